import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs of the system that the product or its tests run, and the packages that hold them. */
const programs = {
  redis: {
    binaries: ['redis-server', 'valkey-server'],
    packages: { 'apt-get': 'redis-server', apk: 'redis', dnf: 'valkey', brew: 'redis' },
  },
  chromium: {
    binaries: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: { 'apt-get': 'chromium', apk: 'chromium', dnf: 'chromium', brew: undefined },
  },
};

const managers = {
  'apt-get': (name) => [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
  ],
  apk: (name) => [['apk', 'add', '--no-cache', name]],
  dnf: (name) => [['dnf', 'install', '-y', '-q', name]],
  brew: (name) => [['brew', 'install', '--quiet', name]],
};

const searched = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/local/bin',
  '/usr/bin',
  '/opt/homebrew/bin',
];

function findBinary(names) {
  for (const path of names.flatMap((name) => searched.map((folder) => join(folder, name)))) {
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not here: the next folder may have it.
    }
  }
  return undefined;
}

/** Homebrew belongs to its user; the others need root. */
const mayInstall = (manager) => manager === 'brew' || process.getuid?.() === 0;

/**
 * The path of a program, installed first with the system's package manager when it is missing and
 * the current user may do that.
 * @throws Error with one sentence that says how to install it.
 */
export function ensureProgram(program, say) {
  const { binaries, packages } = programs[program];
  const found = findBinary(binaries);
  if (found) return found;
  const manager = Object.keys(managers).find((name) => packages[name] && findBinary([name]));
  if (!manager) {
    throw new Error(`${binaries[0]} is missing: install it, and make sure that it is in the PATH.`);
  }
  const commands = managers[manager](packages[manager]);
  const last = commands.at(-1).join(' ');
  if (!mayInstall(manager)) throw new Error(`${binaries[0]} is missing: run \`sudo ${last}\`.`);
  say(`${binaries[0]} is missing: installing it with \`${last}\`...`);
  for (const [command, ...args] of commands) {
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = findBinary(binaries);
  if (!installed) throw new Error(`${binaries[0]} could not be installed with \`${last}\`.`);
  return installed;
}
