import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useOrder } from '../../data/purchase/orders.ts';
import { refreshSession } from '../../data/user/session.ts';
import { isMissing } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { Card } from '../../ui/Card.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Page } from '../../ui/Page.tsx';
import { PlansLink } from '../../ui/PlansLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PurchaseOutcome } from './PurchaseOutcome.tsx';

/** Whoever comes back from paying waits here until the provider has told us, and reads what came of it. */
export function PurchasePage() {
  const { orderId = '' } = useParams();
  const { data, error, refetch } = useOrder(orderId);
  const status = data?.status;
  useEffect(() => {
    // The plan and what is owed come with the account, and no event tells of them.
    if (status !== undefined && status !== 'open') inBackground(refreshSession());
  }, [status]);
  return (
    <Page maxW="2xl">
      <Card pad="lg" role="status" aria-live="polite">
        {data ? (
          <PurchaseOutcome order={data} />
        ) : error === null ? (
          <Skeleton height="16rem" />
        ) : isMissing(error) ? (
          <EmptyState
            level="h1"
            title="There is no such purchase"
            description="It may belong to another account."
            action={<PlansLink />}
          />
        ) : (
          <LoadFailed what="Your purchase" onRetry={() => inBackground(refetch())} />
        )}
      </Card>
    </Page>
  );
}
