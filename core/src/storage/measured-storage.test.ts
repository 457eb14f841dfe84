import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Metrics } from '../metrics.ts';
import { DiskStorage } from './disk-storage.ts';
import { measuredStorage } from './measured-storage.ts';

it('a measured storage is the same storage, and its failures are counted as such', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'vesper-measured-'));
  const metrics = new Metrics('test');
  const storage = measuredStorage(new DiskStorage(join(dir, 'objects')), metrics);
  expect(storage).toBeInstanceOf(DiskStorage);
  await storage.put('a/b.txt', Buffer.from('seen'), 'text/plain');
  expect(await storage.stat('a/b.txt')).toMatchObject({ size: 4, contentType: 'text/plain' });
  await expect(storage.stat('../b')).rejects.toThrow(RangeError);
  const text = await metrics.render();
  expect(text).toMatch(/storage_seconds_count\{.*operation="put",result="ok"\} 1/);
  expect(text).toMatch(/storage_seconds_count\{.*operation="stat",result="ok"\} 1/);
  expect(text).toMatch(/storage_seconds_count\{.*operation="stat",result="failed"\} 1/);
  await rm(dir, { recursive: true });
});
