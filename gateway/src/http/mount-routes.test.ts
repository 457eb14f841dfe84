import { request as httpRequest } from 'node:http';
import Router from '@koa/router';
import { loadConfig } from '@vesper/core/config/config';
import { idParams } from '@vesper/core/contract/common';
import { systemClock } from '@vesper/core/clock';
import { createLogger } from '@vesper/core/log';
import Koa from 'koa';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { Standings } from '../accounts/standings.ts';
import { partialContext, serve } from '../testing/serve.ts';
import { apiFallback } from './middleware/api-fallback.ts';
import { errors } from './middleware/errors.ts';
import { jsonBody } from './middleware/json-body.ts';
import { mountRoutes } from './mount-routes.ts';
import { resource } from '../resources/resource.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { route, type Route } from './route.ts';
import type { RequestState } from '../request.ts';

const log = createLogger('test', 'silent');
const handled: unknown[] = [];

/** A thing that everyone may see once it is public, and its owner alone may change. */
interface Thing {
  id: string;
  userId: string;
  isPublic: boolean;
}

const OWNER = '665f0000000000000000000a';
const STRANGER = '665f0000000000000000000b';
const PRIVATE = '665f00000000000000000001';
const PUBLIC = '665f00000000000000000002';
const MISSING = '665f00000000000000000003';
const stored: Thing[] = [
  { id: PRIVATE, userId: OWNER, isPublic: false },
  { id: PUBLIC, userId: OWNER, isPublic: true },
];

const thingResource = resource({
  name: 'thing',
  find: async (id): Promise<Thing | null> => stored.find((one) => one.id === id) ?? null,
  can: ({ userId }, action: 'read' | 'like' | 'change', { isPublic, userId: owner }) =>
    action === 'change' ? userId === owner : isPublic || (userId === owner && action === 'read'),
  refusals: { like: 'not_public' },
});

const target = (action: 'read' | 'like' | 'change', path: string) =>
  route({
    method: 'get',
    path,
    access: 'user',
    policy: { resource: thingResource, action },
    summary: 'Reads a thing.',
    params: idParams,
    responses: { 200: z.object({ id: z.string() }) },
    handler: async ({ target: thing }) => ({ status: 200, body: thing }),
  });

/** A route that answers what the types of `route()` would not let a handler answer. */
const answering = (path: string, status: number, body: unknown): Route => ({
  method: 'get',
  path,
  access: 'public',
  policy: 'anyone',
  summary: 'Answers what was not declared.',
  responses: { 200: z.object({ n: z.number() }) },
  handler: async () => ({ status, body }),
});

const things = [
  route({
    method: 'post',
    path: '/api/things/:id',
    access: 'user',
    policy: { resource: thingResource, action: 'change' },
    summary: 'Takes a thing.',
    params: idParams,
    query: z.object({ limit: z.coerce.number().int().max(100).default(50) }),
    body: z.strictObject({ name: z.string(), tags: z.array(z.string()).optional() }),
    responses: { 201: z.object({ name: z.string() }) },
    handler: async ({ params, query, body }) => {
      handled.push({ params, query, body });
      const document = { name: body.name, passwordHash: 'secret' };
      return { status: 201, body: document, headers: { 'X-Thing': params.id } };
    },
  }),
  route({
    method: 'get',
    path: '/api/mine',
    access: 'user',
    policy: 'self',
    summary: 'Reads what is mine.',
    responses: { 200: z.object({ id: z.string() }) },
    handler: async ({ user }) => ({ status: 200, body: { id: user.id } }),
  }),
  answering('/api/undeclared', 418, { n: 1 }),
  answering('/api/mismatch', 200, { n: 'secret' }),
  route({
    method: 'post',
    path: '/api/notes',
    access: 'public',
    policy: 'anyone',
    summary: 'Takes a note, or nothing.',
    body: z.strictObject({ text: z.string().default('nothing') }),
    responses: { 200: z.object({ text: z.string() }) },
    handler: async ({ body }) => ({ status: 200, body }),
  }),
  route({
    method: 'get',
    path: '/api/shelf/public',
    access: 'user',
    policy: 'public-list',
    summary: 'Lists what everyone may see.',
    responses: { 200: z.array(z.string()) },
    handler: async () => ({ status: 200, body: stored.map(({ id }) => id) }),
  }),
  target('read', '/api/shelf/:id'),
  target('like', '/api/shelf/:id/like'),
  target('change', '/api/shelf/:id/change'),
  { ...target('change', '/api/shelf/:id'), method: 'delete' } satisfies Route,
];

