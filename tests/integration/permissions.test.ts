import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROLES } from '@vesper/core/contract/role';
import { hasRole } from '@vesper/core/policies/desk';
import { LIKENESS_CONSENT } from '@vesper/core/contract/likeness';
import type { Route } from '@vesper/gateway/http/route';
import { ROUTES } from '@vesper/gateway/api/routes';
import { createClient, type Client } from '../stack/client.ts';
import { ACCOUNT_ROWS } from '../stack/account-rows.ts';
import { ASYNC } from '../stack/conversation.ts';
import { newPerson, PASSWORD } from '../stack/person.ts';
import { IMAGE_WORD_ROWS } from '../stack/image-word-rows.ts';
import { CHARACTER_ROWS } from '../stack/character-rows.ts';
import { CASE_ROWS } from '../stack/case-rows.ts';
import { DESK_ROWS } from '../stack/desk-rows.ts';
import { GALLERY_ROWS } from '../stack/gallery-rows.ts';
import { TALK_ROWS } from '../stack/talk-rows.ts';
import { createWorld, LORE_ENTRY, type Call, type World } from '../stack/permission-world.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** Route → a request that its owner may make. A route without a row fails the first test. */
const ROWS: Record<string, (world: World) => Call> = {
  'post /api/signup': () => ({
    path: '/api/signup',
    body: { email: `${new Types.ObjectId().toHexString()}@example.com`, password: PASSWORD },
  }),
  'post /api/signin': ({ email }) => ({
    path: '/api/signin',
    body: { email, password: PASSWORD },
  }),
  'post /api/signout': () => ({ path: '/api/signout' }),
  'get /api/user': () => ({ path: '/api/user' }),
  'get /api/session': () => ({ path: '/api/session' }),
  'get /api/config': () => ({ path: '/api/config' }),
  'get /api/login': () => ({ path: '/api/login' }),
  'get /api/logout': () => ({ path: '/api/logout' }),
  'get /api/conversations': () => ({ path: '/api/conversations' }),
  'post /api/conversations': () => ({ path: '/api/conversations', body: {} }),
  'get /api/conversations/:id': (it) => ({ path: `/api/conversations/${it.conversation}` }),
  'patch /api/conversations/:id': (it) => ({
    path: `/api/conversations/${it.conversation}`,
    body: { title: 'Evenings' },
  }),
  'delete /api/conversations/:id': (it) => ({ path: `/api/conversations/${it.conversation}` }),
  'get /api/conversations/:id/messages': (it) => ({
    path: `/api/conversations/${it.conversation}/messages`,
  }),
  'get /api/conversations/:id/summary': (it) => ({
    path: `/api/conversations/${it.conversation}/summary`,
  }),
  'patch /api/conversations/:id/summary': (it) => ({
    path: `/api/conversations/${it.conversation}/summary`,
    body: { text: 'They met in the fog.' },
  }),
  'get /api/memories': () => ({ path: '/api/memories' }),
  'get /api/memories/overview': () => ({ path: '/api/memories/overview' }),
  'post /api/memories': () => ({
    path: '/api/memories',
    body: { text: 'Likes rain', characterId: null },
  }),
  'patch /api/memories/:id': (it) => ({
    path: `/api/memories/${it.memory}`,
    body: { isPinned: true },
  }),
  'delete /api/memories/:id': (it) => ({ path: `/api/memories/${it.memory}` }),
  'delete /api/memories': () => ({ path: '/api/memories?characterId=general' }),
  'post /api/memories/seen': (it) => ({
    path: '/api/memories/seen',
    body: { ids: [it.memory] },
  }),
  'put /api/memories/switch': () => ({
    path: '/api/memories/switch',
    body: { characterId: null, isOn: true },
  }),
  'post /api/chat/:id': (it) => ({
    path: `/api/chat/${it.conversation}`,
    body: { content: 'Hello' },
  }),
  // The conversation of the table is no group, so its owner is told so.
  'post /api/conversations/:id/turns': (it) => ({
    path: `/api/conversations/${it.conversation}/turns`,
    body: { characterId: it.character },
    refusal: 'validation_failed',
  }),
  'post /api/conversations/:id/pictures': (it) => ({
    path: `/api/conversations/${it.conversation}/pictures`,
    body: { prompt: 'a boat' },
  }),
  'get /api/models': () => ({ path: '/api/models' }),
  'get /api/video-models': () => ({ path: '/api/video-models' }),
  'get /api/videos': () => ({ path: '/api/videos' }),
  'get /api/videos/:id': (it) => ({ path: `/api/videos/${it.video}` }),
  'delete /api/videos/:id': (it) => ({ path: `/api/videos/${it.video}` }),
  'post /api/generate/video': () => ({ path: '/api/generate/video', body: { prompt: 'the sea' } }),
  'get /api/image-models': () => ({ path: '/api/image-models' }),
  'post /api/images/:id/like': (it) => ({
    path: `/api/images/${it.image}/like`,
    ...(it.isPublic ? {} : { refusal: 'not_public' }),
  }),
  'delete /api/images/:id/like': (it) => ({ path: `/api/images/${it.image}/like` }),
  'get /api/images/:id': (it) => ({ path: `/api/images/${it.image}` }),
  'post /api/generate/image': () => ({ path: '/api/generate/image', body: { prompt: 'the sea' } }),
  'put /api/images/:id/visibility': (it) => ({
    path: `/api/images/${it.image}/visibility`,
    body: { isPublic: true },
  }),
  'get /api/images/:id/versions': (it) => ({ path: `/api/images/${it.image}/versions` }),
  'post /api/images/:id/versions': (it) => ({
    path: `/api/images/${it.image}/versions`,
    body: { task: 'vary' },
  }),
  'delete /api/images/:id': (it) => ({ path: `/api/images/${it.image}` }),
  'get /api/onlyfans-self-ai': () => ({ path: '/api/onlyfans-self-ai' }),
  'get /api/onlyfans-self-ai/consent': () => ({ path: '/api/onlyfans-self-ai/consent' }),
  'post /api/onlyfans-self-ai/consent': () => ({
    path: '/api/onlyfans-self-ai/consent',
    body: { version: LIKENESS_CONSENT.version },
  }),
  'post /api/onlyfans-self-ai/first-picture': () => ({
    path: '/api/onlyfans-self-ai/first-picture',
    body: { prompt: 'a lake' },
    refusal: 'consent_required',
  }),
  'put /api/onlyfans-self-ai': () => ({
    path: '/api/onlyfans-self-ai',
    body: { imageURL: 'http://localhost/none' },
    refusal: 'consent_required',
  }),
  'delete /api/onlyfans-self-ai/:id': (it) => ({ path: `/api/onlyfans-self-ai/${it.likeness}` }),
  'delete /api/onlyfans-self-ai': () => ({ path: '/api/onlyfans-self-ai' }),
  'post /api/user/age-review': () => ({
    path: '/api/user/age-review',
    body: { words: 'I am 34.' },
    refusal: 'not_found',
  }),
  'get /api/user/export': () => ({ path: '/api/user/export' }),
  'delete /api/user': () => ({ path: '/api/user', body: { password: PASSWORD } }),
  'patch /api/user': () => ({ path: '/api/user', body: { firstName: 'Ada' } }),
  'post /api/objects/upload': () => ({ path: '/api/objects/upload' }),
  'post /api/try': () => ({ path: '/api/try', body: { text: 'Hello' } }),
  'post /api/speech': () => ({
    path: '/api/speech',
    body: { text: 'Good evening.' },
    refusal: 'not_found',
  }),
  // It has passed its check, so that there is nothing to look at.
  'post /api/picture-reviews': (it) => ({
    path: '/api/picture-reviews',
    body: { type: 'image', id: it.image },
    refusal: 'not_found',
  }),
  'post /api/shown-pictures': () => ({
    path: '/api/shown-pictures',
    body: {},
    refusal: 'unsupported_media_type',
  }),
  'post /api/speech/transcriptions': () => ({
    path: '/api/speech/transcriptions',
    body: { text: 'no sound' },
    refusal: 'unsupported_media_type',
  }),
  'post /api/generate/image/reading': () => ({
    path: '/api/generate/image/reading',
    body: { prompt: 'a boat' },
  }),
  'get /api/dashboard/stats': () => ({ path: '/api/dashboard/stats' }),
  'get /api/purchases/packs': () => ({ path: '/api/purchases/packs' }),
  // This stack has no payment provider, so whoever may ask is told so.
  'post /api/purchases/orders': () => ({
    path: '/api/purchases/orders',
    body: { packId: 'ember', requestId: randomUUID() },
    refusal: 'purchases_off',
  }),
  'get /api/purchases/orders': () => ({ path: '/api/purchases/orders' }),
  'get /api/purchases/orders/:id': (it) => ({ path: `/api/purchases/orders/${it.order}` }),
  'post /api/purchases/orders/:id/demo': (it) => ({
    path: `/api/purchases/orders/${it.order}/demo`,
    body: { outcome: 'paid' },
    refusal: 'not_found',
  }),
  'post /api/age/assurance/webhook': () => ({
    path: '/api/age/assurance/webhook',
    body: {},
    refusal: 'unsupported_media_type',
  }),
  'post /api/purchases/webhooks/demo': () => ({
    path: '/api/purchases/webhooks/demo',
    body: {},
    refusal: 'not_found',
  }),
  'get /api/purchases/webhooks/verotel': () => ({
    path: '/api/purchases/webhooks/verotel',
    refusal: 'not_found',
  }),
  'get /api/tokens/ledger': () => ({ path: '/api/tokens/ledger' }),
  'post /api/tokens/codes': () => ({
    path: '/api/tokens/codes',
    body: { code: 'NOSUCHCODE' },
    refusal: 'code_unknown',
  }),
  'post /api/tokens/gifts': (it) => ({
    path: '/api/tokens/gifts',
    body: { userId: it.creator, tokens: 1, requestId: randomUUID() },
    refusal: 'switched_off',
  }),
  'post /api/messages/:id/regenerate': (it) => ({
    path: `/api/messages/${it.reply}/regenerate`,
  }),
  'post /api/messages/:id/continue': (it) => ({ path: `/api/messages/${it.reply}/continue` }),
  'post /api/messages/:id/fork': (it) => ({ path: `/api/messages/${it.reply}/fork` }),
  'post /api/conversations/:id/impersonate': (it) => ({
    path: `/api/conversations/${it.conversation}/impersonate`,
  }),
  'patch /api/messages/:id': (it) => ({
    path: `/api/messages/${it.message}`,
    body: { content: 'Good evening' },
  }),
  'put /api/messages/:id/variant': (it) => ({
    path: `/api/messages/${it.reply}/variant`,
    body: { variant: 1 },
  }),
  'get /api/messages/:id/sent': (it) => ({
    path: `/api/messages/${it.reply}/sent`,
    refusal: 'sent_prompt_gone',
  }),
  'delete /api/messages/:id': (it) => ({ path: `/api/messages/${it.message}` }),
  ...CHARACTER_ROWS,
  'get /api/personas': () => ({ path: '/api/personas' }),
  'post /api/personas': () => ({ path: '/api/personas', body: { name: 'Robin' } }),
  'patch /api/personas/:id': (it) => ({
    path: `/api/personas/${it.persona}`,
    body: { name: 'Robin Lind' },
  }),
  'delete /api/personas/:id': (it) => ({ path: `/api/personas/${it.persona}` }),
  'get /api/notifications': () => ({ path: '/api/notifications' }),
  'post /api/notifications/read': () => ({ path: '/api/notifications/read', body: {} }),
  'put /api/characters/:id/lorebook': (it) => ({
    path: `/api/characters/${it.character}/lorebook`,
  }),
  'get /api/lorebooks': () => ({ path: '/api/lorebooks' }),
  'post /api/lorebooks': () => ({ path: '/api/lorebooks', body: { name: 'Bay' } }),
  'post /api/lorebooks/import': () => ({
    path: '/api/lorebooks/import',
    body: { hello: 1 },
    refusal: 'bad_lorebook',
  }),
  'get /api/lorebooks/:id': (it) => ({ path: `/api/lorebooks/${it.lorebook}` }),
  'patch /api/lorebooks/:id': (it) => ({
    path: `/api/lorebooks/${it.lorebook}`,
    body: { name: 'Bay' },
  }),
  'delete /api/lorebooks/:id': (it) => ({ path: `/api/lorebooks/${it.lorebook}` }),
  'post /api/lorebooks/:id/duplicate': (it) => ({
    path: `/api/lorebooks/${it.lorebook}/duplicate`,
  }),
  'get /api/lorebooks/:id/file': (it) => ({ path: `/api/lorebooks/${it.lorebook}/file` }),
  'post /api/lorebooks/:id/entries': (it) => ({
    path: `/api/lorebooks/${it.lorebook}/entries`,
    body: { name: 'Reef' },
  }),
  'patch /api/lorebooks/:id/entries': (it) => ({
    path: `/api/lorebooks/${it.lorebook}/entries`,
    body: { entryId: LORE_ENTRY, name: 'Reef' },
  }),
  'delete /api/lorebooks/:id/entries': (it) => ({
    path: `/api/lorebooks/${it.lorebook}/entries?entryId=${LORE_ENTRY}`,
  }),
  'get /api/stories': () => ({ path: '/api/stories' }),
  'post /api/stories': () => ({
    path: '/api/stories',
    body: { genre: 'mystery', lead: 'Ada' },
  }),
  'get /api/stories/:id': (it) => ({ path: `/api/stories/${it.story}` }),
  'post /api/stories/:id/passages': (it) => ({
    path: `/api/stories/${it.story}/passages`,
    body: { parentId: it.passage, choice: 'Wait' },
  }),
  'delete /api/stories/:id': (it) => ({ path: `/api/stories/${it.story}` }),
  'get /api/creators/:id': (it) => ({ path: `/api/creators/${it.creator}` }),
  'get /api/creators/:id/images': (it) => ({ path: `/api/creators/${it.creator}/images` }),
  ...IMAGE_WORD_ROWS,
  ...ACCOUNT_ROWS,
  ...DESK_ROWS,
  ...CASE_ROWS,
  ...TALK_ROWS,
  ...GALLERY_ROWS,
  'post /api/runs/:id/cancel': (it) => ({ path: `/api/runs/${it.run}/cancel` }),
};

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Methods of requests by those of routes, which are in lower case. */
const METHODS = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
} as const;

