import { useQuery } from '@tanstack/react-query';
import { transparencyView, type TransparencyMonth } from '@vesper/core/contract/transparency';
import { request } from '../../lib/request.ts';

/** What was reported and decided, month by month. */
export function useTransparency() {
  return useQuery<TransparencyMonth[]>({
    queryKey: ['api', 'transparency'],
    queryFn: async ({ signal }) =>
      (await request(transparencyView, 'GET', '/api/transparency', { signal })).months,
  });
}
