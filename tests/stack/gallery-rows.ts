import type { Call, World } from './permission-world.ts';

const nobody = 'f'.repeat(24);
const collection = (it: World): string => `/api/collections/${it.collection}`;

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
  'post /api/images/changes': (it) => ({
    path: '/api/images/changes',
    body: { ids: [it.image], change: { isPublic: false } },
  }),
  'post /api/images/removals': (it) => ({
    path: '/api/images/removals',
    body: { ids: [it.image] },
  }),
  'post /api/images/zips': () => ({
    path: '/api/images/zips',
    body: { ids: [nobody] },
    refusal: 'not_found',
  }),
  'put /api/images/:id/tags': (it) => ({
    path: `/api/images/${it.image}/tags`,
    body: { tags: ['Sea'] },
  }),
  'get /api/collections': () => ({ path: '/api/collections' }),
  'post /api/collections': () => ({ path: '/api/collections', body: { name: 'Boats' } }),
  'get /api/collections/:id': (it) => ({ path: collection(it) }),
  'patch /api/collections/:id': (it) => ({ path: collection(it), body: { name: 'Towers' } }),
  'delete /api/collections/:id': (it) => ({ path: collection(it) }),
  'get /api/collections/:id/images': (it) => ({ path: `${collection(it)}/images` }),
  'post /api/collections/:id/images': (it) => ({
    path: `${collection(it)}/images`,
    body: { ids: [it.image] },
  }),
  'post /api/collections/:id/removals': (it) => ({
    path: `${collection(it)}/removals`,
    body: { ids: [it.image] },
  }),
  'post /api/collections/:id/moves': (it) => ({
    path: `${collection(it)}/moves`,
    body: { imageId: it.image, before: null },
  }),
  'get /api/creators/:id/collections': (it) => ({
    path: `/api/creators/${it.creator}/collections`,
  }),
};
