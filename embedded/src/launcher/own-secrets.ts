import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@vesper/core/config/config';

/**
 * Secrets made once per data directory where the operator sets none: the key that signs session
 * cookies, so that people stay signed in over a restart, and the one that encrypts what the desk
 * keeps, such as keys of models.
 */
export function ownSecrets({
  sessionKeys,
  secretsKey,
  dataDir,
}: Pick<Config, 'sessionKeys' | 'secretsKey' | 'dataDir'>) {
  return {
    SESSION_KEYS: sessionKeys.join(',') || keptIn(join(dataDir, 'session-keys')),
    SECRETS_KEY: secretsKey ?? keptIn(join(dataDir, 'secrets-key')),
  };
}

function keptIn(path: string): string {
  if (!existsSync(path)) {
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(path, 'utf8').trim();
}
