import { join } from 'node:path';
import { loadServiceConfig } from '@vesper/core/config/config';
import { readEnv } from '@vesper/core/config/env';
import { createLogger } from '@vesper/core/log';
import { Shutdown } from '@vesper/core/shutdown';
import { createApp } from './app.ts';
import { createContext } from './context.ts';
import { closeServer, createHttpServer, listen } from './server.ts';

const config = loadServiceConfig(readEnv());
const log = createLogger('gateway', config.logLevel);
const shutdown = new Shutdown(log);
shutdown.onSignals(10_000);

const context = await createContext({ config, log, shutdown });
const app = createApp(context, { webDist: join(import.meta.dirname, '../../web/dist') });
const server = createHttpServer(app.callback());
const port = await listen(server, config.port, config.host);
shutdown.add('http', () => closeServer(server));
log.info({ host: config.host, port }, 'the gateway listens');
