import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Shutdown } from './shutdown.ts';

interface Parts {
  log: Logger;
  metrics: Metrics;
  shutdown: Shutdown;
}

/** The port of the numbers could not be taken; the message says what to do. */
class MetricsPortTaken extends Error {
  override readonly name = 'MetricsPortTaken';
}

/**
 * Shows a process's numbers at `GET /metrics`, and at `/healthz` that it lives, on a port of their
 * own. Processes on one machine need a port each.
 * @param address undefined where no port is configured: nothing is shown then
 */
export async function serveMetrics(
  { log, metrics, shutdown }: Parts,
  { port, host }: { port: number | undefined; host: string },
): Promise<void> {
  if (port === undefined) return;
  const server = createServer((request, response) => {
    answer(metrics, request, response).catch((err: unknown) => {
      log.warn({ err }, 'the numbers could not be told');
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      const message = `The numbers cannot be shown at ${host}:${port}. Set another port for them.`;
      reject(new MetricsPortTaken(message, { cause }));
    });
    server.listen(port, host, resolve);
  });
  shutdown.add('metrics', () => {
    server.closeAllConnections();
    server.close();
  });
  log.info({ port }, 'numbers');
}

async function answer(
  metrics: Metrics,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = method === 'GET' ? url?.split('?')[0] : undefined;
  if (path === '/metrics') {
    const text = await metrics.render();
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  } else if (path === '/healthz') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
  } else {
    response.writeHead(404).end();
  }
}
