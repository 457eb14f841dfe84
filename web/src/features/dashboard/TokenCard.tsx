import { Box, Flex, chakra } from '@chakra-ui/react';
import { IMAGE_PRICE, LOW_TOKENS } from '@vesper/core/contract/plans';
import { Coins, TriangleAlert } from 'lucide-react';
import { count } from '../../lib/format.ts';
import { TokenPips } from './TokenPips.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';

/** The balance, what a token buys, and a word of warning when few are left. */
export function TokenCard({ tokens }: { tokens: number }) {
  const low = tokens < LOW_TOKENS;
  return (
    <Card
      as="section"
      aria-label="Tokens"
      display="flex"
      flexDirection="column"
      gridColumn={{ md: '1 / -1', xl: '3' }}
      gridRow={{ xl: '1 / span 2' }}
    >
      <Flex align="center" gap="2" color="fg.muted" textStyle="label">
        <Coins size={18} aria-hidden />
        Your tokens
      </Flex>
      <Box
        textStyle="display"
        fontVariantNumeric="tabular-nums"
        mt={{ base: '3', xl: '6' }}
        color={low ? 'fg.warning' : 'fg'}
      >
        {tokens.toLocaleString('en')}
      </Box>
      <chakra.p color="fg.muted" mt="2">
        {count(IMAGE_PRICE, 'token')} = 1 AI generation. Talking is free of tokens.
      </chakra.p>
      {!low && <TokenPips tokens={tokens} />}
      {low && (
        <Flex gap="3" mt="auto" pt="5" color="fg.warning">
          <Box pt="1" aria-hidden>
            <TriangleAlert size={18} />
          </Box>
          <Box>
            <chakra.p textStyle="label">Low on tokens</chakra.p>
            <chakra.p textStyle="small" color="fg.muted">
              Get more tokens to continue creating amazing AI content
            </chakra.p>
            <ButtonLink to="/subscribe" mt="4">
              Buy Tokens
            </ButtonLink>
          </Box>
        </Flex>
      )}
    </Card>
  );
}