let url: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const app = new Koa<RequestState>();
  const router = new Router<RequestState>();
  const config = { ...loadConfig({ NODE_ENV: 'test' }), mongodbUri: '', redisUrl: '' };
  const limits = new RateLimits(null, log);
  const standings = new Standings(systemClock, () => Promise.resolve({ assuredUntil: null }));
  mountRoutes(router, things, partialContext({ config, limits, standings }));
  const signIn: Koa.Middleware<RequestState> = (ctx, next) => {
    if (ctx.get('X-User')) ctx.state.user = { id: ctx.get('X-User'), sessionId: 's' };
    return next();
  };
  for (const one of [errors(log), signIn, jsonBody(), router.routes(), apiFallback(router)]) {
    app.use(one);
  }
  ({ url, close } = await serve(app));
});

afterAll(() => close());
beforeEach(() => handled.splice(0));

const json = { 'content-type': 'application/json' };

function post(body: string, type: Record<string, string> = json, id = PRIVATE, query = '') {
  const headers = { ...type, 'X-User': OWNER };
  return fetch(`${url}/api/things/${id}${query}`, { method: 'POST', body, headers });
}

test('a valid request reaches the handler parsed, and only declared fields leave', async () => {
  const answer = await post('{"name":"a"}', json, PRIVATE, '?limit=7&utm=x');
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-thing')).toBe(PRIVATE);
  expect(await answer.json()).toEqual({ name: 'a' });
  expect(handled).toEqual([{ params: { id: PRIVATE }, query: { limit: 7 }, body: { name: 'a' } }]);
});

test.each([
  ['malformed JSON', '{"name":', json, 400, 'malformed_json'],
  ['an unquoted word', 'hello', json, 400, 'malformed_json'],
  ['text/plain', '{"name":"a"}', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
  [
    'a form',
    'name=a',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'unsupported_media_type',
  ],
  [
    'a compressed body',
    '{}',
    { ...json, 'content-encoding': 'gzip' },
    415,
    'unsupported_media_type',
  ],
  ['65 KiB', JSON.stringify({ name: 'a'.repeat(65 * 1024) }), json, 413, 'payload_too_large'],
  ['null', 'null', json, 422, 'validation_failed'],
  ['an array', '[]', json, 422, 'validation_failed'],
  ['a number', '7', json, 422, 'validation_failed'],
  ['an empty body', '', json, 422, 'validation_failed'],
  ['a missing field', '{}', json, 422, 'validation_failed'],
  ['a wrong type', '{"name":7}', json, 422, 'validation_failed'],
  ['an operator', '{"name":{"$gt":""}}', json, 422, 'validation_failed'],
  ['an array for a string', '{"name":["a"]}', json, 422, 'validation_failed'],
])('%s is refused before the handler runs', async (_, body, headers, status, code) => {
  const answer = await post(body, headers);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code, message: expect.any(String) });
  expect(handled).toEqual([]);
});

test('a prototype cannot be reached through a body', async () => {
  const answer = await post('{"name":"a","__proto__":{"admin":true}}');
  expect([400, 422]).toContain(answer.status);
  expect(Reflect.get({}, 'admin')).toBeUndefined();
});

test('issues name each field: missing, wrong and unknown ones', async () => {
  const answer = await post('{"tags":["a",7],"role":"admin","tokens":9}');
  const { issues } = z
    .object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) })
    .parse(await answer.json());
  expect(issues.map(({ path }) => path).sort()).toEqual(['name', 'role', 'tags.1', 'tokens']);
});

test('an id that cannot exist does not exist', async () => {
  for (const id of ['7', 'x'.repeat(24), '%00', '%zz', '%7B%22$gt%22:%22%22%7D']) {
    const answer = await post('{"name":"a"}', json, id);
    expect(answer.status, id).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  }
});

test('a wrong query is named', async () => {
  const answer = await post('{"name":"a"}', json, PRIVATE, '?limit=1000');
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ issues: [{ path: 'limit' }] });
  expect((await post('{"name":"a"}', json, PRIVATE, '?limit=1&limit=2')).status).toBe(422);
});

test('a private route needs a user and answers exactly Unauthorized', async () => {
  const refused = await fetch(`${url}/api/mine`);
  expect(refused.status).toBe(401);
  expect(await refused.text()).toBe('{"message":"Unauthorized"}');
  const answer = await fetch(`${url}/api/mine`, { headers: { 'X-User': OWNER } });
  expect(await answer.json()).toEqual({ id: OWNER });
});

test('an answer that was not declared becomes a plain 500', async () => {
  for (const path of ['undeclared', 'mismatch']) {
    const answer = await fetch(`${url}/api/${path}`);
    expect(answer.status, path).toBe(500);
    expect(await answer.json()).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
    });
  }
});

