import Router from '@koa/router';
import { fileBytes } from '@vesper/core/contract/common';
import { createLogger } from '@vesper/core/log';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partialContext, serve } from '../testing/serve.ts';
import { errors } from './middleware/errors.ts';
import { jsonBody } from './middleware/json-body.ts';
import { mountRoutes } from './mount-routes.ts';
import { openApiDocument } from './openapi/openapi-document.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { route } from './route.ts';
import type { RequestState } from '../request.ts';

const log = createLogger('test', 'silent');
const MEGABYTE = 1024 * 1024;

const echo = route({
  method: 'post',
  path: '/api/echo',
  access: 'public',
  policy: 'anyone',
  summary: 'Gives a file back.',
  rawBody: { types: ['application/json', 'image/png'], maxBytes: MEGABYTE },
  produces: ['application/octet-stream'],
  responses: { 200: fileBytes },
  handler: async ({ file }) => ({ status: 200, body: file }),
});

let url: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const app = new Koa<RequestState>();
  const router = new Router<RequestState>();
  const limits = new RateLimits(null, log);
  mountRoutes(router, [echo], partialContext({ limits }));
  for (const one of [errors(log), jsonBody([echo]), router.routes()]) app.use(one);
  ({ url, close } = await serve(app));
});

afterAll(() => close());

function send(body: Uint8Array | ReadableStream | string, type = 'image/png', more = {}) {
  const headers = { 'content-type': type, ...more };
  return fetch(`${url}/api/echo`, { method: 'POST', headers, body, duplex: 'half' });
}

test('a file arrives byte for byte, a JSON one too and above the limit of other JSON', async () => {
  const bytes = Buffer.alloc(MEGABYTE, '{"not json \u00ff\0');
  for (const type of ['image/png', 'application/json']) {
    const answer = await send(bytes, type);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  }
});

test('an empty file is a file', async () => {
  const answer = await send('');
  expect(answer.status).toBe(200);
  expect((await answer.arrayBuffer()).byteLength).toBe(0);
});

test('a file that is too large is refused, whether its length was announced or not', async () => {
  const chunk = new Uint8Array(64 * 1024);
  let sent = 0;
  const stream = new ReadableStream({
    pull(controller) {
      sent += chunk.length;
      if (sent > 2 * MEGABYTE) controller.close();
      else controller.enqueue(chunk);
    },
  });
  for (const body of [Buffer.alloc(MEGABYTE + 1), stream]) {
    const answer = await send(body);
    expect(answer.status).toBe(413);
    const message = 'The file is too large. Send at most 1 MB.';
    expect(await answer.json()).toMatchObject({ code: 'payload_too_large', message });
    expect((await send('next')).status).toBe(200);
  }
});

test('other media types and compressed files are refused', async () => {
  for (const answer of [
    await send('hello', 'text/plain'),
    await fetch(`${url}/api/echo`, { method: 'POST' }),
    await send('hello', 'image/png', { 'content-encoding': 'gzip' }),
  ]) {
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ code: 'unsupported_media_type' });
  }
});

test('the API document names the media types of files', () => {
  const operation = openApiDocument([echo], { names: {}, origin: undefined, cookieName: 'sid' })
    .paths['/api/echo']?.post;
  expect(operation).toMatchObject({
    requestBody: { content: { 'application/json': {}, 'image/png': {} } },
    responses: { 200: { content: { 'application/octet-stream': {} } }, 413: {}, 415: {} },
  });
});
