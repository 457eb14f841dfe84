import { destination, pino, type Logger } from 'pino';

export type { Logger };

/**
 * A structured logger. Lines carry ids and codes, never prompts, message texts, cookies or keys;
 * `redact` is the second net for the two that arrive inside library objects.
 */
export function createLogger(process: string, level: string): Logger {
  const options = {
    level,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.cookie', '*.password', '*.authorization', 'err.command.args'],
  };
  // Flushing what was kept back goes on for ever once nobody reads the output any more: a process
  // whose launcher had been killed never ended (sonic-boom 4, `flushSync`, EPIPE).
  return pino(options, destination({ fd: 1, sync: true }));
}
