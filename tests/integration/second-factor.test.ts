import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  recoveryCodes,
  secondStepView,
  securityView,
  twoStepSetup,
} from '@vesper/core/contract/account-security';
import { okBody } from '@vesper/core/contract/common';
import { userView } from '@vesper/core/contract/user';
import { codeOf } from '../stack/authenticator.ts';
import { createClient, type Client } from '../stack/client.ts';
import { newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let strict: Stack;
const env = { SECRETS_KEY: 'a secret of the tests that is long enough' };

beforeAll(async () => {
  stack = await startStack({ workers: 0, env });
  strict = await startStack({
    workers: 0,
    env: { ...env, RATE_LIMITS: 'on', STAFF_SECOND_FACTOR: 'required' },
  });
});
afterAll(async () => {
  await stack.stop();
  await strict.stop();
});

interface Protected extends Person {
  secret: string;
  /** The code that turned them on, and the one that follows: it holds a while longer. */
  first: string;
  next: string;
  codes: string[];
}

async function protect(person: Person): Promise<Protected> {
  const { client } = person;
  await client.expect([200, okBody], 'POST', '/api/step-up', { password: PASSWORD });
  const { secret } = await client.expect([200, twoStepSetup], 'POST', '/api/account/two-step');
  const first = codeOf(secret);
  const { recoveryCodes: codes } = await client.expect(
    [200, recoveryCodes],
    ...(['POST', '/api/account/two-step/confirm', { code: first }] as const),
  );
  return { ...person, first, next: codeOf(secret, 1), secret, codes };
}

/** Somebody at another device, whose password was right. */
async function firstStep(
  at: Stack,
  { email }: Person,
): Promise<{ client: Client; ticket: string }> {
  const client = createClient(at.baseUrl);
  const body = { email, password: PASSWORD };
  const { ticket } = await client.expect([202, secondStepView], 'POST', '/api/signin', body);
  return { client, ticket };
}

const second = (client: Client, ticket: string, code: string) =>
  client.request('POST', '/api/signin/second', { ticket, code });

describe('two-step codes', () => {
  it('let nobody in by the password alone, and each code and ticket once', async () => {
    const person = await protect(await newPerson(stack));
    const { client, ticket } = await firstStep(stack, person);
    expect((await client.request('GET', '/api/user')).status).toBe(401);
    expect(await second(client, ticket, '000000')).toMatchObject({
      status: 403,
      body: { code: 'wrong_code' },
    });
    // The code that turned them on was used up by that.
    expect((await second(client, ticket, person.first)).status).toBe(403);
    const code = person.next;
    expect((await second(client, ticket, code)).status).toBe(200);
    await client.expect([200, userView], 'GET', '/api/user');
    expect(await second(createClient(stack.baseUrl), ticket, code)).toMatchObject({
      status: 409,
      body: { code: 'sign_in_expired' },
    });
    const again = await firstStep(stack, person);
    expect((await second(again.client, again.ticket, code)).status).toBe(403);
  });

  it('are taken once also by ten who send the same one at once', async () => {
    const person = await protect(await newPerson(stack));
    const tries = await Promise.all(Array.from({ length: 10 }, () => firstStep(stack, person)));
    const code = person.next;
    const answers = await Promise.all(
      tries.map(({ client, ticket }) => second(client, ticket, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('have recovery codes, each for one sign-in, until new ones are made', async () => {
    const person = await protect(await newPerson(stack));
    expect(person.codes).toHaveLength(10);
    const [used = '', other = ''] = person.codes;
    const one = await firstStep(stack, person);
    expect((await second(one.client, one.ticket, used.toUpperCase())).status).toBe(200);
    const two = await firstStep(stack, person);
    expect((await second(two.client, two.ticket, used)).status).toBe(403);
    const view = await person.client.expect([200, securityView], 'GET', '/api/account/security');
    expect(view.twoStep).toMatchObject({ isOn: true, codesLeft: 9 });
    await person.client.expect(
      [200, recoveryCodes],
      ...(['POST', '/api/account/two-step/recovery-codes'] as const),
    );
    expect((await second(two.client, two.ticket, other)).status).toBe(403);
  });

  it('are not in the database as they are, and go with the account', async () => {
    const person = await protect(await newPerson(stack));
    const userId = new Types.ObjectId(person.userId);
    const kept = await stack.documents.collection('two_steps').findOne({ userId });
    const text = JSON.stringify(kept);
    for (const secret of [person.secret, ...person.codes, ...person.codes.map(plain)]) {
      expect(text).not.toContain(secret);
    }
    await person.client.expect([200, okBody], 'DELETE', '/api/user', { password: PASSWORD });
    expect(await stack.documents.collection('two_steps').countDocuments({ userId })).toBe(0);
  });

  it('are a sign-in that a new password ends before its second step', async () => {
    const person = await protect(await newPerson(stack));
    const { client, ticket } = await firstStep(stack, person);
    await stack.documents
      .collection('users')
      .updateOne({ _id: new Types.ObjectId(person.userId) }, { $set: { passwordHash: 'x' } });
    expect((await second(client, ticket, person.next)).status).toBe(409);
  });

  it('are not found by guessing: ten in a quarter of an hour, from wherever', async () => {
    const person = await protect(await newPerson(strict));
    const { client, ticket } = await firstStep(strict, person);
    for (let guess = 0; guess < 10; guess++) {
      expect((await second(client, ticket, `00000${guess}`)).status).toBe(403);
    }
    const answer = await second(client, ticket, person.next);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

const plain = (code: string): string => code.replaceAll('-', '');

it('the desk opens to staff with a second factor alone, and to their keys', async () => {
  const moderator = await newStaff(strict, 'moderator');
  const me = (client: Client) => client.request('GET', '/api/desk/me');
  expect(await me(moderator.client)).toMatchObject({
    status: 403,
    body: { code: 'second_factor_required' },
  });
  const member = await newPerson(strict);
  expect((await me(member.client)).status).toBe(404);
  const person = await protect(moderator);
  expect((await me(person.client)).status).toBe(200);
  const { client, ticket } = await firstStep(strict, person);
  expect((await second(client, ticket, person.next)).status).toBe(200);
  expect((await me(client)).status).toBe(200);
});
