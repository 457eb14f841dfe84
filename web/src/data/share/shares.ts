import { useQuery } from '@tanstack/react-query';
import {
  sharedTalk,
  shareView,
  type SharedTalk,
  type ShareView,
} from '@vesper/core/contract/share';
import { z } from 'zod';
import { queryClient, READ_ON_FOCUS, READ_ON_OPEN } from '../../lib/query.ts';
import { ignored, request } from '../../lib/request.ts';

const PATH = '/api/shares';
const KEY = ['api', 'shares'] as const;

/** The member's links to conversations, the one renewed last first. */
export function useShares() {
  return useQuery<ShareView[]>({
    queryKey: KEY,
    queryFn: ({ signal }) => request(z.array(shareView), 'GET', PATH, { signal }),
    ...READ_ON_OPEN,
  });
}

/** Makes a link to a conversation as it is now, or renews what its link shows. */
export async function shareConversation(id: string, withName: boolean): Promise<ShareView> {
  const body = { withName };
  const share = await request(shareView, 'PUT', `/api/conversations/${id}/share`, { body });
  await queryClient.invalidateQueries({ queryKey: KEY });
  return share;
}

/** Ends a link: nobody reads anything by it from then on. */
export async function endShare(id: string): Promise<void> {
  await request(ignored, 'DELETE', `${PATH}/${id}`);
  await queryClient.invalidateQueries({ queryKey: KEY });
}

/** What somebody's link shows. */
export function useSharedTalk(token: string) {
  return useQuery<SharedTalk>({
    queryKey: ['api', 'shared', token],
    queryFn: ({ signal }) =>
      request(sharedTalk, 'POST', '/api/shared', {
        ...{ body: { token }, anonymous: true, readsOnly: true, signal },
      }),
    gcTime: 0,
    ...READ_ON_OPEN,
    // It may have ended meanwhile.
    ...READ_ON_FOCUS,
  });
}
