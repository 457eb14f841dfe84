import { Box, Flex, chakra } from '@chakra-ui/react';
import { IMAGE_PRICE, LOW_TOKENS } from '@vesper/core/contract/plans';
import type { UserView } from '@vesper/core/contract/user';
import { Coins } from 'lucide-react';
import { count } from '../../lib/format.ts';
import { debtWords, refillCountdown } from '../../data/user/refill-words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';

/** The balance, what a token buys, and a word of warning when few are left. */
export function TokenCard({ user }: { user: UserView }) {
  const { tokens } = user;
  const low = tokens < LOW_TOKENS;
  const refill = refillCountdown(user);
  const debt = debtWords(user);
  return (
    <Card as="section" aria-label="Tokens" alignSelf="start">
      <Flex align="baseline" gap="2">
        <Box alignSelf="center" color={low ? 'fg.warning' : 'accent.fg'} aria-hidden>
          <Coins size={20} />
        </Box>
        <chakra.h2 textStyle="heading" fontVariantNumeric="tabular-nums">
          {count(tokens, 'token')}
        </chakra.h2>
      </Flex>
      {refill !== undefined && (
        <chakra.p textStyle="small" color="fg.muted" mt="1">
          {refill}
        </chakra.p>
      )}
      <chakra.p color="fg.muted" textStyle="small" mt="2">
        {count(IMAGE_PRICE, 'token')} = 1 AI generation. Talking is free of tokens.
      </chakra.p>
      {debt !== undefined && (
        <chakra.p textStyle="small" color="fg.warning" mt="2">
          {debt}
        </chakra.p>
      )}
      {low && (
        <Box mt="4" pt="4" borderTopWidth="1px">
          <chakra.p textStyle="label" color="fg.warning">
            Low on tokens
          </chakra.p>
          <chakra.p textStyle="small" color="fg.muted" mt="0.5">
            Get more tokens to continue creating amazing AI content
          </chakra.p>
          <ButtonLink to="/subscribe" variant="secondary" block mt="3">
            Buy Tokens
          </ButtonLink>
        </Box>
      )}
    </Card>
  );
}