const asked = (path: string, user: string, method = 'GET') =>
  fetch(`${url}/api/shelf/${path}`, { method, headers: { 'X-User': user } });

test('the thing that a path names reaches the handler when its policy allows that', async () => {
  const answer = await asked(PRIVATE, OWNER);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ id: PRIVATE });
  expect((await asked(PUBLIC, STRANGER)).status).toBe(200);
  expect((await asked(`${PUBLIC}/change`, OWNER)).status).toBe(200);
});

test.each([
  ['what is not there', MISSING, OWNER, 404, 'not_found'],
  ['what is not theirs to see', PRIVATE, STRANGER, 404, 'not_found'],
  ['what they may see, and not change', `${PUBLIC}/change`, STRANGER, 403, 'forbidden'],
  ['what they may not even see, so not change', `${PRIVATE}/change`, STRANGER, 404, 'not_found'],
  ['what the resource has its own refusal for', `${PRIVATE}/like`, OWNER, 409, 'not_public'],
])('nobody gets %s', async (_, path, user, status, code) => {
  const answer = await asked(path, user);
  expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
});

test('a thing needs a session before anything is said about it', async () => {
  expect((await fetch(`${url}/api/shelf/${PUBLIC}`)).status).toBe(401);
});

const honest = target('read', '/api/shelf/:id');
test.each<[string, Partial<Route>, RegExp]>([
  ['an id and no resource', { policy: 'self' }, /needs their resource/],
  ['an id and a list', { policy: 'public-list' }, /needs their resource/],
  ['a resource and no id', { path: '/api/shelf' }, /needs one :id/],
  ['a resource and an id of another name', { path: '/api/shelf/:thing' }, /needs one :id/],
  ['a resource and two ids', { path: '/api/shelf/:id/:other' }, /needs one :id/],
  ['an id that nothing parses', { params: undefined }, /needs one :id/],
  ['a resource open without a session', { access: 'public' }, /can only be 'anyone'/],
  ["'self' without a session", { access: 'public', policy: 'self' }, /can only be 'anyone'/],
  ["'anyone' behind a session", { path: '/api/shelf', policy: 'anyone' }, /cannot be 'anyone'/],
  [
    'a public list that changes something',
    { path: '/api/shelf', method: 'post', policy: 'public-list' },
    /is no list/,
  ],
])('a route with %s does not start', (_, changes, reason) => {
  const { params: _params, ...rest } = { ...honest, ...changes };
  const dishonest: Route = { ...rest, ...('params' in changes ? {} : { params: idParams }) };
  const mount = (one: Route) => mountRoutes(new Router(), [one], partialContext({}));
  expect(() => mount(dishonest)).toThrow(reason);
  expect(() => mount(honest)).not.toThrow();
});

test('a resource without a policy is none', () => {
  // @ts-expect-error the type checker refuses a resource that has no `can`
  const lawless = () => resource({ name: 'thing', find: async () => null });
  expect(lawless).toBeTypeOf('function');
});

test('a body that may be left out may also be empty', async () => {
  for (const headers of [json, { 'content-type': 'text/plain' }, {}]) {
    const answer = await fetch(`${url}/api/notes`, { method: 'POST', body: '', headers });
    expect([answer.status, await answer.json()]).toEqual([200, { text: 'nothing' }]);
  }
});

test('a literal path is no id: it offers what is declared for it, and nothing else', async () => {
  const options = await asked('public', OWNER, 'OPTIONS');
  expect(options.headers.get('allow')).toBe('HEAD, GET');
  expect((await asked('public', OWNER, 'DELETE')).status).toBe(405);
  const thing = await asked(PUBLIC, OWNER, 'OPTIONS');
  expect(thing.headers.get('allow')).toBe('HEAD, GET, DELETE');
});

test('HEAD answers like GET without a body', async () => {
  const answer = await fetch(`${url}/api/mine`, { method: 'HEAD', headers: { 'X-User': OWNER } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
});

test('a wrong method on a known path is 405 and says what is allowed', async () => {
  const answer = await fetch(`${url}/api/mine`, { method: 'DELETE' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('HEAD, GET');
  expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' });
  expect(await rawStatus('TRACE', '/api/mine')).toBe(405);
});

test('an unknown address is 404 in JSON', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/mine/more', '/api/%zz']) {
    const answer = await fetch(`${url}${path}`);
    expect(answer.status, path).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  }
});

/** fetch refuses some methods that a hostile client does not. */
function rawStatus(method: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(`${url}${path}`, { method }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
