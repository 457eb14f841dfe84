import { parseArgs } from 'node:util';
import { startDocumentServer } from './server.ts';

const { values: flags } = parseArgs({
  options: {
    dir: { type: 'string' },
    socket: { type: 'string' },
    port: { type: 'string' },
    production: { type: 'boolean', default: false },
    'force-production': { type: 'boolean', default: false },
  },
});

function log(level: string, message: string, details: object = {}): void {
  const line = { time: new Date().toISOString(), level, name: 'documents', message, ...details };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

try {
  const { dir, socket, port } = flags;
  if (dir === undefined) throw new Error('Say where the data lives: --dir DIRECTORY');
  if (flags.production && !flags['force-production']) {
    throw new Error('The embedded document store is not for production: set MONGODB_URI instead.');
  }
  const server = await startDocumentServer({
    dir,
    log,
    ...(socket === undefined ? {} : { socketPath: socket }),
    ...(port === undefined ? {} : { port: Number(port) }),
  });
  const { uri } = server;
  const stop = (): void => {
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log('error', 'The store could not be closed in order.', { error: String(error) });
        process.exit(1);
      },
    );
  };
  // An orphan would hold the directory, so the store also ends with the process that started it.
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, stop);
  log('info', 'Embedded document store for development, not for production', { uri, dir });
  process.send?.({ type: 'ready', uri });
} catch (error) {
  log('error', error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
