import { Box, Flex } from '@chakra-ui/react';

const SHOWN = 12;

/** The balance as small moons, as far as they fit. */
export function TokenPips({ tokens }: { tokens: number }) {
  return (
    <Flex gap="2" wrap="wrap" mt="auto" pt="5" aria-hidden>
      {Array.from({ length: Math.min(tokens, SHOWN) }, (_, index) => (
        <Box
          key={index}
          boxSize="3"
          borderRadius="full"
          backgroundImage="dusk"
          opacity={1 - (index / SHOWN) * 0.6}
        />
      ))}
    </Flex>
  );
}
