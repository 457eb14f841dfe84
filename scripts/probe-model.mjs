import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../workers/dist/model-process.js', import.meta.url));

/**
 * Proves that a model file can be loaded, by what it says of itself; takes about a second.
 * @param {string} file
 * @throws Error with one sentence saying why not
 */
export function probeModel(file) {
  const { status, stderr } = spawnSync(process.execPath, [program, '--probe', file], {
    encoding: 'utf8',
  });
  if (status === 0) return;
  const last = stderr.trim().split('\n').at(-1);
  throw new Error(last || `${file} cannot be loaded; the process that tried ended by itself.`);
}
