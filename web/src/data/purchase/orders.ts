import { useQuery } from '@tanstack/react-query';
import {
  createdOrderView,
  orderView,
  type DemoOutcome,
  type OrderView,
} from '@vesper/core/contract/purchase';
import { useEffect } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { usePagedList } from '../../lib/paged-list.ts';
import { queryClient, READ_ON_OPEN } from '../../lib/query.ts';
import { request, requestPage } from '../../lib/request.ts';
import { onBalance, onReady } from '../../realtime/index.ts';

const PATH = '/api/purchases/orders';
const LIST = ['api', 'purchases', 'orders'] as const;
const PAGE_SIZE = 10;
/** Whoever comes back from paying waits; an event that is lost must not keep them waiting. */
const ASK_AGAIN_MS = 5_000;

const keyOf = (id: string) => ['api', 'purchases', 'order', id] as const;

/** The member's own orders, newest first. */
export function useOrders() {
  return usePagedList<OrderView>({
    queryKey: LIST,
    fetchPage: (before) => requestPage(orderView, PATH, { query: { limit: PAGE_SIZE, before } }),
    ...READ_ON_OPEN,
  });
}

/** One order, kept current: its payment is told of by an event, as a change of the balance. */
export function useOrder(id: string) {
  useEffect(() => {
    const read = (): void => inBackground(queryClient.invalidateQueries({ queryKey: keyOf(id) }));
    const stops = [onBalance(read), onReady(read)];
    return () => stops.forEach((stop) => stop());
  }, [id]);
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => request(orderView, 'GET', `${PATH}/${id}`),
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? ASK_AGAIN_MS : false),
    ...READ_ON_OPEN,
  });
}

type Wanted = { packId: string } | { planId: 'pro' };

/**
 * Opens an order. @param requestId the same one opens the same order again
 * @returns the address at which it is paid
 */
export async function openOrder(wanted: Wanted, requestId: string): Promise<string> {
  const body = { ...wanted, requestId };
  const { redirectUrl } = await request(createdOrderView, 'POST', PATH, { body });
  return redirectUrl;
}

/** Presses a button of the demo checkout. */
export async function playDemo(id: string, outcome: DemoOutcome): Promise<void> {
  const order = await request(orderView, 'POST', `${PATH}/${id}/demo`, { body: { outcome } });
  queryClient.setQueryData(keyOf(id), order);
}
