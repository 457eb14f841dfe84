import { inBackground } from '../../lib/in-background.ts';
import { queryClient } from '../../lib/query.ts';
import { imageApi } from './image-api.ts';
import { IMAGE_KEYS, patchImage } from './image-cache.ts';

/** Gives a picture of one's own these tags. @throws what the call throws */
export async function setTags(id: string, wanted: readonly string[]): Promise<void> {
  const { tags } = await imageApi.setTags(id, wanted);
  patchImage(id, { tags });
  // It may fit other searches now.
  inBackground(queryClient.invalidateQueries({ queryKey: IMAGE_KEYS.found }));
}
