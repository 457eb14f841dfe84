import { Flex, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: '11',
    py: '1.5',
    px: { base: '4', md: '5' },
    borderTopWidth: '1px',
    textStyle: 'small',
  },
});

/** Lines of a panel. */
export const Rows = chakra('ul', { base: { listStyleType: 'none' } });

/** A name, and what is so about it. */
export function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Item>
      <chakra.span minW="0" truncate>
        {name}
      </chakra.span>
      <Flex gap="3" align="center" color="fg.muted" flexShrink="0" whiteSpace="nowrap">
        {children}
      </Flex>
    </Item>
  );
}
