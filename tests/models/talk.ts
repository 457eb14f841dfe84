import { expect, it } from 'vitest';
import type { RunLogEvent } from '@vesper/core/contract/run';
import { createClient, type Client } from '../stack/client.ts';
import { readMessages, send, startConversation } from '../stack/conversation.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import type { Stack } from '../stack/stack.ts';
import { measured, median } from './known-model.ts';

interface Person {
  client: Client;
  socket: LiveSocket;
}

export async function join(stack: Stack): Promise<Person> {
  const client = createClient(stack.baseUrl);
  await client.signUp();
  return { client, socket: await connectSocket(client) };
}

/** A conversation whose replies are short enough for a test. */
export async function startShortTalk(client: Client, replyTokens = 48): Promise<string> {
  const conversation = await startConversation(client);
  const body = { settings: { sampler: { replyTokens } } };
  const { status } = await client.request('PATCH', `/api/conversations/${conversation}`, body);
  expect(status).toBe(200);
  return conversation;
}

interface Reply {
  event: RunLogEvent['event'];
  firstWordMs: number;
  totalMs: number;
  deltas: number;
}

/** Says something and waits for the end of the reply. */
export async function say(
  { client, socket }: Person,
  conversation: string,
  content: string,
): Promise<Reply> {
  const begun = performance.now();
  const { runId } = await send(client, conversation, content);
  await Promise.race([
    socket.waitFor('run:delta', (delta) => delta.runId === runId),
    socket.finished(runId),
  ]);
  const firstWordMs = performance.now() - begun;
  const { event } = await socket.finished(runId);
  const deltas = socket.eventsOf(runId).filter((it) => it.event === 'run:delta').length;
  return { event, firstWordMs, totalMs: performance.now() - begun, deltas };
}

const LONG = 'The tide came in slowly over the stones, and nobody on the pier said a word. '.repeat(
  6,
);

/** What any real model behind the conversation must do, wherever it runs. */
export function holdsATalk(stackOf: () => Stack): void {
  it('streams replies, and remembers the talk', async () => {
    const person = await join(stackOf());
    const conversation = await startShortTalk(person.client);
    const replies = [];
    for (const content of ['Hello! Who are you?', 'What do you like?', 'Tell me of the sea.']) {
      replies.push(await say(person, conversation, content));
    }
    expect(replies.map(({ event }) => event)).toEqual(Array(3).fill('run:completed'));
    expect(Math.max(...replies.map(({ deltas }) => deltas))).toBeGreaterThan(3);
    measured('first word, ms', replies.map((it) => it.firstWordMs.toFixed(0)).join(', '));
    const perSecond = replies.map((it) => (it.deltas * 1_000) / (it.totalMs - it.firstWordMs));
    measured('pieces per second on screen', median(perSecond).toFixed(1));
    person.socket.close();
  });

  it('a long talk outgrows the context, and nobody sees an error', async () => {
    const person = await join(stackOf());
    const conversation = await startShortTalk(person.client, 24);
    const events = [];
    for (let turn = 1; turn <= 10; turn++) {
      events.push((await say(person, conversation, `Part ${turn}. ${LONG}`)).event);
    }
    expect(events).toEqual(Array(10).fill('run:completed'));
    const messages = await readMessages(person.client, conversation);
    expect(messages.every(({ status }) => status === 'complete')).toBe(true);
    person.socket.close();
  });

  it('one message longer than the context gets its answer', async () => {
    const person = await join(stackOf());
    const conversation = await startShortTalk(person.client, 24);
    const { event } = await say(person, conversation, LONG.repeat(8));
    expect(event).toBe('run:completed');
    person.socket.close();
  });

  it('what is said in other scripts arrives whole', async () => {
    const person = await join(stackOf());
    const conversation = await startShortTalk(person.client);
    for (const content of ['Repeat: 你好，世界 🌊🦊', 'Повтори: море и камни', 'أعد: البحر']) {
      expect((await say(person, conversation, content)).event).toBe('run:completed');
    }
    const messages = await readMessages(person.client, conversation);
    expect(messages.map(({ content }) => content).join('')).not.toContain('\uFFFD');
    person.socket.close();
  });

  it('two are answered at once', async () => {
    const people = await Promise.all([join(stackOf()), join(stackOf())]);
    const replies = await Promise.all(
      people.map(async (person) =>
        say(person, await startShortTalk(person.client), 'Tell me a story.'),
      ),
    );
    expect(replies.map(({ event }) => event)).toEqual(['run:completed', 'run:completed']);
    for (const { socket } of people) socket.close();
  });

  it('a stop keeps what was said, at once', async () => {
    const person = await join(stackOf());
    const { client, socket } = person;
    const took: number[] = [];
    for (let round = 0; round < 5; round++) {
      const conversation = await startShortTalk(client, 400);
      const { runId } = await send(client, conversation, 'Tell me a very long story of the sea.');
      await socket.waitFor('run:delta', (delta) => delta.runId === runId);
      const begun = performance.now();
      await socket.ask('run:cancel', { runId });
      const { event } = await socket.finished(runId);
      took.push(performance.now() - begun);
      // A model that had said all it wanted is no failure of the stop.
      expect(['run:stopped', 'run:completed']).toContain(event);
      const [, reply] = await readMessages(client, conversation);
      expect(reply?.content).not.toBe('');
    }
    measured('from stop to stopped, ms', took.map((ms) => ms.toFixed(0)).join(', '));
    socket.close();
  });

  it('a worker that is killed in mid-reply: another one writes it', async () => {
    const stack = stackOf();
    const person = await join(stack);
    const conversation = await startShortTalk(person.client, 64);
    const { runId } = await send(person.client, conversation, 'Tell me of a lighthouse.');
    await person.socket.waitFor('run:delta', (delta) => delta.runId === runId);
    await stack.killWorker();
    await stack.startWorker();
    expect((await person.socket.finished(runId)).event).toBe('run:completed');
    const [, reply] = await readMessages(person.client, conversation);
    expect(reply).toMatchObject({ status: 'complete' });
    person.socket.close();
  });
}
