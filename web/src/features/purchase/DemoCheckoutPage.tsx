import { Flex, chakra } from '@chakra-ui/react';
import type { DemoOutcome, OrderView } from '@vesper/core/contract/purchase';
import { FlaskConical } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { moneyWords } from '../../data/purchase/money.ts';
import { orderName } from '../../data/purchase/order-words.ts';
import { playDemo, useOrder } from '../../data/purchase/orders.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FactList } from './FactList.tsx';

/** Stands for a payment provider's own page, where purchases are a demonstration. */
export function DemoCheckoutPage() {
  const { orderId = '' } = useParams();
  const { data: order, isError, refetch } = useOrder(orderId);
  return (
    <Page maxW="xl">
      <Card as="section" pad="lg" aria-labelledby="checkout">
        <chakra.h1 id="checkout" textStyle="title">
          Demo checkout
        </chakra.h1>
        <Notice tone="caution" mt="4">
          <FlaskConical size={18} aria-hidden />
          No money is taken here. Choose how the payment ends.
        </Notice>
        {order ? (
          <Checkout order={order} />
        ) : isError ? (
          <LoadFailed what="This order" onRetry={() => inBackground(refetch())} />
        ) : (
          <Skeleton height="10rem" mt="6" />
        )}
      </Card>
    </Page>
  );
}

function Checkout({ order }: { order: OrderView }) {
  const navigate = useNavigate();
  const [busy, run] = useBusy();
  const end = (outcome: DemoOutcome): void =>
    run(async () => {
      try {
        await playDemo(order.id, outcome);
        await navigate(`/subscribe/${order.id}`);
      } catch (error) {
        const description = serverMessage(error, 'The demo checkout did not answer. Try again.');
        showToast({ title: 'Purchase', description, kind: 'failure' });
      }
    });
  const renews = order.subscription?.renews ?? false;
  return (
    <>
      <FactList
        facts={[
          ['Order', orderName(order)],
          ['Price', moneyWords(order.price)],
        ]}
      />
      <Flex direction="column" gap="3" mt="7">
        {renews ? (
          <Button variant="danger" size="lg" loading={busy} onClick={() => end('unsubscribed')}>
            Cancel the subscription
          </Button>
        ) : (
          <>
            <Button size="lg" loading={busy} onClick={() => end('paid')}>
              Pay {moneyWords(order.price)}
            </Button>
            <Button variant="secondary" disabled={busy} onClick={() => end('failed')}>
              Fail
            </Button>
            <Button variant="ghost" disabled={busy} onClick={() => end('cancelled')}>
              Cancel
            </Button>
          </>
        )}
      </Flex>
    </>
  );
}
