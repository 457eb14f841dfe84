import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareSocketDir } from './socket-dir.ts';

let scratch: string;
beforeEach(() => (scratch = mkdtempSync(join(tmpdir(), 'sockets-'))));
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

test('sockets live in the data directory', () => {
  expect(prepareSocketDir(scratch)).toBe(join(scratch, 'run'));
});

test('a data directory with a long path gets a short folder of its own', () => {
  const long = join(scratch, 'x'.repeat(90));
  const dir = prepareSocketDir(long);
  expect(Buffer.byteLength(join(dir, 'documents.sock'))).toBeLessThan(100);
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  expect(prepareSocketDir(long)).toBe(dir);
  expect(prepareSocketDir(`${long}y`)).not.toBe(dir);
  rmSync(dir, { recursive: true });
  rmSync(prepareSocketDir(`${long}y`), { recursive: true });
});
