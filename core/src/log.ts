import { pino, type Logger } from 'pino';

export type { Logger };

/**
 * A structured logger. Lines carry ids and codes, never prompts, message texts, cookies or keys;
 * `redact` is the second net for the two that arrive inside library objects.
 */
export function createLogger(process: string, level: string): Logger {
  return pino({
    level,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.cookie', '*.password', '*.authorization', 'err.command.args'],
  });
}
