import { loadServiceConfig } from '@vesper/core/config/config';
import { createLogger } from '@vesper/core/log';
import { Metrics } from '@vesper/core/metrics';
import { DiskStorage } from '@vesper/core/storage/disk-storage';
import { systemClock } from '@vesper/core/clock';
import { createRequestRedis } from '@vesper/core/redis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createApp } from './app.ts';
import type { GatewayContext } from './context.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { route } from './http/route.ts';
import { Sessions } from './sessions/sessions.ts';
import { startRedis } from './testing/redis-server.ts';
import { partialContext, serve } from './testing/serve.ts';

const log = createLogger('test', 'silent');
let server: Awaited<ReturnType<typeof startRedis>>;
let redis: ReturnType<typeof createRequestRedis>;

const routes = [
  route({
    method: 'post',
    path: '/api/act',
    access: 'public',
    policy: 'anyone',
    summary: 'Changes something.',
    responses: { 200: z.object({ ip: z.string() }) },
    limit: 'signUp',
    handler: async ({ ctx }) => ({ status: 200, body: { ip: ctx.ip } }),
  }),
  route({
    method: 'get',
    path: '/api/broken',
    access: 'public',
    policy: 'anyone',
    summary: 'Fails.',
    responses: { 200: z.object({}) },
    handler: () => Promise.reject(new Error('the secret of the stack')),
  }),
];

beforeAll(async () => {
  server = await startRedis();
  redis = createRequestRedis(server.url);
  await new Promise((resolve) => redis.once('ready', resolve));
});

afterAll(async () => {
  redis.disconnect();
  await server.close();
});

async function start(env: Record<string, string> = {}, parts: Partial<GatewayContext> = {}) {
  await redis.flushall();
  const config = loadServiceConfig({
    MONGODB_URI: 'mongodb://127.0.0.1:1/none',
    REDIS_URL: server.url,
    SESSION_KEYS: 'a-signing-secret-of-thirty-two-characters',
    ...env,
  });
  const context = partialContext({
    clock: systemClock,
    config,
    log,
    redis,
    metrics: new Metrics('gateway'),
    sessions: new Sessions({
      redis,
      clock: systemClock,
      keys: config.sessionKeys,
      secure: config.secureCookies,
    }),
    limits: new RateLimits(config.rateLimits ? redis : null, log),
    storage: new DiskStorage('/nonexistent'),
    readiness: { redis: () => redis.ping() },
    ...parts,
  });
  return serve(createApp(context, { webDist: '/nonexistent', routes }));
}

const HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'cache-control',
];
const headersOf = (answer: Response) =>
  Object.fromEntries(HEADERS.map((name) => [name, answer.headers.get(name)]));
const inParts = (value: string | null | undefined, by: string) => value?.split(by);

test('every answer carries the security headers, errors included', async () => {
  const { url, close } = await start({ PUBLIC_URL: 'https://vesper.example' });
  const expected = headersOf(await fetch(`${url}/api/nothing`));
  expect(expected).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
  expect(inParts(expected['content-security-policy'], '; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "connect-src 'self' wss://vesper.example",
    "media-src blob: 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-to csp',
  ]);
  expect(inParts(expected['permissions-policy'], ', ')).toEqual([
    'accelerometer=()',
    'camera=()',
    'display-capture=()',
    'geolocation=()',
    'gyroscope=()',
    'magnetometer=()',
    'microphone=(self)',
    'midi=()',
    'payment=()',
    'usb=()',
  ]);
  expect(headersOf(await fetch(`${url}/api/broken`))).toEqual(expected);
  const { 'cache-control': _, ...page } = headersOf(await fetch(`${url}/`));
  expect(expected).toMatchObject(page);
  await close();
});

test('no page may use a microphone where nothing is dictated', async () => {
  const { url, close } = await start({ DICTATION: 'off' });
  const { 'permissions-policy': policy } = headersOf(await fetch(`${url}/`));
  expect(inParts(policy, ', ')).toContain('microphone=()');
  await close();
});

