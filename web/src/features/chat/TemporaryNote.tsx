import { Box, Flex } from '@chakra-ui/react';
import { MessageCircleDashed } from 'lucide-react';

/** Says above a temporary chat what it is, for as long as it is open. */
export function TemporaryNote() {
  return (
    <Flex
      role="note"
      align="center"
      gap="2.5"
      px={{ base: '4', md: '8' }}
      py="2"
      minH="10"
      borderBottomWidth="1px"
      bg="caution.subtle"
      color="fg.warning"
      textStyle="small"
    >
      <Box aria-hidden flexShrink="0">
        <MessageCircleDashed size={16} />
      </Box>
      <Box>
        <b>Temporary chat: nothing is kept.</b> It is deleted when you leave or reload.
      </Box>
    </Flex>
  );
}
