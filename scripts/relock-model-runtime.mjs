/**
 * Writes the lock file of what runs a model file, after a change of its `package.json`:
 *
 *   node scripts/relock-model-runtime.mjs
 *
 * node-llama-cpp names binaries for graphics cards among its optional packages, 345 MB to download,
 * and npm would install them on every machine. The lock leaves them out; the binaries that we want
 * stand in `package.json`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./model-runtime/', import.meta.url));
const lock = `${folder}package-lock.json`;
const BINARIES = 'node_modules/@node-llama-cpp/';

rmSync(lock, { force: true });
const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
if (status !== 0) process.exit(1);

const { optionalDependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
const locked = JSON.parse(readFileSync(lock, 'utf8'));
delete locked.packages['node_modules/node-llama-cpp'].optionalDependencies;
for (const path of Object.keys(locked.packages)) {
  const name = path.replace(/^node_modules\//, '');
  if (path.startsWith(BINARIES) && !(name in optionalDependencies)) delete locked.packages[path];
}
writeFileSync(lock, `${JSON.stringify(locked, null, 2)}\n`);
