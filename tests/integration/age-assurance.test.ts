import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { providerAddress } from '@vesper/core/contract/account-security';
import { userView } from '@vesper/core/contract/user';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import { ageEnv, BIRTHDATE, startAgeService } from '../stack/age-service.ts';
import { createClient, type Client } from '../stack/client.ts';
import { newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { comeBack, passService } from '../stack/sign-in-service.ts';
import { connectSocket } from '../stack/socket.ts';
import { socketRefusal } from '../stack/socket-refusal.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const UNVERIFIED = { status: 403, body: { code: 'age_unverified' } };
/** Where a proof is asked for, and where a declaration is enough. */
const GB = { 'cf-ipcountry': 'GB' };
const DE = { 'cf-ipcountry': 'DE' };
const START = '/api/age/assurance';

let stack: Stack;
let service: Awaited<ReturnType<typeof startAgeService>>;

beforeAll(async () => {
  const port = await freePort();
  const regions = { COUNTRY_HEADER: 'CF-IPCountry', AGE_REGIONS: 'GB=assured,*=declared' };
  // Open sockets are looked at as often as that.
  const often = { HOUSEKEEPING_MS: '300' };
  const env = { ...ageEnv(port), TRUSTED_PROXIES: '1', ...regions, ...often };
  stack = await startStack({ workers: 0, env });
  service = await startAgeService(port, stack.baseUrl);
});
afterEach(() => service.tamper());
afterAll(async () => {
  await service.stop();
  await stack.stop();
});

const idOf = (userId: string) => ({ _id: new Types.ObjectId(userId) });
const gallery = (client: Client, where = GB) =>
  client.request('GET', '/api/images/public', undefined, where);

/** The way to the provider and through it; the way back is not gone yet. */
async function walk(client: Client, isAdult: unknown = true): Promise<string> {
  const subject = new Types.ObjectId().toHexString();
  service.add(subject, isAdult);
  const { url } = await client.expect([200, providerAddress], 'POST', START);
  return passService(url, subject, stack.baseUrl);
}

async function prove({ client }: Person): Promise<string> {
  return comeBack(client, await walk(client));
}

async function begin({ client }: Person): Promise<string> {
  const { url } = await client.expect([200, providerAddress], 'POST', START);
  return new URL(url).searchParams.get('state') ?? '';
}

async function send(token: string): Promise<number> {
  const headers = { 'content-type': 'application/jwt' };
  const address = `${stack.baseUrl}/api/age/assurance/webhook`;
  return (await fetch(address, { method: 'POST', headers, body: token })).status;
}

const kept = async ({ client }: Person) =>
  (await client.expect([200, userView], 'GET', '/api/user')).ageAssurance;

describe('where a proof of age is asked for', () => {
  it('nobody without one passes any door, and what is their own stays theirs', async () => {
    const { client } = await newPerson(stack);
    const picture = `/media/images/${new Types.ObjectId().toHexString()}.png`;
    for (const path of ['/api/images/public', '/api/conversations', picture]) {
      expect(await client.request('GET', path, undefined, GB), path).toMatchObject(UNVERIFIED);
    }
    const { cookie } = client;
    const refusal = { data: { code: 'age_unverified' } };
    expect(await socketRefusal(stack.baseUrl, { cookie, ...GB })).toMatchObject(refusal);
    expect(await socketRefusal(stack.baseUrl, { cookie, ...DE })).toBeNull();
    expect(await gallery(client, DE)).toMatchObject({ status: 200 });
    const own = await client.request('GET', '/api/user', undefined, GB);
    expect(own).toMatchObject({ status: 200 });
  });

  it('a visitor, who cannot prove anything, gets no talk but may make an account', async () => {
    const visitor = createClient(stack.baseUrl);
    const talk = visitor.request('POST', '/api/try', { text: 'hello' }, GB);
    expect(await talk).toMatchObject(UNVERIFIED);
    const account = { email: `${new Types.ObjectId().toHexString()}@example.com` };
    const made = { ...account, password: PASSWORD, adultConfirmed: true };
    await visitor.expect([201, userView], 'POST', '/api/signup', made, GB);
  });
});

describe('a proof', () => {
  it('opens the place, and leaves who gave it and when, its fingerprint and its end', async () => {
    const person = await newPerson(stack);
    const address = await walk(person.client);
    expect(await comeBack(person.client, address)).toBe('/');
    expect(await gallery(person.client)).toMatchObject({ status: 200 });
    const { cookie } = person.client;
    expect(await socketRefusal(stack.baseUrl, { cookie, ...GB })).toBeNull();

    const user = await stack.documents.collection('users').findOne(idOf(person.userId));
    const { at, expires } = user?.['ageAssurance'] ?? {};
    expect(user?.['ageAssurance']).toEqual({
      method: 'redirect',
      provider: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      assertion: expect.stringMatching(/^[0-9a-f]{64}$/),
      ...{ at, expires },
    });
    const year = new Date(at);
    year.setUTCMonth(year.getUTCMonth() + 12);
    expect(expires).toEqual(year);
    const code = new URL(address).searchParams.get('code');
    const logged = stack.gateways.map(({ process }) => process.output);
    for (const told of [JSON.stringify(user), ...logged]) {
      expect(told).not.toContain(BIRTHDATE);
      expect(told).not.toContain('eyJhbGciOiJ');
      expect(told).not.toContain(code);
    }
  });

  it('asks the provider for one claim and no more', async () => {
    const { client } = await newPerson(stack);
    const { url } = await client.expect([200, providerAddress], 'POST', START);
    const asked = new URL(url).searchParams;
    expect(asked.get('scope')).toBe('openid');
    expect(JSON.parse(asked.get('claims') ?? '')).toEqual({
      id_token: { age_over_18: { essential: true } },
    });
    expect(asked.get('code_challenge_method')).toBe('S256');
  });

  it('that is over is asked for anew', async () => {
    const person = await newPerson(stack);
    await prove(person);
    const over = { $set: { 'ageAssurance.expires': new Date(Date.now() - 1) } };
    await stack.documents.collection('users').updateOne(idOf(person.userId), over);
    expect(await gallery(person.client)).toMatchObject(UNVERIFIED);
    expect(await prove(person)).toBe('/');
    expect(await gallery(person.client)).toMatchObject({ status: 200 });
  });

  it('closes the sockets that it opened when it ends, and no others', async () => {
    const person = await newPerson(stack);
    await prove(person);
    const soon = { $set: { 'ageAssurance.expires': new Date(Date.now() + 3_000) } };
    await stack.documents.collection('users').updateOne(idOf(person.userId), soon);
    const options = { reconnection: false };
    const here = await connectSocket(person.client, { ...options, headers: GB });
    const elsewhere = await connectSocket(person.client, { ...options, headers: DE });
    await here.disconnected();
    const { cookie } = person.client;
    const refusal = { data: { code: 'age_unverified' } };
    expect(await socketRefusal(stack.baseUrl, { cookie, ...GB })).toMatchObject(refusal);
    expect(elsewhere.isConnected).toBe(true);
    elsewhere.close();
  });

  it.each([[false], ['true'], [null]])('that says %s is none', async (isAdult) => {
    const person = await newPerson(stack);
    const page = await comeBack(person.client, await walk(person.client, isAdult));
    expect(page).toBe('/#failed=age_proof_refused');
    expect(await gallery(person.client)).toMatchObject(UNVERIFIED);
    expect(await kept(person)).toBeNull();
  });

  it('counts once', async () => {
    const { client } = await newPerson(stack);
    const address = await walk(client);
    expect(await comeBack(client, address)).toBe('/');
    expect(await comeBack(client, address)).toBe('/#failed=age_proof_over');
  });

  it('counts for the account and in the session that began it', async () => {
    const [person, other] = [await newPerson(stack), await newPerson(stack)];
    const address = await walk(person.client);
    const elsewhere = createClient(stack.baseUrl);
    const { email } = person;
    await elsewhere.request('POST', '/api/signin', { email, password: PASSWORD });
    for (const client of [other.client, elsewhere, createClient(stack.baseUrl)]) {
      expect(await comeBack(client, address)).toBe('/#failed=age_proof_over');
    }
    expect(await kept(other)).toBeNull();
    expect(await kept(person)).toBeNull();
    expect(await comeBack(person.client, address)).toBe('/');
  });

  it.each([
    ['signed by a stranger', { byStranger: true }],
    ['for somebody else', { claims: { aud: 'another place' } }],
    ['of somebody else', { claims: { iss: 'https://age.example' } }],
    ['for another journey', { claims: { nonce: 'another' } }],
    ['that ended', { claims: { exp: 1_700_000_000 } }],
  ])('%s is not believed', async (_, tampering) => {
    const person = await newPerson(stack);
    service.tamper(tampering);
    expect(await prove(person)).toBe('/#failed=age_proof_invalid');
    expect(await kept(person)).toBeNull();
  });
});

describe('an answer that the provider sends by itself', () => {
  it('opens the place; sent again it changes nothing', async () => {
    const person = await newPerson(stack);
    const token = await service.answer(await begin(person));
    expect(await gallery(person.client)).toMatchObject(UNVERIFIED);
    expect(await send(token)).toBe(204);
    expect(await gallery(person.client)).toMatchObject({ status: 200 });
    const first = await kept(person);
    expect(first).toMatchObject({ method: 'webhook' });
    expect(await send(token)).toBe(204);
    expect(await kept(person)).toEqual(first);
  });

  it.each([
    ['signed by a stranger', {}, { byStranger: true }],
    ['for somebody else', { aud: 'another place' }, {}],
    ['of somebody else', { iss: 'https://age.example' }, {}],
    ['that ended', { exp: 1_700_000_000 }, {}],
    ['that is an identity token', {}, { typ: 'JWT' }],
    ['that names no check', { txn: undefined }, {}],
  ])('%s is refused', async (_, claims, how) => {
    const person = await newPerson(stack);
    expect(await send(await service.answer(await begin(person), claims, how))).toBe(401);
    expect(await kept(person)).toBeNull();
  });

  it('without any signature is refused', async () => {
    const person = await newPerson(stack);
    const [, claims] = (await service.answer(await begin(person))).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'age-assertion+jwt' }));
    expect(await send(`${header.toString('base64url')}.${claims}.`)).toBe(401);
    expect(await send('hello')).toBe(401);
    expect(await kept(person)).toBeNull();
  });

  it('that says no, or that nobody waits for, changes nothing and ends the check', async () => {
    const person = await newPerson(stack);
    const check = await begin(person);
    expect(await send(await service.answer('a check of nobody'))).toBe(204);
    expect(await send(await service.answer(check, { age_over_18: false }))).toBe(204);
    expect(await send(await service.answer(check))).toBe(204);
    expect(await kept(person)).toBeNull();
  });
});
