import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newcomerView,
  providerAddress,
  recoveryCodes,
  securityView,
  twoStepSetup,
} from '@vesper/core/contract/account-security';
import { okBody } from '@vesper/core/contract/common';
import { userView } from '@vesper/core/contract/user';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import { codeOf } from '../stack/authenticator.ts';
import { createClient, type Client } from '../stack/client.ts';
import { newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { comeBack, oidcEnv, passService, startSignInService } from '../stack/sign-in-service.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let service: Awaited<ReturnType<typeof startSignInService>>;

beforeAll(async () => {
  const port = await freePort();
  const env = { ...oidcEnv(port), SECRETS_KEY: 'a secret of the tests that is long enough' };
  stack = await startStack({ workers: 0, env });
  service = await startSignInService(port, stack.baseUrl);
});
afterAll(async () => {
  await service.stop();
  await stack.stop();
});

const browser = (): Client => createClient(stack.baseUrl);
const someone = (): string => new Types.ObjectId().toHexString();

/** The way to the service and through it; the way back is not gone yet. */
async function walk(client: Client, subject: string, from = '/api/signin/provider') {
  const { url } = await client.expect([200, providerAddress], 'POST', from);
  return passService(url, subject, stack.baseUrl);
}

async function signIn(subject: string): Promise<{ client: Client; page: string }> {
  const client = browser();
  return { client, page: await comeBack(client, await walk(client, subject)) };
}

async function link({ client }: Person, subject: string): Promise<string> {
  await client.expect([200, okBody], 'POST', '/api/step-up', { password: PASSWORD });
  return comeBack(client, await walk(client, subject, '/api/account/identities'));
}

describe('somebody who is new here', () => {
  it('gets an account after they have said to be an adult, and comes back into it', async () => {
    const subject = someone();
    const email = `${subject}@example.com`;
    service.add(subject, { email });
    const { client, page } = await signIn(subject);
    expect(page).toBe('/signup/provider');
    const told = await client.expect([200, newcomerView], 'GET', '/api/signup/provider');
    expect(told).toEqual({ provider: 'House Key', email });
    expect((await client.request('GET', '/api/user')).status).toBe(401);
    for (const body of [{}, { adultConfirmed: false }]) {
      expect((await client.request('POST', '/api/signup/provider', body)).status).toBe(422);
    }
    const agreed = ['POST', '/api/signup/provider', { adultConfirmed: true }] as const;
    const made = await client.expect([201, userView], ...agreed);
    expect(made).toMatchObject({ email, firstName: 'Ada' });
    expect(made.adultConfirmedAt).not.toBeNull();
    expect((await client.request(...agreed)).status).toBe(409);

    const again = await signIn(subject);
    expect(again.page).toBe('/');
    const user = await again.client.expect([200, userView], 'GET', '/api/user');
    expect(user.id).toBe(made.id);
    const view = await client.expect([200, securityView], 'GET', '/api/account/security');
    expect(view).toMatchObject({ hasPassword: false, identities: [{ email }] });
    const [identity] = view.identities;
    const unlinked = await client.request('DELETE', `/api/account/identities/${identity?.id}`);
    expect(unlinked).toMatchObject({ status: 409, body: { code: 'last_way_in' } });
    for (const password of ['*', PASSWORD]) {
      const answer = await browser().request('POST', '/api/signin', { email, password });
      expect(answer.status).toBe(401);
    }
  });

  it('gets none with an address that the service has not checked', async () => {
    const subject = someone();
    service.add(subject, { email: `${subject}@example.com`, isVerified: false });
    expect((await signIn(subject)).page).toBe('/signin#failed=provider_no_email');
  });
});

describe('an account that exists', () => {
  it('is never entered by its address alone, until its owner has linked it from within', async () => {
    const person = await newPerson(stack);
    const subject = someone();
    service.add(subject, { email: person.email });
    const { client, page } = await signIn(subject);
    expect(page).toBe('/signin#failed=account_exists');
    expect((await client.request('GET', '/api/user')).status).toBe(401);
    expect(await person.client.request('POST', '/api/account/identities')).toMatchObject({
      body: { code: 'step_up_required' },
    });
    expect(await link(person, subject)).toBe('/profile/security');
    const entered = await signIn(subject);
    expect(entered.page).toBe('/');
    const user = await entered.client.expect([200, userView], 'GET', '/api/user');
    expect(user.id).toBe(person.userId);
  });

  it('keeps a linked sign-in from all other accounts', async () => {
    const subject = someone();
    service.add(subject, { email: `${subject}@example.com` });
    expect(await link(await newPerson(stack), subject)).toBe('/profile/security');
    expect(await link(await newPerson(stack), subject)).toBe(
      '/profile/security#failed=identity_taken',
    );
  });

  it('asks for its two-step code here as well', async () => {
    const person = await newPerson(stack);
    const subject = someone();
    service.add(subject, { email: person.email });
    await link(person, subject);
    const { secret } = await person.client.expect(
      [200, twoStepSetup],
      ...(['POST', '/api/account/two-step'] as const),
    );
    const code = codeOf(secret, 1);
    const confirm = { code: codeOf(secret) };
    await person.client.expect(
      [200, recoveryCodes],
      ...(['POST', '/api/account/two-step/confirm', confirm] as const),
    );
    const { client, page } = await signIn(subject);
    expect((await client.request('GET', '/api/user')).status).toBe(401);
    const ticket = page.split('#ticket=')[1] ?? '';
    const second = await client.request('POST', '/api/signin/second', { ticket, code });
    expect(second.status).toBe(200);
  });
});

describe('the way back', () => {
  it('is open to the browser that began alone, and once', async () => {
    const subject = someone();
    service.add(subject, { email: `${subject}@example.com` });
    const client = browser();
    const address = await walk(client, subject);
    // A link that somebody is made to open signs them in as nobody.
    expect(await comeBack(browser(), address)).toBe('/signin#failed=sign_in_expired');
    expect(await comeBack(client, address)).toBe('/signup/provider');
    expect(await comeBack(client, address)).toBe('/signin#failed=sign_in_expired');
  });

  it('is refused with a state or a code of another sign-in', async () => {
    const subject = someone();
    service.add(subject, { email: `${subject}@example.com` });
    for (const part of ['state', 'code']) {
      const client = browser();
      const address = new URL(await walk(client, subject));
      const other = new URL(await walk(browser(), subject));
      address.searchParams.set(part, other.searchParams.get(part) ?? '');
      expect(await comeBack(client, address.href)).toBe('/signin#failed=provider_refused');
    }
  });

  it('links nothing to the account of somebody who signed in meanwhile', async () => {
    const [person, other] = [await newPerson(stack), await newPerson(stack)];
    const subject = someone();
    service.add(subject, { email: `${subject}@example.com` });
    const { client } = person;
    await client.expect([200, okBody], 'POST', '/api/step-up', { password: PASSWORD });
    const address = await walk(client, subject, '/api/account/identities');
    await client.request('POST', '/api/signin', { email: other.email, password: PASSWORD });
    expect(await comeBack(client, address)).toBe('/profile/security#failed=sign_in_expired');
    expect(await stack.documents.collection('identities').countDocuments({ subject })).toBe(0);
  });
});
