import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readEnv } from '@vesper/core/config/env';
import { nodeArguments } from '@vesper/embedded/launcher/node-process';
import type { Stack } from './stack.ts';

interface Answer {
  code: number | null;
  /** Everything it said, on both streams. */
  said: string;
}

/** Runs a bundle of the product to its end, on the services of a stack. */
export async function runBundle(
  stack: Stack,
  [bundle, ...args]: [bundle: string, ...args: string[]],
  env: Record<string, string> = {},
): Promise<Answer> {
  const child = spawn(process.execPath, [...nodeArguments(bundle), ...args], {
    env: {
      ...readEnv(),
      DATA_DIR: stack.dataDir,
      MONGODB_URI: stack.mongodbUri,
      REDIS_URL: stack.redisUrl,
      SESSION_KEYS: 'a key for tests that is long enough to sign',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  await once(child, 'close');
  return { code: child.exitCode, said };
}

/** One operator, who works on a stack by the commands of the product. */
export const operatorOf =
  (stack: Stack, env: Record<string, string> = {}) =>
  (...args: string[]): Promise<Answer> =>
    runBundle(stack, ['workers/dist/operate.js', ...args], env);
