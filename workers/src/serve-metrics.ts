import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { WorkerContext } from './context.ts';

type Parts = Pick<WorkerContext, 'config' | 'log' | 'metrics' | 'shutdown'>;

/**
 * Shows a worker's numbers at `GET /metrics`, and at `/healthz` that it lives, where a port is
 * configured for it. Workers on one machine need a port each.
 */
export async function serveMetrics({ config, log, metrics, shutdown }: Parts): Promise<void> {
  const { workerMetricsPort: port, host } = config;
  if (port === undefined) return;
  const server = createServer((request, response) => {
    answer({ metrics }, request, response).catch((err: unknown) => {
      log.warn({ err }, 'the numbers could not be told');
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  shutdown.add('metrics', () => {
    server.closeAllConnections();
    server.close();
  });
  log.info({ port }, 'numbers');
}

async function answer(
  { metrics }: Pick<Parts, 'metrics'>,
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
