/**
 * `npm run test:compose`: builds the images, brings docker-compose.yml up with two gateways and two
 * workers behind the proxy, uses it over TLS and with a browser, ends some of them, backs it up, takes
 * it down with all its data, and restores it into an empty one. Outside `npm test`: it wants docker
 * with compose, or podman with podman-compose, a Chromium, and minutes.
 *
 *   DOCUMENTS=mongodb                with a real MongoDB, instead of the embedded store in its place
 *   HTTPS_PORT=8443 HTTP_PORT=8080   where the proxy is published, on 127.0.0.1
 *   IMAGES=built                     with the images of the last run
 *   KEEP=on                          leaves it running, to be looked at
 *   REPRODUCE=on                     builds once more from nothing, and compares; nothing else
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureNodeModules } from './node-modules.mjs';
import { ensureProgram } from './system-package.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache/compose');
const secrets = join(folder, 'secrets');
const settings = join(folder, 'settings.env');
const backups = join(folder, 'backups');
/** The test says by it how many there are to be of each. */
const scale = join(folder, 'scale.yml');
const PROJECT = 'vesper-test';
const embedded = process.env.DOCUMENTS !== 'mongodb';
const TARGETS = ['gateway', 'worker', ...(embedded ? ['documents'] : [])];
/** A busy machine may need this long until the last container answers. */
const READY_WITHIN_MS = 5 * 60_000;
const CA = '/data/caddy/pki/authorities/local/root.crt';

