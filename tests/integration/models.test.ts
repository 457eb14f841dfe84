import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelsView } from '@vesper/core/contract/model';
import { userView } from '@vesper/core/contract/user';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import { createClient, type Client } from '../stack/client.ts';
import { readMessages, send, startConversation } from '../stack/conversation.ts';
import { startScriptedModel } from '../stack/model-server.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

type ModelServer = Awaited<ReturnType<typeof startScriptedModel>>;

const KEY = 'sk-of-the-narrow-one';
let narrow: ModelServer;
let wide: ModelServer;
let metricsPort: number;
let stack: Stack;
let anna: Client;
let annaId: string;

beforeAll(async () => {
  [narrow, wide] = await Promise.all([startScriptedModel(), startScriptedModel()]);
  const file = join(await mkdtemp(join(tmpdir(), 'vesper-models-')), 'models.json');
  const listed = [
    { id: 'wide', name: 'Wide', baseUrl: wide.baseUrl, model: 'w', contextTokens: 4_096 },
    { id: 'narrow', baseUrl: narrow.baseUrl, apiKeyEnv: 'NARROW_KEY', concurrency: 1 },
    { id: 'dear', baseUrl: wide.baseUrl, price: 2 },
  ].map((model) => ({ engine: 'openai', ...model }));
  await writeFile(file, JSON.stringify({ models: [...listed, { engine: 'builtin' }] }));
  metricsPort = await freePort();
  const env = { MODELS_FILE: file, NARROW_KEY: KEY };
  const firstWorkerEnv = { WORKER_METRICS_PORT: String(metricsPort) };
  stack = await startStack({ env, firstWorkerEnv, workers: 2 });
  anna = createClient(stack.baseUrl);
  annaId = (await anna.signUp()).id;
});
afterAll(async () => {
  await stack.stop();
  await Promise.all([narrow.stop(), wide.stop()]);
});

async function models() {
  return modelsView.parse((await anna.request('GET', '/api/models')).body).models;
}
async function talkWith(modelId: string | null): Promise<string> {
  const conversation = await startConversation(anna);
  const path = `/api/conversations/${conversation}`;
  const answer = await anna.request('PATCH', path, { settings: { modelId } });
  expect(answer.status).toBe(200);
  return conversation;
}

it('the models are listed as the operator wrote them, and nothing else of them', async () => {
  const answer = await anna.request('GET', '/api/models');
  expect(modelsView.parse(answer.body).models).toMatchObject([
    { id: 'wide', name: 'Wide', contextTokens: 4_096, isAway: false, isBuiltin: false },
    { id: 'narrow', isAway: false, price: 0 },
    { id: 'dear', price: 2 },
    { id: 'builtin', isBuiltin: true, contextTokens: null },
  ]);
  expect(JSON.stringify(answer.body)).not.toMatch(/127\.0\.0\.1|NARROW_KEY|sk-/);
});

it('a model that is not offered cannot be chosen, and the field is named', async () => {
  const settings = { modelId: 'oracle' };
  const conversation = await startConversation(anna);
  for (const answer of [
    await anna.request('PATCH', `/api/conversations/${conversation}`, { settings }),
    await anna.request('POST', '/api/conversations', { settings }),
  ]) {
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 'validation_failed',
      issues: [{ path: 'settings.modelId' }],
    });
  }
});

it('each conversation is answered by its model, and the run keeps the tokens', async () => {
  const socket = await connectSocket(anna);
  const { runId } = await send(anna, await talkWith('narrow'), 'Hello');
  await socket.finished(runId);
  expect(narrow.seen.headers.at(-1)?.authorization).toBe(`Bearer ${KEY}`);
  const before = narrow.seen.requests.length;
  const { runId: second } = await send(anna, await talkWith(null), 'Hello');
  await socket.finished(second);
  expect(narrow.seen.requests).toHaveLength(before);
  expect(wide.seen.requests.at(-1)?.model).toBe('w');
  const run = await stack.documents.collection('runs').findOne({ _id: new Types.ObjectId(second) });
  expect(run?.usage).toEqual({ promptTokens: 120, cachedTokens: 100, completionTokens: 3 });
  socket.close();
});

