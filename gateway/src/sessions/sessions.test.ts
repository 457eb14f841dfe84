import type { Clock } from '@vesper/core/clock';
import { LIMITS } from '@vesper/core/contract/limits';
import { createPatientRedis, createRequestRedis, type RedisClient } from '@vesper/core/redis';
import { SESSION_ENDED_CHANNEL } from '@vesper/core/runs/channels';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestState } from '../request.ts';
import { startRedis } from '../testing/redis-server.ts';
import { cookiesOf, serve } from '../testing/serve.ts';
import { Sessions } from './sessions.ts';

const KEYS = ['first-signing-secret-of-32-characters', 'older-signing-secret-of-32-characters'];
const USER = '665f00000000000000000001';

let server: Awaited<ReturnType<typeof startRedis>>;
let redis: RedisClient;
let now = Date.now();
const clock: Clock = { now: () => new Date(now) };

beforeAll(async () => {
  server = await startRedis();
  redis = createRequestRedis(server.url);
  await new Promise((resolve) => redis.once('ready', resolve));
});

afterAll(async () => {
  redis.disconnect();
  await server.close();
});

/** A gate that a request waits at until the test opens it. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { opened, open: () => open(), arrived, arrive: () => arrive() };
}

async function start(options: { secure?: boolean; keys?: string[] } = {}) {
  const { secure = false, keys = KEYS } = options;
  const sessions = new Sessions({ redis, clock, keys, secure });
  const app = new Koa<RequestState>();
  app.keys = sessions.keys;
  app.use(sessions.middleware(app));
  const slow = gate();
  app.use(async (ctx) => {
    if (ctx.path === '/api/in') await sessions.start(ctx, USER);
    if (ctx.path === '/api/out') await sessions.end(ctx);
    if (ctx.path === '/api/slow') {
      slow.arrive();
      await slow.opened;
    }
    ctx.body = { user: ctx.state.user ?? null };
  });
  const { url, close } = await serve(app);
  const call = (path: string, cookie = '') => fetch(`${url}${path}`, { headers: { cookie } });
  const userOf = async (cookie: string): Promise<unknown> =>
    (await call('/api/user', cookie)).json();
  return { sessions, call, userOf, slow, close };
}

test('the cookie is signed, for us alone and out of reach of scripts', async () => {
  const app = await start();
  const cookies = (await app.call('/api/in')).headers.getSetCookie();
  await app.close();
  const form = 'path=/; expires=[^;]+ GMT; samesite=lax; httponly';
  expect(cookies).toEqual([
    expect.stringMatching(new RegExp(`^sid=[A-Za-z0-9_-]{43}; ${form}$`)),
    expect.stringMatching(new RegExp(`^sid\\.sig=[A-Za-z0-9_-]{43}; ${form}$`)),
  ]);
});

test('behind TLS the cookie is secure and bound to the host', async () => {
  const app = await start({ secure: true });
  const cookies = (await app.call('/api/in')).headers.getSetCookie();
  await app.close();
  const form = 'path=/; expires=[^;]+ GMT; samesite=lax; secure; httponly';
  expect(cookies).toEqual([
    expect.stringMatching(new RegExp(`^__Host-sid=[A-Za-z0-9_-]{43}; ${form}$`)),
    expect.stringMatching(new RegExp(`^__Host-sid\\.sig=[A-Za-z0-9_-]{43}; ${form}$`)),
  ]);
});

test('a session holds the user, two times, and what and where it was begun with', async () => {
  const app = await start();
  const cookie = cookiesOf(await app.call('/api/in'));
  const who = await app.sessions.authenticate(cookie);
  await app.close();
  const stored: unknown = JSON.parse((await redis.get(`session:${who?.sessionId}`)) ?? 'null');
  const [device, place] = ['An unknown device', '127.0.0.0/24'];
  expect(stored).toEqual({ userId: USER, createdAt: now, authAt: now, device, place });
});

test('signing in again gives a new id and ends the old session', async () => {
  const app = await start();
  const first = cookiesOf(await app.call('/api/in'));
  const second = cookiesOf(await app.call('/api/in', first));
  expect(second).not.toBe(first);
  expect(await app.userOf(first)).toEqual({ user: null });
  expect(await app.userOf(second)).toMatchObject({ user: { id: USER } });
  await app.close();
});

test('signing out ends the session and tells every gateway which', async () => {
  const app = await start();
  const cookie = cookiesOf(await app.call('/api/in'));
  const who = await app.sessions.authenticate(cookie);
  const listener = createPatientRedis(server.url);
  await listener.subscribe(SESSION_ENDED_CHANNEL);
  const ended = new Promise((resolve) => listener.once('message', (_, id) => resolve(id)));
  await app.call('/api/out', cookie);
  expect(await ended).toBe(who?.sessionId);
  expect(await app.userOf(cookie)).toEqual({ user: null });
  expect(await app.sessions.authenticate(cookie)).toBeNull();
  listener.disconnect();
  await app.close();
});

test('a slow request that ends after a sign-out does not bring the session back', async () => {
  const app = await start();
  const cookie = cookiesOf(await app.call('/api/in'));
  const who = await app.sessions.authenticate(cookie);
  const slow = app.call('/api/slow', cookie);
  await app.slow.arrived;
  await app.call('/api/out', cookie);
  app.slow.open();
  const answer = await slow;
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await redis.exists(`session:${who?.sessionId}`)).toBe(0);
  expect(await app.userOf(cookie)).toEqual({ user: null });
  await app.close();
});

test('signing out without a session does nothing and says so quietly', async () => {
  const app = await start();
  expect((await app.call('/api/out')).status).toBe(200);
  await app.close();
});

test('every read moves the idle bound on, in Redis itself', async () => {
  const app = await start();
  const cookie = cookiesOf(await app.call('/api/in'));
  const who = await app.sessions.authenticate(cookie);
  const key = `session:${who?.sessionId}`;
  await redis.pexpire(key, 5_000);
  await app.userOf(cookie);
  expect(await redis.pttl(key)).toBeGreaterThan(LIMITS.sessionIdle - 60_000);
  await redis.del(key);
  expect(await app.userOf(cookie)).toEqual({ user: null });
  await app.close();
});

test('no session outlives the absolute bound, however busy', async () => {
  const app = await start();
  const cookie = cookiesOf(await app.call('/api/in'));
  now += LIMITS.sessionAbsolute - 1;
  expect(await app.userOf(cookie)).toMatchObject({ user: { id: USER } });
  now += 1;
  expect(await app.userOf(cookie)).toEqual({ user: null });
  expect(await app.sessions.authenticate(cookie)).toBeNull();
  await app.close();
});

test('a cookie without our signature is nobody', async () => {
  const app = await start();
  const cookie = cookiesOf(await app.call('/api/in'));
  const [id = ''] = cookie.split('; ');
  const forged = `${id}; sid.sig=${'A'.repeat(43)}`;
  for (const attempt of ['', 'sid=', id, forged, 'sid=%E0%A4%A; sid.sig=x', ';;;=;']) {
    expect(await app.userOf(attempt), attempt).toEqual({ user: null });
    expect(await app.sessions.authenticate(attempt), attempt).toBeNull();
  }
  expect(await app.sessions.authenticate(undefined)).toBeNull();
  await app.close();
});

test('an older signing key still verifies, a forgotten one does not', async () => {
  const before = await start({ keys: [KEYS[1] ?? ''] });
  const cookie = cookiesOf(await before.call('/api/in'));
  await before.close();
  const rotated = await start();
  expect(await rotated.userOf(cookie)).toMatchObject({ user: { id: USER } });
  await rotated.close();
  const forgotten = await start({ keys: [KEYS[0] ?? ''] });
  expect(await forgotten.userOf(cookie)).toEqual({ user: null });
  await forgotten.close();
});

test('every session of a user can be ended at once, and only ten live at a time', async () => {
  const app = await start();
  await app.sessions.endAll(USER);
  const cookies: string[] = [];
  for (let i = 0; i < 11; i += 1) {
    now += 1;
    cookies.push(cookiesOf(await app.call('/api/in')));
  }
  const alive = async () => {
    const users = await Promise.all(cookies.map((cookie) => app.sessions.authenticate(cookie)));
    return users.map((user) => user !== null);
  };
  expect(await alive()).toEqual([false, ...Array<boolean>(10).fill(true)]);
  await app.sessions.endAll(USER);
  expect(await alive()).toEqual(Array<boolean>(11).fill(false));
  await app.close();
});