type Expected = 'allowed' | 401 | 403 | 404;

/** Expected answers to people who are not the owner, by the route's policy, for private things. */
const STRANGERS: Record<'anyone' | 'self' | 'public-list' | 'private', Expected> = {
  anyone: 'allowed',
  self: 'allowed',
  'public-list': 'allowed',
  private: 404,
};

/** Expected answers to a stranger for a public thing, by resource and action. */
const SHOWN: Record<string, Record<string, Expected>> = {
  image: { read: 'allowed', like: 'allowed', change: 403 },
  character: { read: 'allowed', change: 403 },
  creator: { read: 'allowed' },
};

async function expectAnswer(
  client: Client,
  { method, responses }: Route,
  { path, body, refusal }: Call,
  expected: Expected,
): Promise<void> {
  const answer = await client.request(METHODS[method], path, body, ASYNC);
  const told = `${method} ${path} ${answer.status} ${JSON.stringify(answer.body)}`;
  if (expected !== 'allowed') expect(answer.status, told).toBe(expected);
  else if (refusal) expect(answer.body, told).toMatchObject({ code: refusal });
  else expect(Object.keys(responses), told).toContain(String(answer.status));
}

it('every route that is served has a row in this table, and no other', async () => {
  const served = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
  const answer = await fetch(`${stack.baseUrl}/api/openapi.json`);
  const { paths } = served.parse(await answer.json());
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(Object.keys(ROWS).sort()).toEqual(operations.sort());
  expect(Object.keys(ROWS).sort()).toEqual(ROUTES.map(nameOf).sort());
});

