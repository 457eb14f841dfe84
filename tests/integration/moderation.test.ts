import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { sendMessageResponse } from '@vesper/core/contract/message';
import { characterView } from '@vesper/core/contract/character';
import { lorebookView } from '@vesper/core/contract/lorebook';
import { userView } from '@vesper/core/contract/user';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import { streamedText } from '@vesper/core/runs/run-log';
import {
  data,
  delta,
  sendRaw,
  sendReply,
  startModelServer,
  type Asked,
} from '@vesper/workers/engines/chat/openai/model-server.fixtures';
import { createClient, type Client } from '../stack/client.ts';
import { ASYNC, generate, readMessages, send, startConversation } from '../stack/conversation.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

/** Said by the model in its second sentence; the moderation server refuses it. */
const UNWANTED = 'crimson nonsense';
const KEY = 'sk-the-operators-secret';

/**
 * Says a harmless sentence; then, when asked for it (or, "at last", when asked to go on), an unwanted
 * one; and goes on without end.
 */
async function speak(res: ServerResponse, { messages }: Asked): Promise<void> {
  const last = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const goesOn = messages.at(-1)?.role === 'assistant';
  const harmless = 'Good evening, it is a calm night and the harbour is asleep already. ';
  const isHarmless = !last.includes('say it') || (last.includes('at last') && !goesOn);
  if (isHarmless) return sendReply(res, [harmless]);
  const unwanted = last.includes('own rules') ? '[[sentinel:child_safety]] ' : `What ${UNWANTED}, `;
  const words = [harmless, unwanted, 'she said, and laughed for a while about it. '];
  await sendRaw(res, words.map((word) => data(delta(word))).join(''));
  const timer = setInterval(() => res.write(data(delta('And on. '))), 20);
  res.on('close', () => clearInterval(timer));
}

/** `stuck` never answers about what a model has written. */
let mode: 'well' | 'away' | 'stuck' = 'well';
const asked = z.object({ input: z.string() });
async function judge(body: string): Promise<unknown> {
  if (mode === 'away') return 'Maintenance';
  const { input } = asked.parse(JSON.parse(body));
  if (mode === 'stuck' && input.startsWith('Good evening')) await new Promise(() => {});
  const minors = input.includes(UNWANTED) || input.includes('forbidden words') ? 0.9 : 0.01;
  const scores = { 'sexual/minors': minors, sexual: 1, illicit: null };
  return { results: [{ flagged: true, category_scores: scores }] };
}

let metricsPort: number;
let stack: Stack;
let anna: Client;
let socket: LiveSocket;
let model: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  model = await startModelServer(speak, { others: { '/v1/moderations': judge } });
  metricsPort = await freePort();
  const env = {
    WORKER_METRICS_PORT: String(metricsPort),
    CHAT_BASE_URL: model.baseUrl,
    CHAT_MODEL: 'small',
    STORY_ENGINE: 'builtin',
    MODERATION_BASE_URL: model.baseUrl,
    MODERATION_API_KEY: KEY,
  };
  stack = await startStack({ env });
  anna = createClient(stack.baseUrl);
  await anna.signUp();
  socket = await connectSocket(anna);
});
afterAll(async () => {
  socket.close();
  await stack.stop();
  await model.stop();
});

async function tokens(): Promise<number> {
  return (await anna.expect([200, userView], 'GET', '/api/user')).tokens;
}

async function talk(content: string) {
  const conversation = await startConversation(anna);
  const { runId } = await send(anna, conversation, content);
  return { conversation, runId, ended: await socket.finished(runId) };
}

it('what passes is answered, though the server flags it', async () => {
  const { conversation, ended } = await talk('Good evening');
  expect(ended.event).toBe('run:completed');
  const [, reply] = await readMessages(anna, conversation);
  expect(reply).toMatchObject({ status: 'complete' });
});

it('what is asked is judged before any model hears of it', async () => {
  const before = model.seen.requests.length;
  const { ended } = await talk('Please say the forbidden words');
  expect(ended).toMatchObject({ event: 'run:failed', code: 'child_safety' });
  expect(model.seen.requests).toHaveLength(before);
});

it.each(['say it', 'say it by our own rules'])(
  'what is written ends when a sentence is refused, and nothing of it is left: %s',
  async (content) => {
    const before = model.seen.closed;
    const { conversation, runId, ended } = await talk(content);
    expect(ended).toMatchObject({ event: 'run:failed', code: 'child_safety' });
    const live = socket.eventsOf(runId);
    expect(streamedText(live)).toBe('');
    expect(live.map(({ seq }) => seq)).toEqual(live.map((_, index) => index + 1));
    await expect.poll(() => model.seen.closed).toBe(before + 1);
    const [, reply] = await readMessages(anna, conversation);
    expect(reply).toMatchObject({ status: 'failed', content: '' });
    for (const afterSeq of [0, 1, 2]) {
      const ack = await socket.ask('run:resume', { runId, afterSeq });
      const resumed = ack.ok ? ack.events : [];
      expect(resumed.map(({ seq }) => seq)).toEqual(live.map(({ seq }) => seq).slice(afterSeq));
      expect(JSON.stringify(resumed)).not.toContain('Good evening');
    }
  },
);