const https = process.env.HTTPS_PORT || '8443';
const http = process.env.HTTP_PORT || '8080';
const address = `https://localhost:${https}`;

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);
/** @param {string} command @param {string[]} args */
const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
/** @param {string} command @param {string[]} args */
const read = (command, args) => spawnSync(command, args, { cwd: root, encoding: 'utf8' });

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) throw new Error(`${command} could not be run: ${error.message}`);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; its message is above.`);
}

/** The engine that is there, and how it is given a compose file. */
function findEngine() {
  if (works('docker', ['info']) && works('docker', ['compose', 'version'])) {
    return { engine: 'docker', compose: ['docker', 'compose'], build: [] };
  }
  if (works('podman', ['info']) && works('podman-compose', ['--version'])) {
    // Only the format of Docker has health checks in it.
    const build = ['--format', 'docker', '--network', 'host'];
    return { engine: 'podman', compose: ['podman-compose'], build };
  }
  throw new Error('This wants docker with compose, or podman with podman-compose: install one.');
}

/**
 * @param {{ engine: string, build: string[] }} found
 * @param {{ tag: string, flags?: string[] }} as
 */
function buildImages({ engine, build }, { tag, flags = [] }) {
  const commit = read('git', ['rev-parse', 'HEAD']).stdout.trim();
  for (const target of TARGETS) {
    say(`Building ${target}...`);
    const image = ['-t', `localhost/vesper-${target}:${tag}`, '--build-arg', `COMMIT=${commit}`];
    const file = ['-f', 'docker/Containerfile', '--target', target];
    run(engine, ['build', ...build, ...flags, ...file, ...image, '.']);
  }
}

/**
 * Every file of an image with its size.
 * @param {string} engine
 * @param {string} image
 */
function filesOf(engine, image) {
  const id = read(engine, ['create', image]).stdout.trim();
  const list = `${engine} export ${id} | tar -tv | awk '{ print $3, $6, $7, $8 }' | sort`;
  const { stdout } = spawnSync('sh', ['-c', list], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  read(engine, ['rm', id]);
  return stdout.split('\n').filter(Boolean);
}

/**
 * Two builds of one commit have the same files with the same sizes.
 * @param {{ engine: string, build: string[] }} found
 */
function compareBuilds(found) {
  buildImages(found, { tag: 'test' });
  buildImages(found, { tag: 'again', flags: ['--no-cache'] });
  for (const target of TARGETS) {
    const first = filesOf(found.engine, `localhost/vesper-${target}:test`);
    const second = filesOf(found.engine, `localhost/vesper-${target}:again`);
    const has = new Set(first);
    const other = second.filter((line) => !has.has(line));
    if (first.length !== second.length || other.length > 0) {
      throw new Error(`Two builds of ${target} differ:\n${other.slice(0, 20).join('\n')}`);
    }
    say(`${target}: ${first.length} files, the same in both builds.`);
  }
}

/** Settings and secrets as an operator gets them, but for the embedded store of documents. */
function setUp() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(backups, { recursive: true });
  chmodSync(backups, 0o777);
  run('docker/setup', [address], { SECRETS: secrets, ENV_FILE: settings });
  if (embedded) {
    const uri = join(secrets, 'mongodb-uri');
    chmodSync(uri, 0o644);
    writeFileSync(uri, 'mongodb://%2Frun%2Fdocuments%2Fdocuments.sock/vesper\n');
  }
  return {
    SECRETS: secrets,
    BACKUPS: backups,
    ENV_FILE: settings,
    PUBLIC_URL: address,
    SITE: 'localhost',
    TLS: 'internal',
    HTTP_PUBLISH: `127.0.0.1:${http}`,
    HTTPS_PUBLISH: `127.0.0.1:${https}`,
    GATEWAY_IMAGE: 'localhost/vesper-gateway:test',
    WORKER_IMAGE: 'localhost/vesper-worker:test',
    DOCUMENTS_IMAGE: 'localhost/vesper-documents:test',
  };
}

/**
 * Polls, as there is nothing to wait for across containers.
 * @param {string} what
 * @param {() => boolean | Promise<boolean>} isThere
 */
async function until(what, isThere) {
  const end = Date.now() + READY_WITHIN_MS;
  while (!(await isThere())) {
    if (Date.now() > end) throw new Error(`${what} did not come within five minutes.`);
    await pause(500);
  }
}

/**
 * The certificate of the authority that the proxy made for itself.
 * @param {string} engine
 */
async function trustProxy(engine) {
  const file = join(folder, 'authority.pem');
  const filter = ['--filter', `label=com.docker.compose.project=${PROJECT}`];
  await until('The certificate of the proxy', () => {
    const service = ['--filter', 'label=com.docker.compose.service=proxy'];
    const id = read(engine, ['ps', '-q', ...filter, ...service]).stdout.trim();
    const { status, stdout } = read(engine, ['exec', id, 'cat', CA]);
    if (status === 0) writeFileSync(file, stdout);
    return status === 0;
  });
  return file;
}

/** @param {string} authority */
async function answers(authority) {
  const script = `fetch('${address}/').then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))`;
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
  return spawnSync(process.execPath, ['-e', script], { env }).status === 0;
}

async function main() {
  ensureNodeModules(say);
  const found = findEngine();
  ensureProgram('chromium', say);
  if (process.env.REPRODUCE === 'on') return compareBuilds(found);
  if (process.env.IMAGES !== 'built') buildImages(found, { tag: 'test' });
  const env = setUp();
  const [command = '', ...first] = found.compose;
  const overrides = ['override', ...(embedded ? ['embedded-documents'] : [])];
  writeFileSync(scale, 'services: {}\n');
  const own = overrides.map((name) => `tests/compose/${name}.yml`);
  const files = ['docker-compose.yml', ...own, scale];
  const compose = [
    ...first,
    '-p',
    PROJECT,
    '--env-file',
    settings,
    ...files.flatMap((file) => ['-f', file]),
  ];
  const down = () => run(command, [...compose, 'down', '-v', '-t', '20'], env);
  /** @param {string[]} names of test files */
  const test = async (...names) => {
    const authority = await trustProxy(found.engine);
    say('Waiting until it answers over TLS...');
    await until('An answer', () => answers(authority));
    const vitest = join(root, 'node_modules/.bin/vitest');
    run(vitest, ['run', '-c', 'tests/compose/vitest.config.ts', ...names], {
      ...env,
      NODE_EXTRA_CA_CERTS: authority,
      COMPOSE_ADDRESS: address,
      COMPOSE_ENGINE: found.engine,
      COMPOSE_COMMAND: JSON.stringify([command, ...compose]),
      COMPOSE_PROJECT: PROJECT,
      COMPOSE_SCALE: scale,
      COMPOSE_KEPT: join(folder, 'kept.json'),
    });
  };
  const operator = {
    ...env,
    COMPOSE: [command, ...compose].join(' '),
    // The socket of the embedded store is for this user alone.
    ...(embedded && { RESTORE_SERVICES: '', BACKUP_USER: '10001:10001' }),
  };
  try {
    run(command, [...compose, 'up', '-d', '--no-build'], env);
    await test('compose', 'browser', 'to-be-kept');
    say('Backing up, taking it down, and restoring it into an empty one...');
    run('docker/backup', [], operator);
    down();
    const [file = ''] = readdirSync(backups).filter((name) => name.endsWith('.backup'));
    run('docker/restore', [join(backups, file)], operator);
    await test('kept-after-restore');
    run('docker/backup', ['check'], operator);
  } catch (error) {
    for (const service of ['proxy', 'gateway', 'worker', 'storage', 'redis', 'mongodb']) {
      run(command, [...compose, 'logs', '--tail', '15', service], env);
    }
    throw error;
  } finally {
    if (process.env.KEEP !== 'on') down();
  }
}

await main().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
