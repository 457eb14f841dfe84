import { useQuery } from '@tanstack/react-query';
import { videoModelsView, type VideoModelView } from '@vesper/core/contract/video-model';
import { queryClient, READ_ON_FOCUS, READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';

const KEY = ['api', 'video-models'] as const;

/** The models that make films, in the operator's order; none where films cannot be made. */
export function useVideoModels() {
  return useQuery({
    queryKey: KEY,
    queryFn: async (): Promise<VideoModelView[]> =>
      (await request(videoModelsView, 'GET', '/api/video-models')).models,
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
  });
}

/** Reads them again: an order found that they are no longer as they were. */
export function refreshVideoModels(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}
