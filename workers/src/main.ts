import { ConfigError, loadServiceConfig } from '@vesper/core/config/config';
import { readEnv } from '@vesper/core/config/env';
import { createWorkerContext } from './context.ts';
import { registerWorkers } from './register.ts';

/** Longest orderly stop: draining jobs (8 s) and closing connections. */
const STOP_LIMIT_MS = 15_000;

try {
  const context = await createWorkerContext(loadServiceConfig(readEnv()));
  context.shutdown.onSignals(STOP_LIMIT_MS);
  // Started by the launcher, a worker must not outlive it.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  await registerWorkers(context);
  context.log.info('working');
} catch (err) {
  if (!(err instanceof ConfigError)) throw err;
  process.stderr.write(`${err.message}\n`);
  process.exitCode = 1;
}
