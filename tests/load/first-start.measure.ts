import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { it } from 'vitest';
import { readEnv } from '@vesper/core/config/env';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import type { Figures } from './bench/figures.ts';
import { measureTimes, report } from './bench/report.ts';

/**
 * `npm start` of a product that is built: until it answers on a new folder of data, and until it
 * answers on that folder again.
 *
 *   npm run bench -- first-start
 */
const START = fileURLToPath(new URL('../../embedded/start.mjs', import.meta.url));
const LOOK_EVERY_MS = 20;

/** @returns milliseconds until the product was ready; it is stopped again by then */
async function startOnce(dir: string): Promise<number> {
  const port = await freePort();
  const env = { ...readEnv(), PORT: String(port), DATA_DIR: dir };
  const from = performance.now();
  const product = spawn(process.execPath, [START], { env, stdio: 'ignore' });
  const gone = once(product, 'exit');
  while (!(await isReady(port))) {
    if (product.exitCode !== null) throw new Error('The product did not start.');
    await pause(LOOK_EVERY_MS);
  }
  const ms = performance.now() - from;
  product.kill('SIGTERM');
  await gone;
  return ms;
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function run(): Promise<Figures> {
  const dir = await mkdtemp(join(tmpdir(), 'vesper-start-'));
  try {
    return {
      'ready after ms, first start': await startOnce(dir),
      'ready after ms, second start': await startOnce(dir),
    };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

it('measures', { timeout: 300_000 }, async () => {
  report('npm start', { product: await measureTimes(run) });
});
