import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { OffersView, PackView } from '@vesper/core/contract/purchase';
import { Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { moneyWords } from '../../data/purchase/money.ts';
import { useBuy } from '../../data/purchase/use-buy.ts';
import { useSession } from '../../data/user/session.ts';
import { count } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';

/** Packs of tokens that can be bought now. */
export function TokenPacks({ offers }: { offers: OffersView | undefined }) {
  const { opening, buy } = useBuy();
  const signedIn = useSession().status === 'signed-in';
  if (!offers?.possible || offers.packs.length === 0) return null;
  return (
    <Box
      as="section"
      id="packs"
      aria-labelledby="packs-title"
      mb={{ base: '12', md: '16' }}
      _notFirst={{ mt: { base: '10', md: '14' } }}
    >
      <Flex align="baseline" justify="space-between" gap="4" wrap="wrap" mb="5">
        <chakra.h2 id="packs-title" textStyle="heading">
          Buy tokens
        </chakra.h2>
        <chakra.p textStyle="small" color="fg.muted">
          They do not expire. Taxes may be added at checkout.
        </chakra.p>
      </Flex>
      <Grid
        as="ul"
        listStyleType="none"
        gap={{ base: '3', md: '5' }}
        templateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(14rem, 1fr))' }}
      >
        {offers.packs.map((pack) => (
          <Pack key={pack.id} pack={pack}>
            {signedIn ? (
              <Button
                variant="secondary"
                loading={opening === pack.id}
                disabled={opening !== null}
                aria-label={`Buy ${count(pack.tokens, 'token')} for ${moneyWords(pack.price)}`}
                onClick={() => buy(pack.id)}
              >
                Buy
              </Button>
            ) : (
              <ButtonLink to="/signup" variant="secondary">
                Get Started
              </ButtonLink>
            )}
          </Pack>
        ))}
      </Grid>
      <PaymentNote offers={offers} />
    </Box>
  );
}

function Pack({ pack, children }: { pack: PackView; children: ReactNode }) {
  const { name, tokens, price } = pack;
  const each = { ...price, amount: Math.round(price.amount / tokens) };
  return (
    <Card as="li" display="flex" alignItems="center" gap="4">
      <Box flex="1" minW="0">
        <Flex align="center" gap="2" color="fg.muted" textStyle="small">
          <Box color="accent.fg" aria-hidden>
            <Coins size={16} />
          </Box>
          {name}
        </Flex>
        <chakra.h3 textStyle="heading" mt="1">
          {count(tokens, 'token')}
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted" mt="1" fontVariantNumeric="tabular-nums">
          <chakra.strong color="fg">{moneyWords(price)}</chakra.strong> · {moneyWords(each)} each
        </chakra.p>
      </Box>
      {children}
    </Card>
  );
}

function PaymentNote({ offers: { isDemo, support } }: { offers: OffersView }) {
  return (
    <chakra.p textStyle="small" color="fg.subtle" mt="4">
      {isDemo
        ? 'This is a demonstration: the checkout takes no money. '
        : 'You pay at our payment provider; we never see your card. '}
      Questions about a payment?{' '}
      <chakra.a href={`mailto:${support}`} color="accent.fg" fontWeight="semibold">
        {support}
      </chakra.a>
    </chakra.p>
  );
}
