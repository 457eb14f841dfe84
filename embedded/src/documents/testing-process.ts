import { fork, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { z } from 'zod';

// Tests that need a process of its own start main.ts as the launcher does: bundled, with node.

const BUNDLE = fileURLToPath(new URL('../../../.cache/documents-test/main.mjs', import.meta.url));

export const buildMain = (): Promise<unknown> =>
  build({
    entryPoints: [fileURLToPath(new URL('./main.ts', import.meta.url))],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });

const ready = z.object({ type: z.literal('ready'), uri: z.string() });

/**
 * Starts the server process; `uri` is its ready signal, `ended` its exit code and output.
 * @param under a program that is to run it (`prlimit`), with its arguments
 */
export function startProcess(
  flags: string[],
  under: string[] = [],
): {
  child: ChildProcess;
  uri: Promise<string>;
  ended: Promise<{ code: unknown; lines: string[] }>;
} {
  const [execPath = process.execPath, ...execArgv] = [...under, process.execPath];
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc'];
  const child = fork(BUNDLE, flags, { stdio, execPath, execArgv });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]: unknown[]) => ({
    code,
    lines: output.trim().split('\n'),
  }));
  const uri = once(child, 'message').then(([message]: unknown[]) => ready.parse(message).uri);
  return { child, uri, ended };
}
