import type { Call, World } from './permission-world.ts';

/** Requests about the order of conversations and what leads out of them, for the table of permissions. */
export const TALK_ROWS: Record<string, (world: World) => Call> = {
  // Those of others are passed over, so that anybody may ask.
  'post /api/conversations/changes': (it) => ({
    path: '/api/conversations/changes',
    body: { ids: [it.conversation], change: { isArchived: true } },
  }),
  'post /api/conversations/removals': (it) => ({
    path: '/api/conversations/removals',
    body: { ids: [it.conversation] },
  }),
  'get /api/conversations/:id/file': (it) => ({
    path: `/api/conversations/${it.conversation}/file?format=markdown`,
  }),
  'get /api/conversations/imports': () => ({ path: '/api/conversations/imports' }),
  'post /api/conversations/imports': () => ({
    path: '/api/conversations/imports',
    body: { hello: 1 },
  }),
  'put /api/conversations/:id/share': (it) => ({
    path: `/api/conversations/${it.conversation}/share`,
    body: { withName: true },
  }),
  'get /api/shares': () => ({ path: '/api/shares' }),
  'delete /api/shares/:id': (it) => ({ path: `/api/shares/${it.share}` }),
  'post /api/shared': (it) => ({ path: '/api/shared', body: { token: it.shareToken } }),
  'get /api/folders': () => ({ path: '/api/folders' }),
  'post /api/folders': () => ({ path: '/api/folders', body: { name: 'Stories' } }),
  'patch /api/folders/:id': (it) => ({
    path: `/api/folders/${it.folder}`,
    body: { name: 'Mornings' },
  }),
  'delete /api/folders/:id': (it) => ({ path: `/api/folders/${it.folder}` }),
};
