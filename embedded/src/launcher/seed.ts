import { spawn } from 'node:child_process';
import { nodeArguments } from './node-process.ts';
import { ProcessLog } from './process-log.ts';
import type { ProductContext } from './product.ts';
import { complain } from './terminal.ts';

/**
 * Fills an empty gallery in the background; a second run finds its mark in the database and ends.
 * The product works without it, so a failure is one line.
 */
export function seed({ directories, supervisor, env }: ProductContext): void {
  const log = new ProcessLog(directories.logDir, 'seed');
  const child = spawn(process.execPath, nodeArguments('workers/dist/seed.js'), {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  log.follow(child.stdout, child.stderr);
  supervisor.beforeStop(() => child.kill('SIGKILL'));
  child.once('close', (code) => {
    if (code !== 0 && !supervisor.isStopping) {
      complain(`The first gallery could not be filled; the log is ${log.path}`);
    }
  });
}
