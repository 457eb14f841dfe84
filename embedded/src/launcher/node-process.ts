import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ProcessSpec } from './supervised-process.ts';

/** The repository, found from the bundle (`embedded/dist/`) as well as from the source. */
export const repository = fileURLToPath(import.meta.url).replace(/[\\/]embedded[\\/].*$/, '');

/** Preloaded into every child so that none outlives its parent. */
const PARENT_WATCH = join(repository, 'embedded/dist/parent-watch.js');

interface NodeProcessOptions extends Pick<ProcessSpec, 'name' | 'env' | 'stopLimitMs' | 'ready'> {
  /** The bundle to run, relative to the repository. */
  bundle: string;
  flags?: string[];
}

/** Node's arguments for a bundle that ends with its parent. */
export function nodeArguments(bundle: string): string[] {
  const watch = pathToFileURL(PARENT_WATCH).href;
  return ['--enable-source-maps', '--import', watch, join(repository, bundle)];
}

/** A process of ours: a bundle run by the same Node as this one. */
export function nodeProcess(options: NodeProcessOptions): ProcessSpec {
  const { name, bundle, flags = [], env, stopLimitMs, ready } = options;
  return {
    name,
    command: process.execPath,
    args: [...nodeArguments(bundle), ...flags],
    env,
    endsBy: 'signal',
    stopLimitMs,
    ready,
  };
}
