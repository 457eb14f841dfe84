import { ConfigError, loadServiceConfig, type ServiceConfig } from './config/config.ts';
import { readEnv } from './config/env.ts';
import { createLogger, type Logger } from './log.ts';
import { Shutdown } from './shutdown.ts';
import { assertServices } from './start-checks/assert-services.ts';
import { StartRefused } from './start-refused.ts';
import { startTraceExport } from './start-trace-export.ts';

interface ProcessStart {
  config: ServiceConfig;
  log: Logger;
  shutdown: Shutdown;
}

/**
 * The frame of every process: configuration, services that fit, log, orderly end on signals. What is
 * wrong with these, or a start that fails, ends it with one clear message and exit code 1.
 * @param stopLimitMs the longest an orderly stop may take
 */
export async function runProcess(
  name: string,
  stopLimitMs: number,
  start: (process: ProcessStart) => Promise<void>,
): Promise<void> {
  try {
    const config = loadServiceConfig(readEnv());
    const log = createLogger(name, config.logLevel);
    const shutdown = new Shutdown(log);
    shutdown.onSignals(stopLimitMs);
    await assertServices(config);
    try {
      await startTraceExport(name, config, { log, shutdown });
      await start({ config, log, shutdown });
    } catch (err) {
      if (err instanceof StartRefused) process.stderr.write(`${err.message}\n`);
      else log.fatal({ err }, 'the process could not start');
      await shutdown.run();
      process.exit(1);
    }
  } catch (err) {
    if (!(err instanceof ConfigError)) throw err;
    process.stderr.write(`${err.message}\n`);
    process.exit(1);
  }
}
