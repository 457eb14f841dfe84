import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Compares node_modules with the lock file; npm notes there what it has installed.
 * @param {string} lockFile
 */
function matchesLockFile(lockFile) {
  const noted = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = JSON.parse(readFileSync(noted, 'utf8')).packages;
  return Object.entries(JSON.parse(lockFile).packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.optional || entry.devOptional) return true;
    return entry.link ? existsSync(join(root, path)) : installed[path]?.version === entry.version;
  });
}

/**
 * Installs the npm packages of the lock file when some are missing or differ; otherwise a hash of
 * the lock file answers within milliseconds.
 * @param {(line: string) => void} say
 * @throws Error with one sentence when npm fails.
 */
export function ensureNodeModules(say) {
  const lockFile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockFile).digest('hex');
  const stamp = join(root, 'node_modules/.cache/vesper-packages');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!matchesLockFile(lockFile)) {
    say('Installing npm packages (once; this takes a minute)...');
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = process.env.npm_execpath;
    const [command, prefix] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
    const { status } = spawnSync(command, [...prefix, ...args], { cwd: root, stdio: 'inherit' });
    if (status !== 0) {
      throw new Error('npm could not install the packages; its message is above. Run `npm ci`.');
    }
  }
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  writeFileSync(stamp, hash);
}
