import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '@vesper/gateway/http/route';
import { ROUTES } from '@vesper/gateway/http/routes';
import { createClient, type Client } from '../stack/client.ts';
import { ASYNC, startConversation } from '../stack/conversation.ts';
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
  image: string;
  run: string;
}

async function createWorld(): Promise<World> {
  const owner = createClient(stack.baseUrl);
  const user = await owner.signUp();
  const conversation = await startConversation(owner);
  const userId = new Types.ObjectId(user.id);
  const run = new Types.ObjectId();
  const image = new Types.ObjectId();
  const createdAt = new Date();
  await stack.documents.collection('images').insertOne({
    _id: image,
    userId,
    runId: run,
    prompt: 'the sea',
    model: 'test',
    size: '1024x1024',
    quality: 'standard',
    style: 'vivid',
    seed: 1,
    likes: 0,
    isPublic: false,
    status: 'complete',
    createdAt,
  });
  await stack.documents
    .collection('runs')
    .insertOne({ _id: run, userId, kind: 'image', status: 'completed', imageId: image, createdAt });
  return {
    owner,
    email: user.email,
    conversation,
    image: image.toHexString(),
    run: run.toHexString(),
  };
}

interface Call {
  path: string;
  body?: unknown;
}

const PASSWORD = 'a long enough password';

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
  'get /api/dashboard/stats': () => ({ path: '/api/dashboard/stats' }),
  'get /api/tokens/ledger': () => ({ path: '/api/tokens/ledger' }),
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
