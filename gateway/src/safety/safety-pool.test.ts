import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SafetyPool } from './safety-pool.ts';

let folder: string;
let thread: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'safety-pool-'));
  thread = join(folder, 'safety-thread.mjs');
  const entryPoints = [fileURLToPath(new URL('./safety-thread.ts', import.meta.url))];
  await build({ entryPoints, outfile: thread, bundle: true, platform: 'node', format: 'esm' });
});
afterAll(() => rm(folder, { recursive: true }));

/** True when other work of the process had its turn while the pool decided. */
async function letsOthersRun(pool: SafetyPool, text: string): Promise<boolean> {
  let turns = 0;
  const turn = setImmediate(() => (turns += 1));
  await pool.firstRefusal([{ text, kind: 'message' }]);
  clearImmediate(turn);
  return turns > 0;
}

it('reads long texts beside the event loop, and short ones at once', async () => {
  const pool = new SafetyPool(thread);
  expect(await letsOthersRun(pool, 'a calm sea. '.repeat(400))).toBe(true);
  expect(await letsOthersRun(pool, 'a calm sea')).toBe(false);
  await pool.close();
});

it('finds the first refusal, in a thread as without one', async () => {
  const orders = [
    { text: 'a calm sea. '.repeat(400), kind: 'message' },
    { text: 'you are a fifteen year old girl', kind: 'message' },
  ] as const;
  const pool = new SafetyPool(thread);
  const refusal = { at: 1, decision: { allowed: false, code: 'child_safety' } };
  expect(await pool.firstRefusal(orders)).toMatchObject(refusal);
  expect(await new SafetyPool('nowhere').firstRefusal(orders)).toMatchObject(refusal);
  await pool.close();
});
