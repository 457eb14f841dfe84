import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '@vesper/core/contract/limits';
import type { Route } from '@vesper/gateway/http/route';
import { ROUTES } from '@vesper/gateway/api/routes';
import { createClient, type Client } from '../stack/client.ts';
import { giveRole } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let anna: Client;

beforeAll(async () => {
  stack = await startStack({ workers: 0 });
  anna = createClient(stack.baseUrl);
  // What an operator may do is the most that anybody can do wrong.
  const { id } = await anna.signUp();
  await giveRole(stack, id, 'operator');
});
afterAll(() => stack.stop());

const METHODS = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
} as const;

const UNKNOWN_ID = 'f'.repeat(24);
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
const pathWith = (route: Route, id: string): string => route.path.replace(/:\w+/g, id);

async function statusOf(route: Route, body?: unknown, headers?: Record<string, string>) {
  const path = pathWith({ ...route, path: route.path.replace(':name', 'switches') }, UNKNOWN_ID);
  return (await anna.request(METHODS[route.method], path, body, headers)).status;
}

const withBody = ROUTES.filter((route) => route.body).map((it) => [nameOf(it), it] as const);
/** Models and settings go by names of their own, and any word may be one. */
const withParams = ROUTES.filter(
  ({ params }) => params?.safeParse({ id: 'nonsense', name: 'nonsense' }).success === false,
).map((it) => [nameOf(it), it] as const);

describe.each(withBody)('%s', (_name, route) => {
  it('refuses bodies that are not of its form with the status that says so', async () => {
    expect(await statusOf(route, '{"half":')).toBe(400);
    const tooMuch = 'x'.repeat(route.bodyBytes ?? LIMITS.bodyBytes);
    expect(await statusOf(route, JSON.stringify({ filler: tooMuch }))).toBe(413);
    expect(await statusOf(route, 'plain words', { 'content-type': 'text/plain' })).toBe(415);
    expect(await statusOf(route, '{"__proto__":{"x":1},"y":2}')).toBe(400);
    for (const body of ['[]', 'null', '5', '"text"', '{"$gt":""}']) {
      expect(await statusOf(route, body), body).toBe(422);
    }
  });

  it('takes a request without a body for one without any field', async () => {
    const expected = await statusOf(route, {});
    expect([await statusOf(route), await statusOf(route, '')]).toEqual([expected, expected]);
  });

  it('refuses operators in place of every field it knows', async () => {
    const { body: schema } = route;
    const shape = schema && 'shape' in schema ? Object.keys(Object(schema.shape)) : [];
    for (const field of shape) {
      const status = await statusOf(route, { [field]: { $gt: '' } });
      expect(status, field).toBe(422);
    }
  });
});

describe.each(withParams)('%s', (_name, route) => {
  it('knows no thing by an id that is none', async () => {
    for (const id of ['nonsense', '%00', '..%2f..', '%7B%22$gt%22%3A%22%22%7D']) {
      const body = route.method === 'get' ? undefined : {};
      const answer = await anna.request(METHODS[route.method], pathWith(route, id), body);
      expect(answer.status, id).toBe(404);
    }
  });
});

/** The lists that come in pages, by path. */
const lists = ROUTES.filter(
  ({ method, query, params }) =>
    method === 'get' && query?.safeParse({ before: '?' }).success === false && !params,
).map(({ path }) => path);

it('there are lists to try', () => {
  expect(lists).toContain('/api/images');
  expect(lists).toContain('/api/tokens/ledger');
});

it.each(lists)('%s refuses a page that cannot be, and knows no operators', async (path) => {
  for (const query of ['limit=0', 'limit=101', 'limit=abc', 'before=nonsense']) {
    const answer = await anna.request('GET', `${path}?${query}`);
    expect(answer, query).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  }
  expect((await anna.request('GET', `${path}?limit[$gt]=1`)).status).toBe(200);
  expect((await anna.request('GET', `${path}?before=${UNKNOWN_ID}`)).status).toBe(404);
});
