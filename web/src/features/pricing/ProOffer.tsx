import type { OffersView } from '@vesper/core/contract/purchase';
import { useBuy } from '../../data/purchase/use-buy.ts';
import { useSession } from '../../data/user/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** The way to the Pro plan: bought here, had already, or still to come. */
export function ProOffer({ offers }: { offers: OffersView | undefined }) {
  const session = useSession();
  const { opening, buy } = useBuy();
  if (session.status === 'signed-in' && session.user.plan === 'pro') {
    return (
      <ButtonLink to="/profile?tab=statistics#purchases" size="lg" block variant="secondary">
        See your plan
      </ButtonLink>
    );
  }
  if (!offers?.pro) {
    return (
      <Button size="lg" block disabled>
        Coming Soon
      </Button>
    );
  }
  return session.status === 'signed-in' ? (
    <Button size="lg" block loading={opening === 'pro'} onClick={() => buy('pro')}>
      Subscribe
    </Button>
  ) : (
    <ButtonLink to="/signup" size="lg" block>
      Get Started
    </ButtonLink>
  );
}
