import { Flex, chakra } from '@chakra-ui/react';

type Facts = ReadonlyArray<readonly [what: string, value: string]>;

/** What belongs to what, line by line; nothing where there is nothing. */
export function FactList({ facts }: { facts: Facts }) {
  if (facts.length === 0) return null;
  return (
    <chakra.dl width="full" mt="3" textStyle="small" borderTopWidth="1px">
      {facts.map(([what, value]) => (
        <Flex key={what} justify="space-between" gap="4" py="2" borderBottomWidth="1px">
          <chakra.dt color="fg.muted">{what}</chakra.dt>
          <chakra.dd textAlign="end" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  );
}
