import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { compress } from './compress.ts';

const long = { items: Array.from({ length: 200 }, (_, index) => ({ id: index, title: 'A walk' })) };
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const app = new Koa();
  app.use(compress()).use((ctx) => {
    if (ctx.path === '/long') ctx.body = long;
    else if (ctx.path === '/short') ctx.body = { ok: true };
    else {
      ctx.type = 'image/webp';
      ctx.body = Buffer.alloc(10_000);
    }
  });
  server = await serve(app);
});

afterAll(() => server.close());

const ask = (path: string, accepted: string) =>
  fetch(`${server.url}${path}`, { headers: { 'accept-encoding': accepted } });

test('long JSON goes out as what the client can read, and caches keep the forms apart', async () => {
  for (const [accepted, sent] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const answer = await ask('/long', accepted);
    expect(answer.headers.get('content-encoding'), accepted).toBe(sent);
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await answer.json()).toEqual(long);
  }
});

test('what is short already, or no text, goes as it is', async () => {
  for (const path of ['/short', '/picture']) {
    const answer = await ask(path, 'br, gzip');
    expect(answer.headers.get('content-encoding'), path).toBeNull();
  }
});
