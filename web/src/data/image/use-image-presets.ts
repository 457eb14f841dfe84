import { useQuery } from '@tanstack/react-query';
import { imagePresetsView, type ImagePresetsView } from '@vesper/core/contract/image-preset';
import { queryClient, READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';

const KEY = ['api', 'image-presets'] as const;
const NONE: ImagePresetsView = { presets: [], lists: [] };

/** Styles of pictures and lists of words, in the operator's order; none until they are here. */
export function useImagePresets(): ImagePresetsView {
  const { data = NONE } = useQuery({
    queryKey: KEY,
    queryFn: () => request(imagePresetsView, 'GET', '/api/image-presets'),
    ...READ_ON_OPEN,
  });
  return data;
}

/** Reads them again: an order found that one is gone. */
export function refreshImagePresets(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}
