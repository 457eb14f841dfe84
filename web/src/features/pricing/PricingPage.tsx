import { Box, Grid, chakra } from '@chakra-ui/react';
import { PLANS } from '@vesper/core/contract/plans';
import { usePublicConfig } from '../../data/config/public-config.ts';
import { useOffers } from '../../data/purchase/offers.ts';
import { useSession } from '../../data/user/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page } from '../../ui/Page.tsx';
import { AccountNote } from './AccountNote.tsx';
import { HowTokensWork } from './HowTokensWork.tsx';
import { LimitsToday } from './LimitsToday.tsx';
import { OutOfTokens } from './OutOfTokens.tsx';
import { PLAN_POINTS } from './plan-points.ts';
import { PlanCard } from './PlanCard.tsx';
import { PremiumPanel } from './PremiumPanel.tsx';
import { ProCard } from './ProCard.tsx';
import { RedeemCard } from './RedeemCard.tsx';
import { TokenPacks } from './TokenPacks.tsx';
import { UntilThen } from './UntilThen.tsx';

/** 'Buy Tokens' leads here. Visitors may read it too. */
export function PricingPage() {
  const session = useSession();
  const config = usePublicConfig();
  const offers = useOffers();
  const signedIn = session.status === 'signed-in';
  const isFree = signedIn && session.user.plan === 'free';
  return (
    <Page maxW="5xl">
      {signedIn && <OutOfTokens user={session.user} />}
      {signedIn && <TokenPacks offers={offers} />}
      <Box textAlign="center" mb={{ base: '8', md: '12' }}>
        <chakra.h1 textStyle="display">Choose Your Plan</chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" mt="4">
          Start free. Go further when you are ready.
        </chakra.p>
      </Box>
      <Grid gap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <PlanCard
          {...PLANS.free}
          lead="Everything you need to find out whether you like it."
          badge={isFree ? 'Current plan' : 'Available now'}
          points={PLAN_POINTS.free}
        >
          <LimitsToday config={config} />
          {signedIn ? (
            <ButtonLink to="/" size="lg" block variant="secondary">
              Keep creating
            </ButtonLink>
          ) : (
            <ButtonLink to="/signup" size="lg" block>
              Get Started
            </ButtonLink>
          )}
        </PlanCard>
        <ProCard offers={offers} />
      </Grid>
      {signedIn && <RedeemCard />}
      <HowTokensWork config={config} />
      {!signedIn && <TokenPacks offers={offers} />}
      <PremiumPanel offers={offers} />
      <UntilThen offers={offers} />
      <AccountNote />
    </Page>
  );
}
