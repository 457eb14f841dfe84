import { useQuery } from '@tanstack/react-query';
import {
  takedownReceipt,
  takedownStatus,
  type TakedownReceipt,
  type TakedownRequest,
  type TakedownStatus,
} from '@vesper/core/contract/takedown';
import { READ_ON_FOCUS, READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';

export function sendTakedown(body: TakedownRequest): Promise<TakedownReceipt> {
  return request(takedownReceipt, 'POST', '/api/takedowns', { body, anonymous: true });
}

/** How far a request has come, by its receipt. */
export function useTakedown(receipt: string) {
  return useQuery<TakedownStatus>({
    queryKey: ['api', 'takedowns', receipt],
    queryFn: ({ signal }) =>
      request(takedownStatus, 'POST', '/api/takedowns/status', {
        ...{ body: { receipt }, anonymous: true, readsOnly: true, signal },
      }),
    retry: false,
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
  });
}
