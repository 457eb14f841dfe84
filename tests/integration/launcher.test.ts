import { cp, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import { repository } from '@vesper/embedded/launcher/node-process';
import { createClient } from '../stack/client.ts';
import { Launched, survivors } from '../stack/launched.ts';

const started: Launched[] = [];
let scratch: string;

/** Starts the product on a port and a data directory of its own. */
async function start(env: Record<string, string>): Promise<Launched> {
  const launched = new Launched({ PORT: String(await freePort()), DATA_DIR: scratch, ...env });
  started.push(launched);
  return launched;
}

/** Runs a start that cannot succeed. @returns its output and exit code */
async function refusal(
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const launched = await start(env);
  const code = await launched.exitCode();
  return { code, said: launched.output.replace(/^Building .*\n/gm, '') };
}

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'vesper-launcher-'));
});

afterEach(async () => {
  const ends = started.splice(0).map((launched) => launched.end('SIGTERM'));
  await Promise.all(ends);
});

afterAll(() => rm(scratch, { recursive: true, force: true }));

describe('what stands in the way of a start is one sentence', () => {
  test('a taken port', async () => {
    const server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const { code, said } = await refusal({ PORT: String(port), DATA_DIR: join(scratch, 'port') });
    server.close();
    expect(code).toBe(1);
    expect(said).toBe(
      `Port ${port} on 127.0.0.1: it is taken by another program. ` +
        'Stop that one, or set PORT to another number.\n',
    );
  });

  test('a data directory that cannot be written', async () => {
    const file = join(scratch, 'a-file');
    await writeFile(file, '');
    const { code, said } = await refusal({ DATA_DIR: file });
    expect(code).toBe(1);
    expect(said).toContain(`The data directory ${file} cannot be used: a file is in its place.`);
    expect(said).not.toContain('    at ');
  });

  test('a Redis that does not answer, without its password', async () => {
    const REDIS_URL = `redis://someone:secret@127.0.0.1:${await freePort()}`;
    const { code, said } = await refusal({ REDIS_URL, DATA_DIR: join(scratch, 'redis') });
    expect(code).toBe(1);
    expect(said).toMatch(/^Redis does not answer at 127\.0\.0\.1:\d+ .*correct REDIS_URL/);
    expect(said).not.toContain('secret');
  });

  test('a MongoDB that does not answer', async () => {
    const MONGODB_URI = `mongodb://127.0.0.1:${await freePort()}/vesper`;
    const { code, said } = await refusal({ MONGODB_URI, DATA_DIR: join(scratch, 'mongo') });
    expect(code).toBe(1);
    expect(said).toMatch(/^MongoDB does not answer at 127\.0\.0\.1:.*correct MONGODB_URI/);
    expect(said).not.toContain('    at ');
  });

  test('a variable that is not valid, by its name', async () => {
    const { code, said } = await refusal({ IMAGE_CONCURRENCY: 'many' });
    expect(code).toBe(1);
    expect(said).toContain('IMAGE_CONCURRENCY');
    expect(said).not.toContain('many');
  });
});

test('a second start brings back accounts and sessions, and SIGTERM leaves no process', async () => {
  const DATA_DIR = join(scratch, 'kept');
  const first = await start({ DATA_DIR });
  const client = createClient(await first.ready());
  const { id } = await client.signUp();
  const pids = first.pids();
  expect(await first.end('SIGTERM')).toBe(0);
  expect(await survivors(pids, 0)).toEqual([]);

  const second = await start({ DATA_DIR });
  const again = client.at(await second.ready());
  expect(await again.request('GET', '/api/user')).toMatchObject({ status: 200, body: { id } });
  expect((await stat(join(DATA_DIR, 'session-keys'))).mode & 0o777).toBe(0o600);
});

test('kill -9 of the launcher leaves no process, and the next start works at once', async () => {
  const DATA_DIR = join(scratch, 'killed');
  const PORT = String(await freePort());
  const first = await start({ DATA_DIR, PORT });
  await first.ready();
  const pids = first.pids();
  await first.end('SIGKILL');
  const second = await start({ DATA_DIR, PORT });
  await second.ready();
  expect(await survivors(pids, 60_000)).toEqual([]);
});

test('two instances run side by side, and a third on the same data is refused', async () => {
  const DATA_DIR = join(scratch, 'left');
  const left = await start({ DATA_DIR });
  const right = await start({ DATA_DIR: join(scratch, 'right') });
  const [leftUrl, rightUrl] = await Promise.all([left.ready(), right.ready()]);
  const client = createClient(leftUrl);
  await client.signUp();
  expect((await client.request('GET', '/api/user')).status).toBe(200);
  expect((await client.at(rightUrl).request('GET', '/api/user')).status).toBe(401);

  const { code, said } = await refusal({ DATA_DIR });
  expect(code).toBe(1);
  expect(said).toContain(`The data directory ${DATA_DIR} is in use by another instance`);
});

/** A copy of the repository in which the server has not been built yet. */
async function unbuiltCopy(): Promise<string> {
  const copy = join(scratch, 'copy');
  const left = /\/(node_modules|gateway\/dist|workers\/dist|embedded\/dist|e2e)$/;
  const parts = ['scripts', 'core', 'gateway', 'workers', 'embedded', 'web', 'package-lock.json'];
  for (const part of [...parts, 'package.json', '.cache/build']) {
    const filter = (path: string) => !left.test(path) && !path.endsWith('.cache/build/server');
    await cp(join(repository, part), join(copy, part), { recursive: true, filter });
  }
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

test('a start that had to build leaves no builder running', async () => {
  const env = { PORT: String(await freePort()), DATA_DIR: join(scratch, 'built') };
  const launched = new Launched(env, await unbuiltCopy());
  started.push(launched);
  await launched.ready();
  expect(launched.output).toContain('Building the server...');
  expect(launched.output).not.toContain('Building the web client...');
  const commands = launched.commands();
  expect(commands.filter((line) => /gateway|workers\/dist\/main/.test(line))).toHaveLength(2);
  expect(commands.filter((line) => /esbuild|rolldown|vite/.test(line))).toEqual([]);
});

test('a part that is killed comes back on the same data', async () => {
  const launched = await start({ DATA_DIR: join(scratch, 'parts') });
  const client = createClient(await launched.ready());
  await client.signUp();
  const [, ...parts] = launched.pids();
  for (const pid of parts) process.kill(pid, 'SIGKILL');
  await expect
    .poll(async () => (await client.request('GET', '/api/user').catch(() => undefined))?.status, {
      timeout: 20_000,
    })
    .toBe(200);
});
