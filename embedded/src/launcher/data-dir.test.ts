import { chmod, mkdtemp, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareDataDir } from './data-dir.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vesper-data-'));
});
afterEach(() => rm(root, { recursive: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

it('a new data folder is for its owner alone', async () => {
  prepareDataDir(join(root, 'deep/data'));
  expect(await modeOf(join(root, 'deep/data'))).toBe(0o700);
});

it('one from before that was open to others is closed to them, and keeps what is in it', async () => {
  const dir = join(root, 'data');
  await mkdir(dir);
  await writeFile(join(dir, 'kept'), 'x');
  await chmod(dir, 0o755);
  prepareDataDir(dir);
  expect(await modeOf(dir)).toBe(0o700);
  expect((await stat(join(dir, 'kept'))).size).toBe(1);
});

it('a file in its place is named', async () => {
  await writeFile(join(root, 'data'), '');
  expect(() => prepareDataDir(join(root, 'data'))).toThrow('a file is in its place');
});
