import type { Call, World } from './permission-world.ts';

/** Requests that their owner may make, for the words of pictures: of the table of permissions. */
export const IMAGE_WORD_ROWS: Record<string, (world: World) => Call> = {
  'get /api/image-presets': () => ({ path: '/api/image-presets' }),
  'get /api/image-prompts': () => ({ path: '/api/image-prompts' }),
  'delete /api/image-prompts/:id': (it) => ({ path: `/api/image-prompts/${it.image}` }),
  'post /api/generate/image/richer': () => ({
    path: '/api/generate/image/richer',
    body: { prompt: 'the sea' },
  }),
};
