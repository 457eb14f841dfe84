import { join } from 'node:path';
import { runProcess } from '@vesper/core/run-process';
import { createApp } from './app.ts';
import { createContext } from './context.ts';
import { closeServer, createHttpServer, listen } from './server.ts';
import { startSocketServer } from './sockets/socket-server.ts';

await runProcess('gateway', 10_000, async ({ config, log, shutdown }) => {
  const context = await createContext({ config, log, shutdown });
  const app = createApp(context, { webDist: join(import.meta.dirname, '../../web/dist') });
  const server = createHttpServer(app.callback());
  shutdown.add('http', () => closeServer(server));
  await startSocketServer(context, server);
  const port = await listen(server, config.port, config.host);
  log.info({ host: config.host, port }, 'the gateway listens');
});
