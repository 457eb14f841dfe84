import { Box, Flex, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  hint?: ReactNode;
  /** A button beside the title, such as the way back to the defaults. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One subject of the settings, set apart from the next by a line. */
export function Section({ title, hint, aside, children }: Props) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      py="6"
      css={{ '& + section': { borderTopWidth: '1px' } }}
    >
      <Flex align="center" gap="3" minH="8" mb={hint === undefined ? '3' : '0.5'}>
        <chakra.h3 id={id} textStyle="subheading" flex="1">
          {title}
        </chakra.h3>
        {aside}
      </Flex>
      {hint !== undefined && (
        <Box textStyle="small" color="fg.muted" mb="4" textWrap="pretty">
          {hint}
        </Box>
      )}
      {children}
    </Box>
  );
}
