import type { ImageView } from '../contract/image.ts';
import { mediaPaths } from '../contract/media.ts';
import type { ImageDocument } from '../models/image.ts';

/** Paths are there as soon as the picture is: a pending or failed one has none. */
export function presentImage(image: ImageDocument, liked: boolean): ImageView {
  const ready = image.status === 'complete';
  return {
    id: image.id,
    runId: image.runId.toHexString(),
    imageUrl: ready ? mediaPaths.image(image.id) : null,
    thumbnailUrl: ready ? mediaPaths.thumbnail(image.id) : null,
    prompt: image.prompt,
    negativePrompt: image.negativePrompt ?? null,
    seed: image.seed,
    model: image.model,
    settings: { size: image.size, quality: image.quality, style: image.style },
    likes: image.likes,
    liked,
    isPublic: image.isPublic,
    status: image.status,
    createdAt: image.createdAt.toISOString(),
  };
}
