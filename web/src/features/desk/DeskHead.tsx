import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** A sentence on what the page is for. */
  children?: ReactNode;
  /** The ways to something new. */
  action?: ReactNode;
}

/** The head of a page of the desk: smaller than a member's pages have, as figures come first here. */
export function DeskHead({ title, children, action }: Props) {
  return (
    <Flex align="flex-end" wrap="wrap" gap="4" mb="6">
      <Box flex="1" minW="14rem">
        <chakra.h1 textStyle="heading">{title}</chakra.h1>
        {children !== undefined && (
          <chakra.p color="fg.muted" textStyle="small" mt="1" maxW="prose">
            {children}
          </chakra.p>
        )}
      </Box>
      {action !== undefined && (
        <Flex gap="3" wrap="wrap">
          {action}
        </Flex>
      )}
    </Flex>
  );
}
