import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userView } from '@vesper/core/contract/user';
import { ROUTES } from '@vesper/gateway/api/routes';
import { createClient } from '../stack/client.ts';
import { PASSWORD } from '../stack/person.ts';
import { socketRefusal } from '../stack/socket-refusal.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const CLOSED = { status: 451, body: { code: 'region_closed' } };
const from = (country: string) => ({ 'cf-ipcountry': country });

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({
    env: {
      TRUSTED_PROXIES: '1',
      COUNTRY_HEADER: 'CF-IPCountry',
      AGE_REGIONS: 'GB=blocked,US-TX=blocked,*=declared',
    },
  });
});
afterAll(() => stack.stop());

const account = () => ({
  email: `${randomBytes(8).toString('hex')}@example.com`,
  password: PASSWORD,
  adultConfirmed: true,
});

async function newMember() {
  const client = createClient(stack.baseUrl);
  await client.expect([201, userView], 'POST', '/api/signup', account(), from('DE'));
  return client;
}

it.each(['GB', 'US-TX', 'XX', 'DE, GB', ''])(
  'nobody is let in from "%s", where the place is closed or nobody knows',
  async (country) => {
    const visitor = createClient(stack.baseUrl);
    const headers = from(country);
    expect(await visitor.request('POST', '/api/signup', account(), headers)).toMatchObject(CLOSED);
    expect(await visitor.request('POST', '/api/try', { text: 'hello' }, headers)).toMatchObject(
      CLOSED,
    );
    const member = await newMember();
    const image = `/media/images/${new Types.ObjectId().toHexString()}.png`;
    for (const path of ['/api/images/public', '/api/conversations', image]) {
      expect(await member.request('GET', path, undefined, headers), path).toMatchObject(CLOSED);
    }
    expect(await socketRefusal(stack.baseUrl, { cookie: member.cookie, ...headers })).toMatchObject(
      {
        data: { code: 'region_closed' },
      },
    );
  },
);

it('who is kept out can still read, take and erase what is theirs', async () => {
  const member = await newMember();
  for (const path of ['/api/user', '/api/user/export']) {
    expect(await member.request('GET', path, undefined, from('GB'))).toMatchObject({ status: 200 });
  }
});

it.each(['DE', 'US-CA'])('everybody else is let in, from %s', async (country) => {
  const member = await newMember();
  const answer = await member.request('GET', '/api/images/public', undefined, from(country));
  expect(answer).toMatchObject({ status: 200 });
  expect(
    await socketRefusal(stack.baseUrl, { cookie: member.cookie, ...from(country) }),
  ).toBeNull();
});

it('every public way of becoming a member, or of trying the place, asks where somebody is', () => {
  const ways = ROUTES.filter(({ path, access }) => access === 'public' && /signup|try$/.test(path));
  const posts = ways.filter(({ method }) => method === 'post');
  expect(posts.map(({ path, opens }) => [path, opens])).toEqual([
    ['/api/signup', 'account'],
    ['/api/signup/provider', 'account'],
    ['/api/try', 'place'],
  ]);
});
