import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withoutServices } from './without-services.mjs';

/**
 * @typedef {'apt-get' | 'apk' | 'dnf' | 'brew'} Manager
 * @typedef {object} Program
 * @property {[string, ...string[]]} binaries
 * @property {Partial<Record<Manager, string>>} packages
 * @property {Partial<Record<Manager, string[]>>} afterwards what is run once it is installed
 */

/**
 * Programs of the system that the product or its tests run, and the packages that hold them.
 * @type {Record<'redis' | 'ffmpeg' | 'headless' | 'chromium', Program>}
 */
const programs = {
  redis: {
    binaries: ['redis-server', 'valkey-server'],
    packages: { 'apt-get': 'redis-server', apk: 'redis', dnf: 'valkey', brew: 'redis' },
    // Debian would start it with the machine; the product runs one of its own.
    afterwards: { 'apt-get': ['update-rc.d', 'redis-server', 'disable'] },
  },
  // Encodes films; a start without it goes on without films.
  ffmpeg: {
    binaries: ['ffmpeg'],
    packages: { 'apt-get': 'ffmpeg', apk: 'ffmpeg', dnf: 'ffmpeg-free', brew: 'ffmpeg' },
    afterwards: {},
  },
  // The same browser without what draws windows: journeys take three quarters of the time.
  headless: {
    binaries: ['chromium-headless-shell'],
    packages: { 'apt-get': 'chromium-headless-shell' },
    afterwards: {},
  },
  chromium: {
    binaries: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: { 'apt-get': 'chromium', apk: 'chromium', dnf: 'chromium' },
    afterwards: {},
  },
};

/** @type {Record<Manager, (name: string) => string[][]>} */
const managers = {
  'apt-get': (name) => [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
  ],
  apk: (name) => [['apk', 'add', '--no-cache', name]],
  dnf: (name) => [['dnf', 'install', '-y', '-q', name]],
  brew: (name) => [['brew', 'install', '--quiet', name]],
};

/** @type {Manager[]} */
const MANAGERS = ['apt-get', 'apk', 'dnf', 'brew'];

const searched = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/local/bin',
  '/usr/bin',
  '/opt/homebrew/bin',
];

/** @param {string[]} names */
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

/**
 * Homebrew belongs to its user; the others need root.
 * @param {Manager} manager
 */
const mayInstall = (manager) => manager === 'brew' || process.getuid?.() === 0;

/** @param {string[][]} commands */
function runAll(commands) {
  for (const [command, ...args] of commands) {
    if (!command) continue;
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

/**
 * The path of a program, installed first with the system's package manager when it is missing and
 * the current user may do that.
 * @param {keyof programs} program
 * @param {(line: string) => void} say
 * @throws Error with one sentence that says how to install it.
 */
export function ensureProgram(program, say) {
  const { binaries, packages, afterwards } = programs[program];
  const found = findBinary(binaries);
  if (found) return found;
  const known = MANAGERS.find((name) => packages[name] && findBinary([name]));
  const name = known && packages[known];
  if (!known || !name) {
    throw new Error(`${binaries[0]} is missing: install it, and make sure that it is in the PATH.`);
  }
  const commands = managers[known](name);
  const last = commands.at(-1)?.join(' ');
  if (!mayInstall(known)) throw new Error(`${binaries[0]} is missing: run \`sudo ${last}\`.`);
  say(`${binaries[0]} is missing: installing it with \`${last}\`...`);
  const all = [...commands, afterwards[known] ?? []];
  if (known === 'apt-get') withoutServices(() => runAll(all));
  else runAll(all);
  const installed = findBinary(binaries);
  if (!installed) throw new Error(`${binaries[0]} could not be installed with \`${last}\`.`);
  return installed;
}
