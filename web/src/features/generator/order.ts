import type { GenerateImageRequest } from '@vesper/core/contract/image';
import { seedOf, type Advanced, type Settings } from '../../data/image/image-draft.ts';

interface Wishes {
  prompt: string;
  settings: Settings;
  advanced: Advanced;
  /** The photo of oneself that the picture is to feature. */
  likenessId: string | null;
}

/** The order as it is sent; fields left empty are left out. */
export function orderOf({ prompt, settings, advanced, likenessId }: Wishes): GenerateImageRequest {
  const seed = seedOf(advanced.seed) ?? undefined;
  const negativePrompt = advanced.negativePrompt.trim();
  return {
    prompt: prompt.trim(),
    ...settings,
    ...(seed !== undefined && { seed }),
    ...(negativePrompt !== '' && { negativePrompt }),
    ...(likenessId !== null && { likenessId }),
  };
}
