import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const CACHE = fileURLToPath(new URL('../../../../.cache/', import.meta.url));

export interface BundledThread {
  url: URL;
  remove(): Promise<void>;
}

/**
 * Bundles the painter's thread from source, for tests and development. The bundle lies inside the
 * repository, because its native package is looked up from where it lies.
 */
export async function bundleThread(): Promise<BundledThread> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'painter-thread-'));
  const outfile = join(folder, 'painter-thread.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('./thread.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['@napi-rs/canvas'],
    logLevel: 'error',
  });
  return {
    url: pathToFileURL(outfile),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
