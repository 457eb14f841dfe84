import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** The kernel takes 104 bytes (macOS) or 108 (Linux) for a socket's path; this leaves some room. */
const MAX_PATH = 100;
const LONGEST_NAME = 'documents.sock';

/**
 * The private folder for the Unix sockets of this data directory: inside it, or, where that path
 * is too long for a socket, a short one in the system's temporary folder.
 * @throws StartError when that temporary folder belongs to somebody else.
 */
export function prepareSocketDir(dataDir: string): string {
  const inside = join(dataDir, 'run');
  const fits = Buffer.byteLength(join(inside, LONGEST_NAME)) <= MAX_PATH;
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const dir = fits ? inside : join(tmpdir(), `vesper-${key}`);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(dir);
  // In a folder that everyone may write to, somebody else could have made it first.
  if (uid !== process.getuid?.() || (mode & 0o077) !== 0) {
    throw new StartError(`${dir} must belong to you alone: remove it, or set DATA_DIR.`);
  }
  return dir;
}
