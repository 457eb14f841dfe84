import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The key that signs session cookies, made once per data directory, so that people stay signed in
 * over a restart. An operator sets SESSION_KEYS instead.
 */
export function ownSessionKeys(dataDir: string): string {
  const path = join(dataDir, 'session-keys');
  if (!existsSync(path)) {
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(path, 'utf8').trim();
}
