import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChatModelRegistry } from '@vesper/core/chat-models/chat-model-registry';
import { loadConfig } from '@vesper/core/config/config';
import { deskModel, modelTrial, painterTrial } from '@vesper/core/contract/desk/model';
import { createLogger } from '@vesper/core/log';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import { startModelServer } from '@vesper/workers/engines/chat/openai/model-server.fixtures';
import type { Client } from '../stack/client.ts';
import { newOperator } from '../stack/desk-models.ts';
import { startScriptedModel } from '../stack/model-server.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const KEY = 'sk-of-a-trial';
const SECRETS_KEY = 'a key for secrets of tests, long enough';

let server: Awaited<ReturnType<typeof startScriptedModel>>;
/** Wants no key that is sent, and knows no model. */
let strict: Awaited<ReturnType<typeof startModelServer>>;
let stack: Stack;
let operator: Client;

beforeAll(async () => {
  server = await startScriptedModel();
  strict = await startModelServer((res, { model }) => {
    res.writeHead(model === 'nobody' ? 404 : 401, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ error: { message: `Incorrect API key: ${KEY}` } }));
  });
  stack = await startStack({ env: { SECRETS_KEY } });
  operator = await newOperator(stack);
});
afterAll(async () => {
  await stack.stop();
  await Promise.all([server.stop(), strict.stop()]);
});

const draft = (more: object = {}) => ({
  ...{ engine: 'openai', id: 'draft', baseUrl: server.baseUrl, model: 'm' },
  ...more,
});
const attempt = (body: object) =>
  operator.expect([200, modelTrial], 'POST', '/api/desk/models/try', { text: 'Hello', ...body });

it('a sentence to a model that is not saved is answered, with its times and tokens', async () => {
  const trial = await attempt({ settings: draft(), apiKey: KEY, text: 'think of me' });
  expect(trial).toMatchObject({ failure: null, text: 'Good evening.', thinking: 'They greet me.' });
  expect(trial).toMatchObject({ promptTokens: 120, completionTokens: 3 });
  expect(trial.firstWordMs).toBeLessThanOrEqual(trial.totalMs);
  expect(server.seen.headers.at(-1)?.authorization).toBe(`Bearer ${KEY}`);
  expect(await stack.documents.collection('chat_models').countDocuments()).toBe(0);
  expect(await stack.documents.collection('runs').countDocuments()).toBe(0);
});

it('a saved model is tried with the key that is kept, also for a draft that changes it', async () => {
  const body = { settings: draft({ id: 'kept' }), apiKey: KEY };
  await operator.expect([201, deskModel], 'POST', '/api/desk/models', body);
  for (const asked of [
    { id: 'kept' },
    { settings: draft({ id: 'kept', model: 'n' }), keyOf: 'kept' },
  ]) {
    expect(await attempt(asked)).toMatchObject({ failure: null, text: 'Good evening.' });
    expect(server.seen.headers.at(-1)?.authorization).toBe(`Bearer ${KEY}`);
  }
  expect(await attempt({ id: 'builtin' })).toMatchObject({ failure: null });
});

it.each([
  ['unreachable', () => ({ settings: draft({ baseUrl: `http://127.0.0.1:${closed}/v1` }) })],
  ['key_refused', () => ({ settings: draft({ baseUrl: strict.baseUrl }), apiKey: KEY })],
  ['key_wanted', () => ({ settings: draft({ baseUrl: strict.baseUrl }) })],
  ['unknown_model', () => ({ settings: draft({ baseUrl: strict.baseUrl, model: 'nobody' }) })],
  ['broken_off', () => ({ settings: draft(), text: 'a broken one' })],
  ['not_saved', () => ({ settings: { engine: 'file', id: 'draft', file: '/none.gguf' } })],
])('why there is no answer is said in words: %s', async (failure, asked) => {
  closed = await freePort();
  const trial = await attempt(asked());
  expect(trial).toMatchObject({ failure });
  expect(trial.failureWords).toMatch(/\.$/);
  // What servers write repeats keys: none of it is passed on.
  expect(JSON.stringify(trial)).not.toContain(KEY);
});
let closed = 0;

it('the painter shows a small picture, and nothing is kept', async () => {
  const path = '/api/desk/painter/try';
  const trial = await operator.expect([200, painterTrial], 'POST', path, { prompt: 'a lake' });
  expect(trial.failure).toBeNull();
  expect(
    Buffer.from(trial.picture ?? '', 'base64')
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  expect(await stack.documents.collection('images').countDocuments()).toBe(0);
});

it('a key of another SECRETS_KEY cannot be read, and harms nothing else', async () => {
  await mongoose.connect(stack.mongodbUri);
  const log = createLogger('test', 'silent');
  const seenWith = async (env: Record<string, string>) => {
    const models = await ChatModelRegistry.open({ config: loadConfig(env), log });
    return models.all.map(({ config, key }) => [
      config.id,
      key,
      'apiKey' in config && config.apiKey,
    ]);
  };
  const builtin = ['builtin', 'none', false];
  expect(await seenWith({ SECRETS_KEY })).toEqual([builtin, ['kept', 'kept', KEY]]);
  const unreadable = [builtin, ['kept', 'unreadable', undefined]];
  expect(await seenWith({ SECRETS_KEY: `${SECRETS_KEY}, and another` })).toEqual(unreadable);
  expect(await seenWith({})).toEqual(unreadable);
  await mongoose.disconnect();
});

it('a text that is far too long for a trial is refused', async () => {
  const body = { id: 'builtin', text: 'x'.repeat(1_001) };
  expect((await operator.request('POST', '/api/desk/models/try', body)).status).toBe(422);
});
