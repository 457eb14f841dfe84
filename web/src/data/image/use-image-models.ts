import { useQuery } from '@tanstack/react-query';
import { IMAGE_SIZES } from '@vesper/core/contract/image';
import { imageModelsView, type ImageModelView } from '@vesper/core/contract/image-model';
import { IMAGE_PRICE } from '@vesper/core/contract/plans';
import { queryClient, READ_ON_FOCUS, READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';

const KEY = ['api', 'image-models'] as const;

/** What is assumed until the models are here: any picture can be ordered before. */
const UNKNOWN: ImageModelView = {
  id: '',
  name: '',
  description: null,
  sampleUrl: null,
  isBuiltin: false,
  isAway: false,
  price: IMAGE_PRICE,
  sizes: [...IMAGE_SIZES],
  abilities: ['negative', 'seed', 'reference'],
  steps: null,
  guidance: null,
};

/** The models that paint, in the operator's order; none until they are here. */
export function useImageModels(): readonly ImageModelView[] {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await request(imageModelsView, 'GET', '/api/image-models')).models,
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
  });
  return data ?? [];
}

/** Reads them again: an order found that they are no longer as they were. */
export function refreshImageModels(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}

/** The chosen model; the first one where nobody chose, or what was chosen is gone. */
export function modelOf(models: readonly ImageModelView[], id: string | null): ImageModelView {
  return models.find((model) => model.id === id) ?? models[0] ?? UNKNOWN;
}
