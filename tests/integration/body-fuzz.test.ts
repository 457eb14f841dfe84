import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '@vesper/gateway/http/route';
import { ROUTES } from '@vesper/gateway/api/routes';
import type { Client } from '../stack/client.ts';
import { newPerson } from '../stack/person.ts';
import { giveRole } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let client: Client;

beforeAll(async () => {
  stack = await startStack({ workers: 0 });
  const person = await newPerson(stack);
  // What an operator may do is the most that anybody can do wrong.
  await giveRole(stack, person.userId, 'operator');
  client = person.client;
});
afterAll(() => stack.stop());

const METHODS = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
} as const;

const HOSTILE = [
  ...['', ' ', '\0', '\ud800', '𝕊'.repeat(300), '../../etc/passwd', '{{user}}', '-1', '1e999'],
  ...[null, true, -0, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], { $gt: '' }, { $where: '1' }],
  ...['f'.repeat(24), '2026-02-31T25:61:00Z', 'http://[::1]:0/', 'javascript:0', 'a@b', '%00'],
];

/** The fields that a route knows, and some that it does not. */
function bodyOf({ body }: Route): fc.Arbitrary<unknown> {
  const known = body && 'shape' in body ? Object.keys(Object(body.shape)) : [];
  const value = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<unknown>(...HOSTILE) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  );
  const fields = Object.fromEntries(known.map((name) => [name, value]));
  const record = fc.record(fields, { requiredKeys: [] });
  const more = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'userId', 'x'), value);
  return fc.oneof(
    { weight: 6, arbitrary: record },
    { weight: 2, arbitrary: fc.tuple(record, more).map(([a, b]) => ({ ...a, ...b })) },
    { weight: 1, arbitrary: value },
  );
}

const PER_ROUTE = 12;
const ID = 'f'.repeat(24);
const withBody = ROUTES.filter((it) => it.body).map(
  (it) => [`${it.method} ${it.path}`, it] as const,
);

describe.each(withBody)('%s', (_name, route) => {
  it('answers every body without a fault of its own', async () => {
    const path = route.path.replace(/:\w+/g, ID);
    const seen: number[] = [];
    for (const body of fc.sample(bodyOf(route), { seed: 14, numRuns: PER_ROUTE })) {
      const answer = await client.request(METHODS[route.method], path, JSON.stringify(body));
      expect([body, answer.status]).not.toEqual([body, 500]);
      seen.push(answer.status);
    }
    // A body that happens to be right may be done; that is not what comes of most.
    expect(seen.filter((status) => status >= 400).length).toBeGreaterThan(0);
  });
});

it('whoever sent all that is still signed in, and is who they were', async () => {
  expect(await client.request('GET', '/api/user')).toMatchObject({ status: 200 });
});
