import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { deskAuditEntry } from '@vesper/core/contract/desk/audit';
import { deskCode } from '@vesper/core/contract/desk/promo-code';
import { redeemedCode } from '@vesper/core/contract/promo-code';
import { newPerson, type Person } from '../stack/person.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const PATH = '/api/desk/codes';
const reason = 'A test of the desk';
let stack: Stack;
let operator: Person;

beforeAll(async () => {
  stack = await startStack({ workers: 0 });
  operator = await newStaff(stack, 'operator');
});
afterAll(() => stack.stop());

const make = (body: object) =>
  operator.client.expect([201, deskCode], 'POST', PATH, { reason, ...body });

it('makes up a code that members redeem, counts them, and switches it off', async () => {
  const made = await make({ tokens: 7, limit: 2 });
  expect(made).toMatchObject({ used: 0, limit: 2, isOff: false, expiresAt: null });
  expect(made.code).toMatch(/^[A-Z2-9]{12}$/);
  const { client } = await newPerson(stack);
  const typed = { code: made.code.toLowerCase() };
  const got = await client.expect([200, redeemedCode], 'POST', '/api/tokens/codes', typed);
  expect(got).toEqual({ added: 7, tokens: 12 });
  const off = { isOff: true, reason };
  const changed = await operator.client.expect([200, deskCode], 'PATCH', `${PATH}/${made.id}`, off);
  expect(changed).toMatchObject({ used: 1, isOff: true });
  const late = await (await newPerson(stack)).client.request('POST', '/api/tokens/codes', typed);
  expect(late).toMatchObject({ status: 404, body: { code: 'code_unknown' } });
});

it('takes a code of the operator’s own once, and finds it by its beginning', async () => {
  const made = await make({ code: 'late-summer 26', tokens: 1, limit: 1, note: 'For the fair' });
  expect(made).toMatchObject({ code: 'LATESUMMER26', note: 'For the fair' });
  const again = { code: 'LateSummer26', tokens: 1, limit: 1, reason };
  const refused = await operator.client.request('POST', PATH, again);
  expect(refused).toMatchObject({ status: 409, body: { code: 'code_exists' } });
  const found = await operator.client.expect([200, z.array(deskCode)], 'GET', `${PATH}?q=late-`);
  expect(found.map(({ code }) => code)).toEqual(['LATESUMMER26']);
  // What was refused is in the log too, and that it was.
  const log = await operator.client.expect(
    [200, z.array(deskAuditEntry)],
    'GET',
    '/api/desk/audit?action=codes.create&limit=2',
  );
  expect(log.map(({ failed }) => failed !== null)).toEqual([true, false]);
});

it.each([
  { tokens: 0, limit: 1 },
  { tokens: 1_000_000, limit: 1 },
  { tokens: 5, limit: 0 },
  { tokens: 5, limit: 1.5 },
  { tokens: 5, limit: 1, code: '?' },
])('refuses %o, saying which field', async (body) => {
  const answer = await operator.client.request('POST', PATH, { reason, ...body });
  expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
});
