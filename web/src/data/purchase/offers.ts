import { useQuery } from '@tanstack/react-query';
import { offersView, type OffersView } from '@vesper/core/contract/purchase';
import { READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';

/** What can be bought here, and whether it can be now; undefined until that is known. */
export function useOffers(): OffersView | undefined {
  return useQuery({
    queryKey: ['api', 'purchases', 'packs'],
    queryFn: () => request(offersView, 'GET', '/api/purchases/packs', { anonymous: true }),
    ...READ_ON_OPEN,
  }).data;
}
