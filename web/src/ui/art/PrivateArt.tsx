import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import { Globe, Lock } from 'lucide-react';

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    p: '3',
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.raised',
    textStyle: 'small',
  },
});

const swatches = [
  'linear-gradient(160deg, #2b1d4f, #d2627a 60%, #ffc07a)',
  'linear-gradient(160deg, #0e2a4a, #3a7f9e 60%, #d7e6c5)',
] as const;

/** Two pictures, one private and one shared, as a picture of who sees what. */
export function PrivateArt() {
  return (
    <Box aria-hidden display="grid" gap="3" alignContent="center" height="full" p="5">
      {swatches.map((background, index) => (
        <Row key={background} opacity={index === 0 ? 1 : 0.72}>
          <Box boxSize="11" borderRadius="md" flexShrink="0" style={{ background }} />
          <Flex direction="column" gap="1.5" flex="1">
            <Box height="1.5" width="78%" borderRadius="full" bg="border.strong" />
            <Box height="1.5" width="46%" borderRadius="full" bg="border" />
          </Flex>
          <Center gap="1.5" color={index === 0 ? 'accent.fg' : 'fg.muted'} textStyle="caption">
            {index === 0 ? <Lock size={14} /> : <Globe size={14} />}
            {index === 0 ? 'Only you' : 'Shared'}
          </Center>
        </Row>
      ))}
    </Box>
  );
}
