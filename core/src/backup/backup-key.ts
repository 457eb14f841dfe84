import { readFile } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { BackupRefused } from './backup-refused.ts';

const BYTES = 32;
const MAKE_ONE = 'make one with `openssl rand -hex 32`, and keep it apart from the backups';

/**
 * The key of backups, from its file or its variable.
 * @throws BackupRefused when there is none, or it is not 32 bytes as text
 */
export async function readBackupKey({
  backupKey,
  backupKeyFile,
}: Pick<Config, 'backupKey' | 'backupKeyFile'>): Promise<Buffer> {
  const text = backupKeyFile === undefined ? backupKey : await readKeyFile(backupKeyFile);
  if (text === undefined) {
    throw new BackupRefused(`Set BACKUP_KEY_FILE or BACKUP_KEY: ${MAKE_ONE}.`);
  }
  const trimmed = text.trim();
  const key = Buffer.from(trimmed, /^[0-9a-f]{64}$/i.test(trimmed) ? 'hex' : 'base64');
  if (key.length === BYTES) return key;
  throw new BackupRefused(
    `The key of backups must be ${BYTES} random bytes, as hexadecimal digits or base64: ${MAKE_ONE}.`,
  );
}

async function readKeyFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new BackupRefused(`The key file ${path} cannot be read: correct BACKUP_KEY_FILE.`, {
      cause,
    });
  }
}
