import type { Config } from '@vesper/core/config/config';
import { answersOk, localUrl } from './http-ready.ts';
import { nodeProcess } from './node-process.ts';
import type { Directories } from './directories.ts';
import type { Supervisor } from './supervisor.ts';

/** The input for starting the processes of the product. */
export interface ProductContext {
  config: Config;
  directories: Directories;
  supervisor: Supervisor;
  env: Record<string, string>;
}

/** Starts the workers and the gateway; resolves when the gateway answers `GET /readyz` with 200. */
export async function startProduct({
  config,
  directories,
  supervisor,
  env,
}: ProductContext): Promise<void> {
  const { host, port } = config;
  const workers = nodeProcess({
    name: 'workers',
    bundle: 'workers/dist/main.js',
    env,
    // A reply or picture under way may take 10 s to be finished or handed back.
    stopLimitMs: 12_000,
    ready: () => Promise.resolve(),
  });
  const gateway = nodeProcess({
    name: 'gateway',
    bundle: 'gateway/dist/main.js',
    env,
    stopLimitMs: 6_000,
    ready: (_child, gone) => answersOk(`${localUrl(host, port)}/readyz`, gone),
  });
  await Promise.all([
    supervisor.run(workers, directories.logDir),
    supervisor.run(gateway, directories.logDir),
  ]);
}