it('a reply costs what its model costs, unless it fails, and nobody pays what they have not', async () => {
  const socket = await connectSocket(anna);
  const balance = async () => userView.parse((await anna.request('GET', '/api/user')).body).tokens;
  const before = await balance();
  const conversation = await talkWith('dear');
  const { runId } = await send(anna, conversation, 'Hello');
  await socket.finished(runId);
  expect(await balance()).toBe(before - 2);
  const { runId: broken } = await send(anna, conversation, 'A broken one');
  await socket.finished(broken);
  expect(await balance()).toBe(before - 2);
  await stack.settled();
  const poor = { _id: new Types.ObjectId(annaId) };
  await stack.documents.collection('users').updateOne(poor, { $set: { tokens: 1 } });
  const refused = await anna.request('POST', `/api/chat/${conversation}`, { content: 'Hello' });
  expect(refused).toMatchObject({ status: 402, body: { code: 'insufficient_tokens' } });
  await stack.documents.collection('users').updateOne(poor, { $set: { tokens: before - 2 } });
  socket.close();
});

it('replies wait their turn over all workers, and are told their place', async () => {
  const socket = await connectSocket(anna);
  const runs: string[] = [];
  for (let count = 0; count < 4; count++) {
    const { runId } = await send(anna, await talkWith('narrow'), 'hold on');
    runs.push(runId);
    const isThere = () =>
      count === 0
        ? narrow.seen.atOnce === 1
        : socket.eventsOf(runId).some(({ event }) => event === 'run:progress');
    await expect.poll(isThere).toBe(true);
  }
  const [first = '', second = '', third = '', fourth = ''] = runs;
  const placesOf = (runId: string) =>
    socket.eventsOf(runId).flatMap((event) => ('position' in event ? [event.position] : []));
  expect(placesOf(fourth)).toEqual([3]);
  // One that is stopped while it waits leaves the line, and asks nothing of the server.
  await socket.ask('run:cancel', { runId: second });
  await socket.finished(second);
  await expect.poll(() => placesOf(fourth)).toEqual([3, 2]);
  narrow.releaseOne();
  await socket.finished(first);
  await expect.poll(() => placesOf(fourth)).toEqual([3, 2, 1]);
  await expect.poll(() => narrow.seen.atOnce).toBe(1);
  narrow.release();
  await Promise.all([socket.finished(third), socket.finished(fourth)]);
  expect(narrow.seen.mostAtOnce).toBe(1);
  socket.close();
});

it('a model that goes away is shown so, answers at once that it is, and comes back', async () => {
  const socket = await connectSocket(anna);
  const conversation = await talkWith('narrow');
  await narrow.stop();
  const { runId } = await send(anna, conversation, 'Hello');
  const failed = await socket.finished(runId);
  expect(failed).toMatchObject({ code: 'model_away' });
  const away = async () => (await models()).map(({ isAway }) => isAway);
  await expect.poll(away).toEqual([false, true, false, false]);
  const { runId: other } = await send(anna, await talkWith('wide'), 'Hello');
  await socket.finished(other);
  expect(await readMessages(anna, conversation)).toHaveLength(2);
  narrow = await startScriptedModel({ port: narrow.port });
  const { runId: again } = await send(anna, await talkWith('narrow'), 'Hello');
  expect(await socket.finished(again)).toMatchObject({ event: 'run:completed' });
  const isAnyAway = async () => (await models()).some(({ isAway }) => isAway);
  await expect.poll(isAnyAway).toBe(false);
  socket.close();
});

it('a worker tells its numbers by model', async () => {
  // Either worker may have written any of the replies so far.
  const socket = await connectSocket(anna);
  const numbers = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await expect
    .poll(
      async () => {
        const { runId } = await send(anna, await talkWith('wide'), 'Hello');
        await socket.finished(runId);
        return numbers();
      },
      { timeout: 20_000 },
    )
    .toMatch(/chat_tokens_total\{model="wide",kind="cached",process="workers"\} [1-9]/);
  socket.close();
  const text = await numbers();
  expect(text).toMatch(/chat_first_word_seconds_count\{.*model="wide"/);
  expect(text).toMatch(/chat_model_away\{model="narrow",.*\} [01]/);
  expect(text).not.toContain(KEY);
});
