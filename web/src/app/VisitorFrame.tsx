import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Brand } from '../ui/Brand.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** A screen of the app that visitors may read, with the ways in above it. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <Flex direction="column" minH="100dvh">
      <Box as="header" borderBottomWidth="1px">
        <Flex
          align="center"
          gap="2"
          height="16"
          maxW="7xl"
          mx="auto"
          px={{ base: '4', sm: '6', lg: '10' }}
        >
          <Brand compact />
          <ButtonLink to="/signin" variant="ghost" ms="auto">
            Login
          </ButtonLink>
          <ButtonLink to="/signup">Get Started</ButtonLink>
        </Flex>
      </Box>
      <Box as="main" flex="1">
        {children}
      </Box>
    </Flex>
  );
}
