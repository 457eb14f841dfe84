import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'vesper-film-';
/** No film is worked at for so long. Milliseconds. */
const OLD_MS = 2 * 60 * 60_000;

interface ScratchFolder {
  path: string;
  /** Removes it with all that is in it; to be called however the work ends. */
  remove(): Promise<void>;
}

/** Makes a folder for some work, in the system's place for what need not last. */
export async function openScratchFolder(): Promise<ScratchFolder> {
  const path = await mkdtemp(join(tmpdir(), PREFIX));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Removes folders of processes that died. */
export async function sweepScratchFolders(now: Date): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const path of names.map((name) => join(tmpdir(), name))) {
    // One that is gone has just been removed by its work.
    const written = await stat(path).catch(() => undefined);
    if (!written || now.getTime() - written.mtimeMs < OLD_MS) continue;
    // Another user's, on a machine that several share.
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
