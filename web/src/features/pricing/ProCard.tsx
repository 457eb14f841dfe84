import { PLANS } from '@vesper/core/contract/plans';
import type { PublicConfig } from '@vesper/core/contract/public-config';
import type { OffersView } from '@vesper/core/contract/purchase';
import { usePublicConfig } from '../../data/config/public-config.ts';
import { launchMonth } from '../../data/plan/plan-words.ts';
import { priceWords } from '../../data/purchase/money.ts';
import { ruleWords } from '../../data/user/refill-words.ts';
import { useSession } from '../../data/user/session.ts';
import { PLAN_POINTS, PRO_POINTS_NOW } from './plan-points.ts';
import { PlanCard } from './PlanCard.tsx';
import { ProOffer } from './ProOffer.tsx';

const LEAD = 'For those who stay up late.';

/** What the plan contains, with the tokens that come by themselves. */
function pointsOf(config: PublicConfig | undefined, isSold: boolean) {
  const rule = config?.refill.pro ?? null;
  const tokens = rule === null ? [] : [{ text: `Tokens ${ruleWords(rule)}` }];
  return [...(isSold ? PRO_POINTS_NOW : PLAN_POINTS.pro), ...tokens];
}

/** The Pro plan: theirs, for sale, or still to come. */
export function ProCard({ offers }: { offers: OffersView | undefined }) {
  const session = useSession();
  const config = usePublicConfig();
  const launch = launchMonth(config?.proLaunch ?? null);
  const isTheirs = session.status === 'signed-in' && session.user.plan === 'pro';
  const pro = offers?.pro ?? undefined;
  return (
    <PlanCard
      {...PLANS.pro}
      price={pro && priceWords(pro.price)}
      lead={launch === undefined ? LEAD : `${LEAD} Launching ${launch}.`}
      badge={isTheirs ? 'Current plan' : pro ? 'Available now' : 'Coming Soon'}
      points={pointsOf(config, pro !== undefined)}
      accent
    >
      <ProOffer offers={offers} />
    </PlanCard>
  );
}