test('the content policy lets in exactly what the operator configured', async () => {
  const { url, close } = await start({
    ANALYTICS_URL: 'https://count.example/visits?site=1',
    LIVE_CHAT_URL: 'https://chat.example/widget.js',
    LIVE_CHAT_ORIGINS: 'https://cdn.chat.example',
  });
  const policyAt = async (path: string) =>
    (await fetch(`${url}${path}`)).headers.get('content-security-policy')?.split('; ') ?? [];
  const policy = await policyAt('/api/nothing');
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("connect-src 'self' https://count.example");
  expect(policy.filter((line) => line.includes('chat.example'))).toEqual([]);
  const frame = await policyAt('/live-chat');
  expect(frame).toContain('sandbox allow-scripts allow-forms allow-popups');
  expect(frame).toContain('script-src https://chat.example https://cdn.chat.example');
  expect(frame).toContain("frame-ancestors 'self'");
  await close();
});

test('a failure is a plain sentence with a request id, and no site may read it', async () => {
  const { url, close } = await start();
  const answer = await fetch(`${url}/api/broken`, {
    headers: { origin: 'https://evil.example', 'x-request-id': 'mine' },
  });
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe(
    '{"message":"Something went wrong on our side. Please try again.","code":"internal"}',
  );
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('x-powered-by')).toBeNull();
  expect(answer.headers.get('strict-transport-security')).toBeNull();
  await close();
});

test('a state-changing request from another site is refused before anything happens', async () => {
  const { url, close } = await start();
  const call = (headers: Record<string, string>) =>
    fetch(`${url}/api/act`, { method: 'POST', headers });
  for (const origin of ['https://evil.example', 'null', `${url}0`]) {
    const answer = await call({ origin });
    expect(answer.status, origin).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'foreign_origin' });
  }
  expect((await call({ origin: url })).status).toBe(200);
  expect((await call({})).status).toBe(200);
  await close();
});

test('a forged X-Forwarded-For changes nobody', async () => {
  const { url, close } = await start();
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${i}` };
    const answer = await fetch(`${url}/api/act`, { method: 'POST', headers });
    statuses.push(answer.status);
    if (i === 5) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await close();
});

test('behind one trusted proxy only the address that it saw counts', async () => {
  const { url, close } = await start({ TRUSTED_PROXIES: '1' });
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.5' };
  const answer = await fetch(`${url}/api/act`, { method: 'POST', headers });
  expect(await answer.json()).toEqual({ ip: '203.0.113.5' });
  await close();
});

test('health says that the process runs, readiness which service does not answer', async () => {
  const { url, close } = await start(
    {},
    {
      readiness: {
        redis: () => redis.ping(),
        mongodb: () => Promise.reject(new Error('away')),
        storage: () => new Promise(() => undefined),
      },
    },
  );
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const unready = await fetch(`${url}/readyz`);
  expect(unready.status).toBe(503);
  expect(await unready.json()).toEqual({ ready: false, notReady: ['mongodb', 'storage'] });
  await close();
  const healthy = await start();
  expect((await fetch(`${healthy.url}/readyz`)).status).toBe(200);
  await healthy.close();
});

test('metrics count requests by route, for the own network only', async () => {
  const { url, close } = await start();
  await fetch(`${url}/api/broken?secret=1`);
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toMatch(
    /http_request_seconds_count\{process="gateway",method="GET",route="\/api\/broken",status="500"\} 1/,
  );
  expect(text).not.toContain('secret');
  const proxied = await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.5' } });
  expect(proxied.status).not.toBe(200);
  await close();
  const apart = await start({ METRICS_PORT: '9464' });
  expect((await fetch(`${apart.url}/metrics`)).status).not.toBe(200);
  await apart.close();
});

test('while Redis is away an answer says 503 and when to come back', async () => {
  const away = await startRedis();
  const client = createRequestRedis(away.url);
  client.on('error', () => undefined);
  await new Promise((resolve) => client.once('ready', resolve));
  const { url, close } = await start(
    {},
    {
      redis: client,
      limits: new RateLimits(client, log),
    },
  );
  const closed = new Promise((resolve) => client.once('close', resolve));
  await away.close();
  await closed;
  const answer = await fetch(`${url}/api/act`, { method: 'POST' });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  client.disconnect();
  await close();
});
