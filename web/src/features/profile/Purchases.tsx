import { Box, Flex, chakra } from '@chakra-ui/react';
import type { OrderView } from '@vesper/core/contract/purchase';
import {
  orderLine,
  orderName,
  orderStanding,
  subscriptionWords,
} from '../../data/purchase/order-words.ts';
import { useOrders } from '../../data/purchase/orders.ts';
import { inBackground } from '../../lib/in-background.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** What was bought, with receipts; not there while nothing was. */
export function Purchases() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useOrders();
  if (!data || data.length === 0) return null;
  return (
    <Card as="section" id="purchases" aria-labelledby="purchases-title" scrollMarginTop="6rem">
      <chakra.h2 id="purchases-title" textStyle="heading" mb="2">
        Purchases
      </chakra.h2>
      <chakra.ul listStyleType="none">
        {data.map((order) => (
          <Purchase key={order.id} order={order} />
        ))}
      </chakra.ul>
      {hasNextPage && (
        <Flex justify="center" pt="4">
          <Button
            variant="secondary"
            loading={isFetchingNextPage}
            onClick={() => inBackground(fetchNextPage())}
          >
            Show older
          </Button>
        </Flex>
      )}
    </Card>
  );
}

function Purchase({ order }: { order: OrderView }) {
  const { word, tone } = orderStanding(order);
  const runs = subscriptionWords(order);
  return (
    <Box as="li" py="4" borderBottomWidth="1px" _last={{ borderBottomWidth: '0', pb: '0' }}>
      <Flex align="center" justify="space-between" gap="3">
        <chakra.span textStyle="subheading">{orderName(order)}</chakra.span>
        <Badge tone={tone}>{word}</Badge>
      </Flex>
      <chakra.p textStyle="small" color="fg.muted" mt="1" fontVariantNumeric="tabular-nums">
        {orderLine(order)}
      </chakra.p>
      {runs !== undefined && (
        <chakra.p textStyle="small" mt="1">
          {runs} <Manage url={order.subscription?.manageUrl ?? null} />
        </chakra.p>
      )}
    </Box>
  );
}

/** The provider's page, at which a subscription can be left; a demo's is one of ours. */
function Manage({ url }: { url: string | null }) {
  if (url === null) return null;
  if (url.startsWith('/')) return <TextLink to={url}>Manage</TextLink>;
  return (
    <TextLink to={url} target="_blank" rel="noopener noreferrer">
      Manage
    </TextLink>
  );
}
