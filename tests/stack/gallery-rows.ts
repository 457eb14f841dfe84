import type { Call, World } from './permission-world.ts';

/** Requests about lists of pictures and the trash, for the table of permissions. */
export const GALLERY_ROWS: Record<string, (world: World) => Call> = {
  'get /api/images': () => ({ path: '/api/images' }),
  'get /api/images/public': () => ({ path: '/api/images/public' }),
  'get /api/image-trash': () => ({ path: '/api/image-trash' }),
  'delete /api/image-trash': () => ({ path: '/api/image-trash' }),
  // Those of others are passed over, so that anybody may ask.
  'post /api/image-trash/restorations': (it) => ({
    path: '/api/image-trash/restorations',
    body: { ids: [it.image] },
  }),
  'post /api/image-trash/removals': (it) => ({
    path: '/api/image-trash/removals',
    body: { ids: [it.image] },
  }),
};
