import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '@vesper/core/config/env';
import { LOAD_TEST_HEADERS, markedAddress } from '@vesper/core/load-test';
import { createClient } from '../stack/client.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const KEY = 'a key for load tests that is long enough';
const SIGN_UPS_OF_AN_ADDRESS = 5;

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { LOAD_TEST_KEY: KEY, RATE_LIMITS: 'on' } });
});
afterAll(() => stack.stop());

/** Runs `npm run load` as an operator does. */
async function load(key: string, ...words: string[]): Promise<{ code: number; said: string }> {
  const args = ['scripts/load.mjs', '--target', stack.baseUrl, ...words];
  const env = { ...readEnv(), LOAD_TEST_KEY: key };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env }, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr });
    });
  });
}

const livingAccounts = () => stack.documents.collection('users').countDocuments({ erasedAt: null });

describe('npm run load', () => {
  it(
    'lets people live, tells how it went, and leaves nobody behind',
    { timeout: 120_000 },
    async () => {
      const dir = await mkdtemp(join(tmpdir(), 'vesper-load-'));
      const [json, html] = [join(dir, 'load.json'), join(dir, 'load.html')];
      const patient = ['signed up', 'message taken', 'first word', 'socket open', 'socket answers'];
      const limits = patient.flatMap((measure) => ['--limit', `${measure} p95 60000`]);
      const figures = ['--people', '8', '--tabs', '2', '--minutes', '0.4', '--ramp', '0.05'];
      const files = ['--json', json, '--html', html];
      const { code, said } = await load(KEY, '--scenario', 'chat', ...figures, ...limits, ...files);
      expect(said).toContain('All accounts are deleted');
      expect(code).toBe(0);
      const told = JSON.parse(await readFile(json, 'utf8'));
      expect(told).toMatchObject({ people: 8, mostSockets: 16 });
      expect(told.summaries['first word'].count).toBeGreaterThan(0);
      expect(told.summaries['text that differs'].count).toBe(0);
      const page = await readFile(html, 'utf8');
      expect(page).toContain('All limits hold.');
      expect(page.match(/<polyline/g)?.length).toBeGreaterThan(4);
      expect(await livingAccounts()).toBe(0);
    },
  );

  it('fails when a limit does not hold', { timeout: 60_000 }, async () => {
    const figures = ['--people', '2', '--minutes', '0.1', '--scenario', 'sockets'];
    const { code, said } = await load(KEY, ...figures, '--limit', 'signed up p50 0');
    expect(said).toContain('TOO MUCH signed up p50');
    expect(code).toBe(1);
  });

  it('refuses a target that has another key, and words that mean nothing', async () => {
    const other = await load('another key that is just as long as that');
    expect(other.said).toContain('its LOAD_TEST_KEY is another one');
    expect(other.code).toBe(2);
    const wrong = await load(KEY, '--people', 'many', '--limit', 'quick');
    expect(wrong.said).toContain('--people');
    expect(wrong.code).toBe(2);
    expect(await livingAccounts()).toBe(0);
  });
});

describe('the address of a simulated person', () => {
  const signUpFrom = (header: string) =>
    createClient(stack.baseUrl).signUp({}, { [LOAD_TEST_HEADERS.address]: header });

  it('is what limits count, if it is signed', async () => {
    const mark = (index: number) => markedAddress(KEY, `198.18.255.${index}`);
    for (let index = 0; index < SIGN_UPS_OF_AN_ADDRESS + 2; index += 1) {
      await signUpFrom(mark(index));
    }
    for (let index = 1; index < SIGN_UPS_OF_AN_ADDRESS; index += 1) await signUpFrom(mark(1));
    await expect(signUpFrom(mark(1))).rejects.toThrow('429');
  });

  it('is nothing without the key', async () => {
    const forged = (index: number) => markedAddress('a guess', `198.18.254.${index}`);
    for (let index = 0; index < SIGN_UPS_OF_AN_ADDRESS; index += 1) await signUpFrom(forged(index));
    await expect(signUpFrom(forged(9))).rejects.toThrow('429');
  });
});
