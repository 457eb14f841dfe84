import { Flex, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Term = chakra('dt', { base: { textStyle: 'caption', color: 'fg.subtle' } });
const Said = chakra('dd', { base: { textStyle: 'small', overflowWrap: 'anywhere' } });

export type Fact = readonly [name: string, what: ReactNode];

/** Everything about an opened row; what is null is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Flex as="dl" direction="column" gap="3.5" pt="5">
      {facts
        .filter(([, what]) => what !== null && what !== '')
        .map(([name, what]) => (
          <div key={name}>
            <Term>{name}</Term>
            <Said>{what}</Said>
          </div>
        ))}
    </Flex>
  );
}
