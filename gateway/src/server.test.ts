import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { GatewayServer } from './server.ts';

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: test\r\n\r\n`;

test('a server that stops finishes what is in flight and takes nothing more', async () => {
  const requests = new EventEmitter();
  const server = new GatewayServer((_request, response) => {
    requests.emit('request', () => response.end('done'));
  });
  const port = await server.listen(0, '127.0.0.1');
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'connect');
  const busy = connect(port, '127.0.0.1');
  busy.write(request('/slow'));
  const [finish] = await once(requests, 'request');

  const closed = server.close();
  await once(idle.resume(), 'close');
  busy.write(request('/late'));
  finish();
  // The connection ends by itself: whoever keeps it open does not keep the process.
  const answers = await text(busy);
  await closed;

  expect(answers.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503']);
  expect(answers).toContain('done');
  expect(answers).toContain('Retry-After: 1');
});
