import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Tells if the process that wrote the lock is gone, even before it could write its id.
 * @param {string} path
 */
async function isAbandoned(path) {
  const text = await readFile(path, 'utf8').catch(() => '');
  if (/^\d+$/.test(text)) return !isAlive(Number(text));
  const age = await stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  return age > 10_000;
}

/**
 * Runs `work` while no other process holds the lock file at `path`; a dead holder's is taken over.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 */
export async function withLock(path, work) {
  await mkdir(dirname(path), { recursive: true });
  for (;;) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    if (await isAbandoned(path)) await rm(path, { force: true });
    else await pause(200);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}
