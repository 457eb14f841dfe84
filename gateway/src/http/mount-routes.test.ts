import { request as httpRequest } from 'node:http';
import Router from '@koa/router';
import { idParams } from '@vesper/core/contract/common';
import { createLogger } from '@vesper/core/log';
import Koa from 'koa';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { partialContext, serve } from '../testing/serve.ts';
import { apiFallback } from './middleware/api-fallback.ts';
import { errors } from './middleware/errors.ts';
import { jsonBody } from './middleware/json-body.ts';
import { mountRoutes } from './mount-routes.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { route } from './route.ts';
import type { RequestState } from '../request.ts';

const log = createLogger('test', 'silent');
const handled: unknown[] = [];

const things = [
  route({
    method: 'post',
    path: '/api/things/:id',
    access: 'public',
    policy: 'anyone',
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
  route({
    method: 'get',
    path: '/api/undeclared',
    access: 'public',
    policy: 'anyone',
    summary: 'Answers with a status of nobody.',
    responses: { 200: z.object({}) },
    handler: async () => JSON.parse('{"status":418,"body":{}}'),
  }),
  route({
    method: 'get',
    path: '/api/mismatch',
    access: 'public',
    policy: 'anyone',
    summary: 'Answers with a body that its schema refuses.',
    responses: { 200: z.object({ n: z.number() }) },
    handler: async () => JSON.parse('{"status":200,"body":{"n":"secret"}}'),
  }),
];

let url: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const app = new Koa<RequestState>();
  const router = new Router<RequestState>();
  const limits = new RateLimits(JSON.parse('{}'), log, false);
  mountRoutes(router, things, partialContext({ limits }));
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

const ID = '665f00000000000000000001';
const json = { 'content-type': 'application/json' };

function post(body: string, headers: Record<string, string> = json, id = ID, query = '') {
  return fetch(`${url}/api/things/${id}${query}`, { method: 'POST', body, headers });
}

test('a valid request reaches the handler parsed, and only declared fields leave', async () => {
  const answer = await post('{"name":"a"}', json, ID, '?limit=7&utm=x');
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-thing')).toBe(ID);
  expect(await answer.json()).toEqual({ name: 'a' });
  expect(handled).toEqual([{ params: { id: ID }, query: { limit: 7 }, body: { name: 'a' } }]);
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
  const answer = await post('{"name":"a"}', json, ID, '?limit=1000');
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ issues: [{ path: 'limit' }] });
  expect((await post('{"name":"a"}', json, ID, '?limit=1&limit=2')).status).toBe(422);
});

test('a private route needs a user and answers exactly Unauthorized', async () => {
  const refused = await fetch(`${url}/api/mine`);
  expect(refused.status).toBe(401);
  expect(await refused.text()).toBe('{"message":"Unauthorized"}');
  const answer = await fetch(`${url}/api/mine`, { headers: { 'X-User': ID } });
  expect(await answer.json()).toEqual({ id: ID });
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

test('HEAD answers like GET without a body', async () => {
  const answer = await fetch(`${url}/api/mine`, { method: 'HEAD', headers: { 'X-User': ID } });
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
