import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { createLogger } from '@vesper/core/log';
import Koa from 'koa';
import { expect, test } from 'vitest';
import type { RequestState } from '../../request.ts';
import { serve } from '../../testing/serve.ts';
import { errors } from './errors.ts';

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** The error of a connection that the service cut off. */
async function reset(): Promise<unknown> {
  const server = createServer((socket) => socket.resetAndDestroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = createConnection(portOf(server.address()), '127.0.0.1');
  const [err]: unknown[] = await once(socket, 'error');
  server.close();
  return err;
}

/** The error of connecting to a port where nobody listens any more. */
async function refused(): Promise<unknown> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server.address());
  server.close();
  await once(server, 'close');
  const [err]: unknown[] = await once(createConnection(port, '127.0.0.1'), 'error');
  return err;
}

async function answerTo(failure: unknown) {
  const app = new Koa<RequestState>();
  app.use(errors(createLogger('test', 'silent')));
  app.use(() => Promise.reject(failure));
  const { url, close } = await serve(app);
  const answer = await fetch(url);
  const body: unknown = await answer.json();
  await close();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body };
}

const away = { status: 503, retryAfter: '2', body: { code: 'unavailable' } };

test.each([
  ['EPIPE', async () => Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })],
  ['ECONNRESET', reset],
  ['ECONNREFUSED', refused],
])('a service whose connection broke with %s is away for now', async (code, fail) => {
  const failure = await fail();
  expect(failure).toMatchObject({ code });
  expect(await answerTo(failure)).toMatchObject(away);
  const wrapped = new Error('The driver failed.', { cause: failure });
  expect(await answerTo(wrapped)).toMatchObject(away);
});

test('a mistake of our own is a 500 that says nothing about itself', async () => {
  const mistake = Object.assign(new Error('the secret'), { code: 'ENOENT' });
  const answer = await answerTo(mistake);
  expect(answer).toMatchObject({ status: 500, retryAfter: null, body: { code: 'internal' } });
  expect(JSON.stringify(answer)).not.toContain('secret');
});
