import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storyTurnResponse } from '@vesper/core/contract/story';
import { createClient, type Client } from '../stack/client.ts';
import { ASYNC, send, startConversation } from '../stack/conversation.ts';
import { startScriptedModel } from '../stack/model-server.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

/** More than the worker's setting lets a model write at once. */
const ASKED = 6;

let hanging: Awaited<ReturnType<typeof startScriptedModel>>;
let quick: Awaited<ReturnType<typeof startScriptedModel>>;
let dir: string;
let stack: Stack;
let anna: Client;
let socket: LiveSocket;
beforeAll(async () => {
  [hanging, quick] = await Promise.all([startScriptedModel(), startScriptedModel()]);
  dir = await mkdtemp(join(tmpdir(), 'vesper-models-'));
  const file = join(dir, 'models.json');
  const models = [
    { engine: 'openai', id: 'hanging', baseUrl: hanging.baseUrl },
    { engine: 'openai', id: 'quick', baseUrl: quick.baseUrl },
  ];
  await writeFile(file, JSON.stringify({ models }));
  stack = await startStack({ env: { MODELS_FILE: file, CHAT_CONCURRENCY: '2' } });
  anna = createClient(stack.baseUrl);
  await anna.signUp();
  socket = await connectSocket(anna);
});
afterAll(async () => {
  socket.close();
  await stack.stop();
  await Promise.all([hanging.stop(), quick.stop()]);
  await rm(dir, { recursive: true, force: true });
});

async function ask(modelId: string, content: string): Promise<string> {
  const conversation = await startConversation(anna);
  const settings = { settings: { modelId } };
  await anna.request('PATCH', `/api/conversations/${conversation}`, settings);
  return (await send(anna, conversation, content)).runId;
}

const placeOf = (runId: string) =>
  socket.eventsOf(runId).flatMap((event) => ('position' in event ? [event.position] : []));

it('replies that wait for a model that hangs hold up nobody who talks with another', async () => {
  const runs: string[] = [];
  for (let count = 0; count < ASKED; count++) runs.push(await ask('hanging', 'hold on'));
  // All of them are in hand: as many as the model takes at once, and a line of those behind.
  const places = () => runs.flatMap(placeOf).sort();
  await expect.poll(places).toEqual([1, 2, 3, 4]);
  await expect.poll(() => hanging.seen.atOnce).toBe(2);
  const others = await Promise.all([1, 2, 3].map(() => ask('quick', 'Hello')));
  for (const run of others) {
    expect(await socket.finished(run)).toMatchObject({ event: 'run:completed' });
  }
  expect(hanging.seen.atOnce).toBe(2);
  // A story by that model stands in the same line.
  const request = { genre: 'mystery', lead: 'Mara' };
  const path = '/api/stories';
  const told = await anna.expect([202, storyTurnResponse], 'POST', path, request, { ...ASYNC });
  await expect.poll(() => placeOf(told.runId)).toEqual([5]);
  runs.push(told.runId);
  hanging.release();
  for (const run of runs) {
    expect(await socket.finished(run)).toMatchObject({ event: 'run:completed' });
  }
  expect(hanging.seen.mostAtOnce).toBe(2);
});