const TABLE = ROUTES.map((route) => [nameOf(route), route] as const);

describe.each(TABLE)('%s', (name, route) => {
  const { access, policy } = route;
  const callIn = (world: World): Call => {
    const call = ROWS[name]?.(world);
    if (!call) throw new Error('This route has no row.');
    return call;
  };

  if (typeof policy === 'object' && 'desk' in policy) {
    const { desk } = policy;
    it(`is for the staff: ${desk}`, async () => {
      const world = await createWorld(stack, { isPublic: false });
      await expectAnswer(createClient(stack.baseUrl), route, callIn(world), 401);
      for (const role of ROLES) {
        const may = desk === 'any' ? role !== 'member' : hasRole({ role }, desk);
        const expected = role === 'member' ? 404 : may ? 'allowed' : 403;
        const { client } = await newStaff(stack, role);
        await expectAnswer(client, route, callIn(world), expected);
      }
    });
    return;
  }

  const whom = typeof policy === 'string' ? policy : `the owner of its ${policy.resource.name}`;

  it(`is for: ${whom}`, async () => {
    const world = await createWorld(stack, { isPublic: false });
    const { client: stranger } = await newPerson(stack);
    const nobody = createClient(stack.baseUrl);
    await expectAnswer(nobody, route, callIn(world), access === 'public' ? 'allowed' : 401);
    const expected = STRANGERS[typeof policy === 'string' ? policy : 'private'];
    await expectAnswer(stranger, route, callIn(world), expected);
    await expectAnswer(world.owner, route, callIn(world), 'allowed');
  });

  if (typeof policy === 'string' || !(policy.resource.name in SHOWN)) return;
  const expected = SHOWN[policy.resource.name]?.[policy.action];

  it(`when everyone may see it, it is for strangers: ${expected}`, async () => {
    if (!expected) throw new Error(`${policy.action} is not in the table of what is shown.`);
    const world = await createWorld(stack, { isPublic: true });
    const { client: stranger } = await newPerson(stack);
    await expectAnswer(createClient(stack.baseUrl), route, callIn(world), 401);
    await expectAnswer(stranger, route, callIn(world), expected);
    await expectAnswer(world.owner, route, callIn(world), 'allowed');
  });
});
