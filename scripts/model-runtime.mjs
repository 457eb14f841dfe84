import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const wanted = fileURLToPath(new URL('./model-runtime/', import.meta.url));
const installed = fileURLToPath(new URL('../.cache/model-runtime/', import.meta.url));
const LOCK = 'package-lock.json';

/**
 * Installs what runs a model file (node-llama-cpp and its binary for this machine, 85 MB) into
 * `.cache/model-runtime`, unless it is there: only those who run a model file need it.
 * @param {(line: string) => void} say
 * @throws Error with one sentence when npm fails
 */
export function ensureModelRuntime(say) {
  const lock = readFileSync(join(wanted, LOCK), 'utf8');
  // npm's own note in node_modules is written last: what broke off does not count as installed.
  const isThere = existsSync(join(installed, 'node_modules/.package-lock.json'));
  const note = join(installed, LOCK);
  if (isThere && existsSync(note) && readFileSync(note, 'utf8') === lock) return;
  say('Installing what runs a model file (once; 85 MB)...');
  mkdirSync(installed, { recursive: true });
  for (const name of ['package.json', LOCK]) cpSync(join(wanted, name), join(installed, name));
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [command, prefix] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...prefix, ...args], { cwd: installed, stdio: 'inherit' });
  if (status !== 0) {
    throw new Error('npm could not install what runs a model file; its message is above.');
  }
}
