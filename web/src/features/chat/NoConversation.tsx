import { Box, Center, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { OpenListButton } from './ChatHeader.tsx';

interface Props {
  onOpenList: () => void;
  children: ReactNode;
}

/** The middle of the screen when no conversation is open there. */
export function NoConversation({ onOpenList, children }: Props) {
  return (
    <Flex direction="column" flex="1" minW="0" overflowY="auto">
      <Box p="2" display={{ md: 'none' }}>
        <OpenListButton onClick={onOpenList} />
      </Box>
      <Center flex="1" px="6" pb={{ base: '14', md: '20' }}>
        {children}
      </Center>
    </Flex>
  );
}
