import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '@vesper/core/config/env';
import { repository } from '@vesper/embedded/launcher/node-process';

const WORKSPACES = ['core', 'gateway', 'workers', 'embedded'];

export interface PreviousVersion {
  commit: string;
  /** Its folder, built, relative to the repository. */
  folder: string;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();

/**
 * Builds the version that PREVIOUS_COMMIT names, or else the commit before this one. It runs with
 * the packages of this version unless its own list of them differs.
 */
export function buildPreviousVersion(named = readEnv().PREVIOUS_COMMIT): PreviousVersion {
  const commit = git('rev-parse', '--verify', `${named ?? 'HEAD^'}^{commit}`);
  const folder = join('.cache/previous', commit);
  const path = join(repository, folder);
  if (existsSync(join(path, 'built'))) return { commit, folder };
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: repository, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', path], { input: archive });
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: path, stdio: 'pipe' });
  if (git('diff', '--name-only', commit, '--', 'package-lock.json') === '') {
    // Node finds the packages in the folders above; its own code must not come from there.
    mkdirSync(join(path, 'node_modules/@vesper'), { recursive: true });
    for (const name of WORKSPACES) {
      symlinkSync(join(path, name), join(path, 'node_modules/@vesper', name));
    }
  } else {
    run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  }
  run('node', 'scripts/build.mjs', 'server');
  mkdirSync(join(path, 'built'));
  return { commit, folder };
}
