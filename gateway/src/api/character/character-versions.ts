import { z } from 'zod';
import { versionsOf } from '@vesper/core/characters/character-versions';
import { characterVersionView } from '@vesper/core/contract/character-version';
import { idParams } from '@vesper/core/contract/common';
import { route, type Route } from '../../http/route.ts';
import { characters } from '../../resources/character.ts';

const list = route({
  method: 'get',
  path: '/api/characters/:id/versions',
  access: 'user',
  policy: { resource: characters, action: 'change' },
  summary:
    'What a character of yours was before its last changes, the latest first. To go back to one, ' +
    'change the character to its texts: what it is now is kept likewise.',
  params: idParams,
  responses: { 200: z.array(characterVersionView) },
  async handler({ target }) {
    return { status: 200, body: await versionsOf(target) };
  },
});

export const characterVersionRoutes: Route[] = [list];
