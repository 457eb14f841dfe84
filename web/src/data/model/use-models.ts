import { useQuery } from '@tanstack/react-query';
import { modelsView } from '@vesper/core/contract/model';
import { queryClient, READ_ON_FOCUS, READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';

const KEY = ['api', 'models'] as const;

/** The models that members can choose, in the operator's order. */
export function useModels() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await request(modelsView, 'GET', '/api/models')).models,
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
  });
}

/** Reads them again where they are on screen: a reply found that one of them is away. */
export function refreshModels(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}
