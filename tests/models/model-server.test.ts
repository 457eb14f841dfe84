import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '@vesper/core/config/env';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import { readMessages, send } from '../stack/conversation.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { knownModel } from './known-model.ts';
import { holdsATalk, join, say, startShortTalk } from './talk.ts';

/** llama.cpp behind its OpenAI-compatible front, with less context than the product is told. */
const CONTEXT = 1_024;
const TOLD = 4_096;

const { TEST_MODEL_PYTHON: python } = readEnv();
let server: ChildProcess | undefined;
let port = 0;
let stack: Stack | undefined;

async function answers(): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const models = await fetch(`http://127.0.0.1:${port}/v1/models`).catch(() => undefined);
    if (models?.ok) return;
    await pause(200);
  }
  throw new Error('The model server did not start.');
}

async function startServer(): Promise<void> {
  if (python === undefined) return;
  const options = { host: '127.0.0.1', port, n_ctx: CONTEXT, interrupt_requests: 'False' };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const args = ['-m', 'llama_cpp.server', '--model', knownModel(), ...flags];
  server = spawn(python, args, { stdio: 'ignore' });
  await answers();
}

async function killServer(): Promise<void> {
  const process = server;
  if (!process || process.exitCode !== null || process.signalCode !== null) return;
  process.kill('SIGKILL');
  await once(process, 'exit');
}

const running = (): Stack => {
  if (!stack) throw new Error('The product is not running.');
  return stack;
};

describe.skipIf(python === undefined)('a model behind llama.cpp’s server', () => {
  beforeAll(async () => {
    port = await freePort();
    await startServer();
    const env = {
      CHAT_BASE_URL: `http://127.0.0.1:${port}/v1`,
      CHAT_CONTEXT_TOKENS: String(TOLD),
      HOUSEKEEPING_MS: '2000',
    };
    stack = await startStack({ env });
  });
  afterAll(async () => {
    await stack?.stop();
    await killServer();
  });

  holdsATalk(running);

  it('a server that dies in mid-reply fails it, keeps its words, and heals', async () => {
    const person = await join(running());
    const conversation = await startShortTalk(person.client, 400);
    const { runId } = await send(person.client, conversation, 'Tell me a very long story.');
    await person.socket.waitFor('run:delta', (delta) => delta.runId === runId);
    await killServer();
    expect((await person.socket.finished(runId)).event).toBe('run:failed');
    const [, reply] = await readMessages(person.client, conversation);
    expect(reply?.status).toBe('failed');
    expect(reply?.content).not.toBe('');
    await startServer();
    await expect
      .poll(async () => (await say(person, conversation, 'Are you back?')).event, {
        timeout: 60_000,
        interval: 1_000,
      })
      .toBe('run:completed');
    person.socket.close();
  });
});
