import type { Call, World } from './permission-world.ts';

/** Rows of the permission table for characters. */
export const CHARACTER_ROWS: Record<string, (world: World) => Call> = {
  'get /api/characters': () => ({ path: '/api/characters' }),
  'get /api/characters/public': () => ({ path: '/api/characters/public' }),
  'get /api/characters/public/tags': () => ({ path: '/api/characters/public/tags' }),
  'post /api/characters/:id/like': (it) => ({ path: `/api/characters/${it.character}/like` }),
  'delete /api/characters/:id/like': (it) => ({ path: `/api/characters/${it.character}/like` }),
  'get /api/characters/:id': (it) => ({ path: `/api/characters/${it.character}` }),
  'post /api/characters': () => ({ path: '/api/characters', body: { name: 'Noor' } }),
  'put /api/characters/:id': (it) => ({
    path: `/api/characters/${it.character}`,
    body: { name: 'Noor Lind' },
  }),
  'delete /api/characters/:id': (it) => ({ path: `/api/characters/${it.character}` }),
  'post /api/characters/import': () => ({
    path: '/api/characters/import',
    body: {
      name: 'Noor',
      description: '',
      personality: '',
      scenario: '',
      first_mes: '',
      mes_example: '',
    },
  }),
  'get /api/characters/:id/versions': (it) => ({
    path: `/api/characters/${it.character}/versions`,
  }),
  'post /api/characters/:id/duplicate': (it) => ({
    path: `/api/characters/${it.character}/duplicate`,
  }),
  'get /api/characters/:id/similar': (it) => ({ path: `/api/characters/${it.character}/similar` }),
  'get /api/characters/:id/images': (it) => ({ path: `/api/characters/${it.character}/images` }),
  'get /api/characters/:id/card': (it) => ({
    path: `/api/characters/${it.character}/card?format=json`,
  }),
};
