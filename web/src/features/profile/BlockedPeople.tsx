import { Box, Flex, chakra } from '@chakra-ui/react';
import type { BlockView } from '@vesper/core/contract/block';
import { setBlocked, useBlocks } from '../../data/user/blocks.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/** Whom one has blocked; nothing at all while that is nobody. */
export function BlockedPeople() {
  const { data } = useBlocks();
  if (!data || data.length === 0) return null;
  return (
    <Card as="section" aria-label="People you blocked" pad="none">
      <chakra.h2 textStyle="heading" px={{ base: '5', md: '6' }} pt="5" pb="3">
        People you blocked
      </chakra.h2>
      <Box pb="3">
        {data.map((one) => (
          <Person key={one.userId} one={one} />
        ))}
      </Box>
    </Card>
  );
}

function Person({ one: { userId, firstName, profileImageUrl } }: { one: BlockView }) {
  const [busy, run] = useBusy();
  const name = firstName ?? 'Somebody without a name';
  return (
    <Flex align="center" gap="3.5" px={{ base: '5', md: '6' }} py="2.5">
      <Avatar letter={name.charAt(0)} src={profileImageUrl} size="sm" />
      <chakra.span flex="1" minW="0" truncate>
        {name}
      </chakra.span>
      <Button
        size="sm"
        variant="secondary"
        loading={busy}
        aria-label={`Unblock ${name}`}
        onClick={() => run(() => setBlocked(userId, false))}
      >
        Unblock
      </Button>
    </Flex>
  );
}
