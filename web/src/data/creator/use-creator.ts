import { useQuery } from '@tanstack/react-query';
import { creatorView } from '@vesper/core/contract/creator';
import { request } from '../../lib/request.ts';

/** What is counted of other people comes without an event, so it is read again when this old. */
const FRESH_MS = 30_000;

/** A member as others see them; 404 for who has made nothing public. */
export function useCreator(id: string) {
  return useQuery({
    queryKey: ['api', 'creators', id],
    queryFn: () => request(creatorView, 'GET', `/api/creators/${id}`),
    staleTime: FRESH_MS,
  });
}
