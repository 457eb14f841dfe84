import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { sendMessageResponse } from '@vesper/core/contract/message';
import { userView } from '@vesper/core/contract/user';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import { streamedText } from '@vesper/core/runs/run-log';
import { createClient, type Client } from '../stack/client.ts';
import { ASYNC, generate, readMessages, send, startConversation } from '../stack/conversation.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

/** Said by the model in its second sentence; the moderation server refuses it. */
const UNWANTED = 'crimson nonsense';
const KEY = 'sk-the-operators-secret';

async function listen(handler: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1` };
}

/** Answers with what the body asks for, once all of it has arrived. */
const answering =
  (answer: (body: string, res: ServerResponse) => void): RequestListener =>
  (req, res) => {
    let body = '';
    req.on('data', (chunk) => (body += String(chunk)));
    req.on('end', () => answer(body, res));
  };

let replies = 0;
let closed = 0;
/** Says a harmless sentence; then, when asked for it, an unwanted one; and goes on without end. */
function speak(body: string, res: ServerResponse): void {
  replies += 1;
  res.on('close', () => (closed += res.writableFinished ? 0 : 1));
  const write = (content: string) =>
    res.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  write('Good evening, it is a calm night and the harbour is asleep already. ');
  const isContinued = body.includes('"content":"Good evening');
  if (!body.includes('say it') || (body.includes('at last') && !isContinued)) {
    res.end('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n');
    return;
  }
  write(body.includes('own rules') ? '[[sentinel:child_safety]] ' : `What ${UNWANTED}, `);
  write('she said, and laughed for a while about it. ');
  const timer = setInterval(() => write('And on. '), 20);
  res.on('close', () => clearInterval(timer));
}

/** `stuck` never answers about what a model has written. */
let mode: 'well' | 'away' | 'stuck' = 'well';
const asked = z.object({ input: z.string() });
function judge(body: string, res: ServerResponse): void {
  if (mode === 'away') {
    res.end('<h1>Maintenance</h1>');
    return;
  }
  const { input } = asked.parse(JSON.parse(body));
  if (mode === 'stuck' && input.startsWith('Good evening')) return;
  const minors = input.includes(UNWANTED) || input.includes('forbidden words') ? 0.9 : 0.01;
  const scores = { 'sexual/minors': minors, sexual: 1, illicit: null };
  res.end(JSON.stringify({ results: [{ flagged: true, category_scores: scores }] }));
}

let metricsPort: number;
let stack: Stack;
let anna: Client;
let socket: LiveSocket;
const servers: Server[] = [];
beforeAll(async () => {
  const model = await listen(answering(speak));
  const moderation = await listen(answering(judge));
  servers.push(model.server, moderation.server);
  metricsPort = await freePort();
  const env = {
    WORKER_METRICS_PORT: String(metricsPort),
    CHAT_BASE_URL: model.url,
    CHAT_MODEL: 'small',
    STORY_ENGINE: 'builtin',
    MODERATION_BASE_URL: moderation.url,
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
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
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
  const before = replies;
  const { ended } = await talk('Please say the forbidden words');
  expect(ended).toMatchObject({ event: 'run:failed', code: 'child_safety' });
  expect(replies).toBe(before);
});

it.each(['say it', 'say it by our own rules'])(
  'what is written ends when a sentence is refused, and nothing of it is left: %s',
  async (content) => {
    const before = closed;
    const { conversation, runId, ended } = await talk(content);
    expect(ended).toMatchObject({ event: 'run:failed', code: 'child_safety' });
    const live = socket.eventsOf(runId);
    expect(streamedText(live)).toBe('');
    expect(live.map(({ seq }) => seq)).toEqual(live.map((_, index) => index + 1));
    await expect.poll(() => closed).toBe(before + 1);
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
