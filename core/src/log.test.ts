import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Waits until nobody reads its output, then logs as it ends. */
const SCRIPT = `
  import { createLogger } from './log.ts';
  const log = createLogger('test', 'info');
  log.info('first');
  process.stdin.once('data', () => {
    log.info('nobody reads this');
    log.fatal('nor this');
    process.exit(3);
  });
`;

it('a process ends although nobody reads its last words', async () => {
  // Inside the repository: the script finds its packages there.
  const dir = await mkdtemp(fileURLToPath(new URL('../log-test-', import.meta.url)));
  const outfile = join(dir, 'script.mjs');
  await build({
    stdin: { contents: SCRIPT, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
  });
  const child = spawn(process.execPath, [outfile], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: 4_000,
    killSignal: 'SIGKILL',
  });
  try {
    const [line] = await once(child.stdout, 'data');
    expect(String(line)).toContain('"msg":"first"');
    child.stdout.destroy();
    const exited = once(child, 'exit');
    child.stdin.write('go');
    expect(await exited).toEqual([3, null]);
  } finally {
    child.kill('SIGKILL');
    await rm(dir, { recursive: true });
  }
});
