import type { ImageView } from '@vesper/core/contract/image';

/** A finished picture of somebody else, for tests. */
export const PICTURE: ImageView = {
  id: 'a'.repeat(24),
  imageUrl: null,
  displayUrl: null,
  thumbnailUrl: null,
  prompt: 'A pier',
  negativePrompt: null,
  seed: 1,
  model: 'm',
  settings: {
    ...{ size: '1024x1024', quality: 'standard', style: 'vivid' },
    ...{ modelId: null, steps: null, guidance: null },
  },
  batchId: null,
  task: 'paint',
  originId: null,
  pixels: null,
  likenessId: null,
  likes: 4,
  liked: false,
  isOwn: false,
  isPublic: true,
  pictureState: 'passed',
  pictureReason: null,
  blurred: false,
  status: 'complete',
  createdAt: '2026-01-01T00:00:00.000Z',
};
