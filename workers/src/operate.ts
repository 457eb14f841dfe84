import { BackupRefused } from '@vesper/core/backup/backup-refused';
import { ConfigError, loadServiceConfig } from '@vesper/core/config/config';
import { readEnv } from '@vesper/core/config/env';
import { createLogger } from '@vesper/core/log';
import { LockLost } from '@vesper/core/migrations/lock';
import { Shutdown } from '@vesper/core/shutdown';
import { StartRefused } from '@vesper/core/start-refused';
import { backup } from './commands/backup.ts';
import { check } from './commands/check.ts';
import type { Command } from './commands/command.ts';
import { factors } from './commands/factors.ts';
import { migrateDocuments } from './commands/migrate.ts';
import { createOperatorContext } from './commands/operator-context.ts';
import { restore } from './commands/restore.ts';
import { role } from './commands/role.ts';
import { UsageError } from './commands/usage-error.ts';

/** The work of an operator, done by hand beside the processes or without them. */
const COMMANDS: Record<string, Command> = {
  check,
  migrate: migrateDocuments,
  backup,
  restore,
  role,
  factors,
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Errors whose message is for the person at the terminal. */
const SENTENCES = [UsageError, BackupRefused, StartRefused, LockLost, ConfigError];

function isSentence(err: unknown): err is Error {
  return SENTENCES.some((it) => err instanceof it);
}

async function operate([name = '', ...args]: string[]): Promise<number> {
  const command = COMMANDS[name];
  if (!command) throw new UsageError(`Name one of: ${Object.keys(COMMANDS).join(', ')}.`);
  const run = command(args);
  const config = loadServiceConfig(readEnv());
  const log = createLogger(name, 'warn');
  const shutdown = new Shutdown(log);
  shutdown.onSignals(5_000);
  try {
    return await run(await createOperatorContext({ config, log, shutdown }), say);
  } finally {
    await shutdown.run();
  }
}

try {
  process.exitCode = await operate(process.argv.slice(2));
} catch (err) {
  const text = isSentence(err) ? err.message : err instanceof Error ? err.stack : String(err);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
