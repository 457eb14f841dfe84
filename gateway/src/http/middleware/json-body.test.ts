import { createLogger } from '@vesper/core/log';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestState } from '../../request.ts';
import { serve } from '../../testing/serve.ts';
import { errors } from './errors.ts';
import { isShallow, jsonBody } from './json-body.ts';

let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const app = new Koa<RequestState>();
  app.use(errors(createLogger('test', 'silent'))).use(jsonBody());
  app.use((ctx) => {
    ctx.body = { took: ctx.request.body };
  });
  server = await serve(app);
});
afterAll(() => server.close());

const post = (body: string) =>
  fetch(`${server.url}/api/thing`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

test('a body nested too deeply is refused', async () => {
  expect((await post(nested(12))).status).toBe(200);
  for (const levels of [13, 30_000]) {
    const answer = await post(nested(levels));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'malformed_json',
      message: expect.stringContaining('nested too deeply'),
    });
  }
});

test.each([
  ['brackets in a text', JSON.stringify({ text: '[[[[{{{{' }), true],
  ['brackets behind an escaped quote', String.raw`{"a":"\"[[[["}`, true],
  ['brackets behind a backslash', String.raw`["\\",[[[[]]]]]`, false],
  ['many beside each other', JSON.stringify(Array.from({ length: 1_000 }, () => [{}])), true],
  ['objects and arrays in turn', '{"a":[{"b":[]}]}', false],
])('%s: shallow is %s', (_, json, shallow) => {
  expect(isShallow(json, 3)).toBe(shallow);
});
