import { useQuery } from '@tanstack/react-query';
import {
  deskOrder,
  deskOrderDetails,
  type DeskOrder,
  type DeskOrderDetails,
} from '@vesper/core/contract/desk/order';
import { READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';
import { useDeskList, type DeskQuery } from './desk-list.ts';

export const ORDERS_PATH = '/api/desk/orders';

export function useDeskOrders(query: DeskQuery) {
  return useDeskList<DeskOrder>(ORDERS_PATH, deskOrder, query);
}

/** One order with everything that its provider told of it. */
export function useDeskOrder(id: string) {
  return useQuery<DeskOrderDetails>({
    queryKey: ['api', 'desk', 'order', id],
    queryFn: ({ signal }) => request(deskOrderDetails, 'GET', `${ORDERS_PATH}/${id}`, { signal }),
    ...READ_ON_OPEN,
  });
}
