import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '@vesper/gateway/http/route';
import { ROUTES } from '@vesper/gateway/api/routes';
import { createClient, type Client } from '../stack/client.ts';
import { ASYNC, startConversation } from '../stack/conversation.ts';
import { insertImage, newPerson, PASSWORD } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** What the owner has: one of each thing, private. */
interface World {
  owner: Client;
  email: string;
  conversation: string;
  /** A message of the person's and the reply to it. */
  message: string;
  reply: string;
  image: string;
  /** A photo of the person. */
  photo: string;
  run: string;
  character: string;
  story: string;
  passage: string;
}

async function createWorld(): Promise<World> {
  const { client: owner, userId, email } = await newPerson(stack);
  const conversation = await startConversation(owner);
  const at = { userId: new Types.ObjectId(userId), createdAt: new Date(), updatedAt: new Date() };
  const insert = async (collection: string, fields: object): Promise<string> => {
    const result = await stack.documents.collection(collection).insertOne({ ...at, ...fields });
    return String(result.insertedId);
  };
  const image = await insertImage(stack, userId);
  const ended = { kind: 'image', status: 'completed', imageId: new Types.ObjectId(image) };
  const said = { conversationId: new Types.ObjectId(conversation), status: 'complete' };
  const nobody = { name: 'Noor', description: null, greeting: null, traits: [], avatarKey: null };
  const tale = { title: 'Fog', genre: 'mystery', tone: 'warm', lead: 'Ada', passageCount: 1 };
  const story = await insert('stories', tale);
  return {
    owner,
    email,
    conversation,
    message: await insert('messages', { ...said, role: 'user', content: 'Hello' }),
    reply: await insert('messages', {
      ...said,
      role: 'assistant',
      content: 'Hello to you',
      createdAt: new Date(Date.now() + 1),
    }),
    image,
    photo: await insert('likenesses', { status: 'ready', runId: new Types.ObjectId() }),
    run: await insert('runs', ended),
    character: await insert('characters', { ...nobody, isPublic: false }),
    story,
    passage: await insert('story_passages', {
      storyId: new Types.ObjectId(story),
      runId: new Types.ObjectId(),
      parentId: null,
      choice: null,
      text: 'Fog lay on the harbour.',
      choices: ['Wait', 'Walk', 'Call'],
      status: 'complete',
    }),
  };
}

interface Call {
  path: string;
  body?: unknown;
}

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
  'post /api/chat/:id': (it) => ({
    path: `/api/chat/${it.conversation}`,
    body: { content: 'Hello' },
  }),
  'get /api/images': () => ({ path: '/api/images' }),
  'get /api/images/public': () => ({ path: '/api/images/public' }),
  'post /api/images/:id/like': (it) => ({ path: `/api/images/${it.image}/like` }),
  'delete /api/images/:id/like': (it) => ({ path: `/api/images/${it.image}/like` }),
  'get /api/images/:id': (it) => ({ path: `/api/images/${it.image}` }),
  'post /api/generate/image': () => ({ path: '/api/generate/image', body: { prompt: 'the sea' } }),
  'put /api/images/:id/visibility': (it) => ({
    path: `/api/images/${it.image}/visibility`,
    body: { isPublic: true },
  }),
  'delete /api/images/:id': (it) => ({ path: `/api/images/${it.image}` }),
  'get /api/onlyfans-self-ai': () => ({ path: '/api/onlyfans-self-ai' }),
  'get /api/onlyfans-self-ai/consent': () => ({ path: '/api/onlyfans-self-ai/consent' }),
  'post /api/onlyfans-self-ai/consent': () => ({ path: '/api/onlyfans-self-ai/consent' }),
  'put /api/onlyfans-self-ai': () => ({
    path: '/api/onlyfans-self-ai',
    body: { imageURL: 'http://localhost/none' },
  }),
  'delete /api/onlyfans-self-ai/:id': (it) => ({ path: `/api/onlyfans-self-ai/${it.photo}` }),
  'delete /api/onlyfans-self-ai': () => ({ path: '/api/onlyfans-self-ai' }),
  'get /api/user/export': () => ({ path: '/api/user/export' }),
  'delete /api/user': () => ({ path: '/api/user', body: { password: PASSWORD } }),
  'patch /api/user': () => ({ path: '/api/user', body: { firstName: 'Ada' } }),
  'post /api/objects/upload': () => ({ path: '/api/objects/upload' }),
  'get /api/dashboard/stats': () => ({ path: '/api/dashboard/stats' }),
  'get /api/tokens/ledger': () => ({ path: '/api/tokens/ledger' }),
  'post /api/messages/:id/regenerate': (it) => ({
    path: `/api/messages/${it.reply}/regenerate`,
  }),
  'patch /api/messages/:id': (it) => ({
    path: `/api/messages/${it.message}`,
    body: { content: 'Good evening' },
  }),
  'put /api/messages/:id/variant': (it) => ({
    path: `/api/messages/${it.reply}/variant`,
    body: { variant: 1 },
  }),
  'delete /api/messages/:id': (it) => ({ path: `/api/messages/${it.message}` }),
  'get /api/characters': () => ({ path: '/api/characters' }),
  'get /api/characters/public': () => ({ path: '/api/characters/public' }),
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
  'get /api/characters/:id/card': (it) => ({
    path: `/api/characters/${it.character}/card?format=json`,
  }),
  'get /api/notifications': () => ({ path: '/api/notifications' }),
  'post /api/notifications/read': () => ({ path: '/api/notifications/read', body: {} }),
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
  'post /api/runs/:id/cancel': (it) => ({ path: `/api/runs/${it.run}/cancel` }),
};

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Declared methods are lower case; requests shout. */
const METHODS = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
} as const;

async function statusOf(client: Client, route: Route, call: Call): Promise<number> {
  const answer = await client.request(METHODS[route.method], call.path, call.body, ASYNC);
  return answer.status;
}

/** Status classes by who asks; 'allowed' is anything but a refusal for who one is. */
const EXPECTED = {
  anyone: { signedOut: 'allowed', stranger: 'allowed' },
  self: { signedOut: 401, stranger: 'allowed' },
  owner: { signedOut: 401, stranger: 404 },
  visible: { signedOut: 401, stranger: 404 },
} as const;

function expectStatus(status: number, expected: number | 'allowed'): void {
  if (expected === 'allowed') expect([401, 403, 404]).not.toContain(status);
  else expect(status).toBe(expected);
}

it('every route has a policy and a row in this table', () => {
  const lacking = ROUTES.filter((route) => !route.policy || !ROWS[nameOf(route)]);
  expect(lacking.map(nameOf)).toEqual([]);
  expect(Object.keys(ROWS).sort()).toEqual(ROUTES.map(nameOf).sort());
});

describe.each(ROUTES.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
  it(`is for: ${route.policy ?? 'nobody'}`, async () => {
    const world = await createWorld();
    const stranger = createClient(stack.baseUrl);
    await stranger.signUp();
    const call = ROWS[name]?.(world);
    if (!call || !route.policy) throw new Error('This route has no row.');
    const expected = EXPECTED[route.policy];
    expectStatus(await statusOf(createClient(stack.baseUrl), route, call), expected.signedOut);
    expectStatus(await statusOf(stranger, route, call), expected.stranger);
    expectStatus(await statusOf(world.owner, route, call), 'allowed');
  });
});
