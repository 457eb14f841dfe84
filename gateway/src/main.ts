import { join } from 'node:path';
import { runProcess } from '@vesper/core/run-process';
import { loadRules } from '@vesper/core/safety/decide';
import { serveMetrics } from '@vesper/core/serve-metrics';
import { createApp } from './app.ts';
import { createContext } from './context.ts';
import { GatewayServer } from './server.ts';
import { startSocketServer } from './sockets/socket-server.ts';

await runProcess('gateway', 10_000, async ({ config, log, shutdown }) => {
  // Before anybody is served: the first text would hold up everybody else's requests.
  if (config.warmUp) loadRules();
  const context = await createContext({ config, log, shutdown });
  await serveMetrics(context, { port: config.metricsPort, host: config.host });
  const app = createApp(context, { webDist: join(import.meta.dirname, '../../web/dist') });
  const server = new GatewayServer(app.callback());
  shutdown.add('http', () => server.close());
  await startSocketServer(context, server.http);
  const port = await server.listen(config.port, config.host);
  log.info({ host: config.host, port }, 'the gateway listens');
});
