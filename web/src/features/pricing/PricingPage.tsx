import { Box, Grid, chakra } from '@chakra-ui/react';
import { PLANS } from '@vesper/core/contract/plans';
import { usePublicConfig } from '../../data/config/public-config.ts';
import { launchMonth } from '../../data/plan/plan-words.ts';
import { useSession } from '../../data/user/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page } from '../../ui/Page.tsx';
import { AccountNote } from './AccountNote.tsx';
import { HowTokensWork } from './HowTokensWork.tsx';
import { LimitsToday } from './LimitsToday.tsx';
import { OutOfTokens } from './OutOfTokens.tsx';
import { PLAN_POINTS } from './plan-points.ts';
import { PlanCard } from './PlanCard.tsx';
import { PremiumPanel } from './PremiumPanel.tsx';

const PRO_LEAD = 'For those who stay up late.';

/** 'Buy Tokens' leads here. Visitors may read it too. */
export function PricingPage() {
  const session = useSession();
  const config = usePublicConfig();
  const signedIn = session.status === 'signed-in';
  const launch = launchMonth(config?.proLaunch ?? null);
  return (
    <Page maxW="5xl">
      {signedIn && <OutOfTokens user={session.user} />}
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
          badge={signedIn ? 'Current plan' : 'Available now'}
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
        <PlanCard
          {...PLANS.pro}
          lead={launch === undefined ? PRO_LEAD : `${PRO_LEAD} Launching ${launch}.`}
          badge="Coming Soon"
          points={PLAN_POINTS.pro}
          accent
        >
          <Button size="lg" block disabled>
            Coming Soon
          </Button>
        </PlanCard>
      </Grid>
      <HowTokensWork config={config} />
      <PremiumPanel />
      <AccountNote />
    </Page>
  );
}
