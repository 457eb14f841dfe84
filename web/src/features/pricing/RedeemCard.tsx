import { Grid, chakra } from '@chakra-ui/react';
import { redeemCode } from '../../data/token/redeem-code.ts';
import { Card } from '../../ui/Card.tsx';
import { CodeForm } from '../../ui/CodeForm.tsx';

/** The place for codes that were given away. */
export function RedeemCard() {
  return (
    <Card as="section" aria-labelledby="redeem" mt={{ base: '5', md: '6' }}>
      <Grid gap="5" alignItems="center" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <div>
          <chakra.h2 id="redeem" textStyle="heading">
            You have a code?
          </chakra.h2>
          <chakra.p color="fg.muted" mt="1">
            It adds its tokens to your balance, once for each account.
          </chakra.p>
        </div>
        <CodeForm onRedeem={redeemCode} />
      </Grid>
    </Card>
  );
}
