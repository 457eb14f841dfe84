import { useQuery } from '@tanstack/react-query';
import { creatorView } from '@vesper/core/contract/creator';
import { createReveals } from '../../lib/reveals.ts';
import { request } from '../../lib/request.ts';

/** What is counted of other people comes without an event, so it is read again when this old. */
const FRESH_MS = 30_000;

const { reveal, useSharpened } = createReveals(async (id) => {
  const path = `/api/creators/${id}?sharp=true`;
  const { profileImageUrl, blurred } = await request(creatorView, 'GET', path);
  return { profileImageUrl, blurred };
});

/** Shows the face of a creator that came blurred. @throws what the call throws */
export const revealCreator = reveal;

/** A member as others see them; 404 for who has made nothing public. */
export function useCreator(id: string) {
  const sharpened = useSharpened();
  const query = useQuery({
    queryKey: ['api', 'creators', id],
    queryFn: () => request(creatorView, 'GET', `/api/creators/${id}`),
    staleTime: FRESH_MS,
  });
  return { ...query, data: query.data && sharpened(query.data) };
}