it('a refused continuation goes, and the text that it began with stays', async () => {
  const { conversation } = await talk('say it at last');
  const [, before] = await readMessages(anna, conversation);
  expect(before).toMatchObject({ status: 'complete', variantCount: 1 });
  const path = `/api/messages/${before?.id}/continue`;
  const { runId } = await anna.expect([202, sendMessageResponse], 'POST', path, undefined, {
    ...ASYNC,
  });
  const ended = await socket.finished(runId);
  expect(ended).toMatchObject({ event: 'run:failed', code: 'child_safety', reply: before });
  expect(await readMessages(anna, conversation)).toMatchObject([{ role: 'user' }, before]);
  // Who resumes reads the beginning as well, and nothing else.
  const ack = await socket.ask('run:resume', { runId, afterSeq: 0 });
  const resumed = ack.ok ? ack.events : [];
  expect(streamedText(resumed)).toBe(before?.content);
  expect(JSON.stringify(resumed)).not.toContain(UNWANTED);
  expect(streamedText(socket.eventsOf(runId))).toBe(before?.content);
});

it('a picture of refused words is not painted, and its token comes back', async () => {
  const before = await tokens();
  const { runId = '' } = await generate(anna, 'A harbour with forbidden words on the quay');
  expect(await socket.finished(runId)).toMatchObject({ code: 'child_safety', refunded: true });
  expect(await tokens()).toBe(before);
});

it('a reply that a dead worker left is judged anew by the next one', async () => {
  const conversation = await startConversation(anna);
  mode = 'stuck';
  const { runId } = await send(anna, conversation, 'say it');
  await socket.waitFor('run:delta', (delta) => delta.runId === runId);
  await stack.killWorker();
  mode = 'well';
  await stack.startWorker();
  expect(await socket.finished(runId)).toMatchObject({ code: 'child_safety' });
  const ack = await socket.ask('run:resume', { runId, afterSeq: 0 });
  expect(JSON.stringify(ack)).not.toContain('Good evening');
});

const character = () =>
  anna.expect([201, characterView], 'POST', '/api/characters', {
    name: 'Ines',
    greeting: 'Hello.',
  });

it('a character becomes public, and is changed as a public one, with words that pass', async () => {
  const { id } = await character();
  const path = `/api/characters/${id}`;
  const unwanted = { description: 'Speaks forbidden words.' };
  expect((await anna.request('PUT', path, unwanted)).status).toBe(200);
  const refused = { status: 422, body: { code: 'child_safety', issues: [{ path: 'isPublic' }] } };
  expect(await anna.request('PUT', path, { isPublic: true })).toMatchObject(refused);
  const mended = { description: 'Speaks softly.', isPublic: true };
  expect((await anna.request('PUT', path, mended)).status).toBe(200);
  const again = await anna.request('PUT', path, unwanted);
  expect(again).toMatchObject({ status: 422, body: { issues: [{ path: 'description' }] } });
  const book = await anna.expect([200, lorebookView], 'PUT', `${path}/lorebook`);
  const entries = `/api/lorebooks/${book.id}/entries`;
  const entry = (content: string) => anna.request('POST', entries, { keys: ['quay'], content });
  expect(await entry('The forbidden words.')).toMatchObject({ status: 422 });
  expect(await entry('A quiet place.')).toMatchObject({ status: 201 });
});

it('while nobody can judge it nothing becomes public, and what is public can be taken back', async () => {
  const shown = await character();
  const path = `/api/characters/${shown.id}`;
  await anna.expect([200, characterView], 'PUT', path, { isPublic: true });
  mode = 'away';
  const away = { status: 503, body: { code: 'moderation_away' } };
  expect(await anna.request('PUT', path, { greeting: 'Come in.' })).toMatchObject(away);
  const hidden = await character();
  const publish = anna.request('PUT', `/api/characters/${hidden.id}`, { isPublic: true });
  expect(await publish).toMatchObject(away);
  await anna.expect([200, characterView], 'PUT', path, { isPublic: false, greeting: 'Come in.' });
});

it('while the server cannot be reached nothing passes, and nothing is logged of it', async () => {
  mode = 'away';
  const { ended } = await talk('Good evening');
  expect(ended).toMatchObject({ event: 'run:failed', code: 'moderation_away' });
  const { runId = '' } = await generate(anna, 'A quiet harbour');
  expect(await socket.finished(runId)).toMatchObject({ code: 'moderation_away', refunded: true });
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/moderated_texts_total\{result="passed",process="workers"\} [1-9]/);
  expect(metrics).toMatch(/moderated_texts_total\{result="away",process="workers"\} [1-9]/);
  const logged = stack.workers.map(({ output }) => output).join('');
  expect(logged).toContain('was not moderated');
  for (const secret of [KEY, UNWANTED, 'Good evening', 'forbidden words']) {
    expect(logged).not.toContain(secret);
  }
});
