import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** A sentence on what the page is for. */
  children: ReactNode;
  /** The ways to something new. */
  action?: ReactNode;
}

/** The head of a page that lists things. */
export function PageHead({ title, children, action }: Props) {
  return (
    <Flex align="flex-end" wrap="wrap" gap="4" mb={{ base: '8', md: '10' }}>
      <Box flex="1" minW="16rem">
        <chakra.h1 textStyle="title">{title}</chakra.h1>
        <chakra.p color="fg.muted" mt="2" maxW="lg">
          {children}
        </chakra.p>
      </Box>
      {action}
    </Flex>
  );
}
