import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { conversationSummaryView, memoryView } from '@vesper/core/contract/memory';
import {
  sendReply,
  startModelServer,
  type Asked,
} from '@vesper/workers/engines/chat/openai/model-server.fixtures';
import type { Client } from '../stack/client.ts';
import { ASYNC, readMessages, send, startConversation } from '../stack/conversation.ts';
import { newPerson } from '../stack/person.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

type Messages = Asked['messages'];
const embeddingRequest = z.object({ input: z.array(z.string()) });

/** What the model was asked, by the kind of work. */
const asked: { facts: string[]; summary: string[]; talk: Messages[] } = {
  ...{ facts: [], summary: [], talk: [] },
};
const embedded: string[] = [];
let isEmbeddingAway = false;

/** The facts that the scripted model finds: the first answer to a new talk cannot be read. */
function factsIn(text: string): string {
  if (!text.includes('That cannot be read')) return 'I would say: Porto.';
  const line = /\[(\d+)\] USER: I moved to Porto/.exec(text)?.[1];
  const known = /(\d+)\. Lives in Lisbon/.exec(text)?.[1];
  const replaces = known === undefined ? {} : { replaces: Number(known) };
  const facts = [
    { text: 'Lives in Porto.', message: Number(line), ...replaces },
    { text: 'Is 15 years old.', message: Number(line) },
    { text: 'Said by nobody.', message: 99 },
  ];
  return JSON.stringify({ facts: line === undefined ? [] : facts });
}

function completion(messages: Messages): string {
  const text = messages.map(({ content }) => content).join('\n');
  if (text.includes('note lasting facts')) {
    asked.facts.push(text);
    return factsIn(text);
  }
  if (text.includes('You keep the summary')) {
    asked.summary.push(text);
    return `They spoke of part ${asked.summary.length}.`;
  }
  asked.talk.push(messages);
  return 'I see. '.repeat(20);
}

/** Texts about homes point one way, all others another. */
function embed(body: string): unknown {
  const { input } = embeddingRequest.parse(JSON.parse(body));
  embedded.push(...input);
  if (isEmbeddingAway) return 503;
  const data = input.map((text, index) => ({
    index,
    embedding: /live|home|house/i.test(text) ? [1, 0.1] : [0.1, 1],
  }));
  return { data };
}

let model: Awaited<ReturnType<typeof startModelServer>>;
let stack: Stack;
beforeAll(async () => {
  model = await startModelServer((res, { messages }) => sendReply(res, [completion(messages)]), {
    others: { '/v1/embeddings': embed },
  });
  const { baseUrl } = model;
  stack = await startStack({
    env: {
      ...{ CHAT_BASE_URL: baseUrl, CHAT_MODEL: 'small', CHAT_CONTEXT_TOKENS: '1024' },
      ...{ EMBEDDING_BASE_URL: baseUrl, EMBEDDING_MODEL: 'tiny', REMEMBER_AFTER_MS: '50' },
    },
  });
});
afterAll(async () => {
  await stack.stop();
  await model.stop();
});

/** A summary waits until its talk has its reply, and the replies of others. */
const PATIENT = { timeout: 20_000 };

const list = (client: Client) => client.expect([200, z.array(memoryView)], 'GET', '/api/memories');

async function say(client: Client, conversation: string, text: string): Promise<void> {
  const socket = await connectSocket(client);
  const { runId } = await send(client, conversation, text);
  await socket.finished(runId);
  socket.close();
}

it('a model notes facts once a talk rests; one that cannot be read or used is dropped', async () => {
  const { client } = await newPerson(stack);
  const old = { text: 'Lives in Lisbon.', characterId: null };
  await client.expect([201, memoryView], 'POST', '/api/memories', old);
  const talk = await startConversation(client);
  await say(client, talk, 'I moved to Porto.');
  await expect.poll(async () => (await list(client)).length).toBe(2);
  const [said] = await readMessages(client, talk);
  expect(await list(client)).toMatchObject([
    {
      text: 'Lives in Porto.',
      by: 'model',
      isNew: true,
      source: { conversationId: talk, messageId: said?.id },
    },
    { text: 'Lives in Lisbon.', isOff: true, isReplaced: true },
  ]);
  expect(asked.facts[0]).toContain('1. Lives in Lisbon.');
  // The same again is looked at once, and not noted twice.
  await say(client, talk, 'As I said, I moved to Porto.');
  await expect.poll(() => asked.facts.length).toBe(4);
  await stack.settled();
  expect(await list(client)).toHaveLength(2);
});

it('vectors tell which facts have to do with the talk, and words when their server is away', async () => {
  const { client } = await newPerson(stack);
  const house = { text: 'Has a blue door at number nine', characterId: null };
  await client.expect([201, memoryView], 'POST', '/api/memories', house);
  const talk = await startConversation(client);
  await say(client, talk, 'What do you know of my house?');
  expect(embedded).toContain(house.text);
  const before = embedded.filter((text) => text === house.text).length;
  await say(client, talk, 'And of the door?');
  // Its vector is kept.
  expect(embedded.filter((text) => text === house.text).length).toBe(before);
  isEmbeddingAway = true;
  await say(client, talk, 'Which colour is the door?');
  isEmbeddingAway = false;
  expect(await list(client)).toMatchObject([{ useCount: 3 }]);
});

const read = async (client: Client, talk: string) => {
  const path = `/api/conversations/${talk}/summary`;
  return (await client.expect([200, conversationSummaryView], 'GET', path)).summary;
};

it('the early part of a long talk goes on in short, and can be corrected', async () => {
  const { client } = await newPerson(stack);
  const talk = await startConversation(client);
  const long = (about: string) => `${about} ${'and so it went on for a while '.repeat(5)}`;
  await say(client, talk, long('The lighthouse'));
  expect(await read(client, talk)).toBeNull();
  for (const about of ['The ferry', 'The island', 'The storm', 'The harbour']) {
    await say(client, talk, long(about));
  }
  await expect.poll(() => read(client, talk), PATIENT).not.toBeNull();
  await stack.settled();
  expect(asked.summary[0]).toContain('The lighthouse');
  expect(asked.summary[0]).toContain('(this is the beginning)');
  const path = `/api/conversations/${talk}/summary`;
  const text = 'They met at the lighthouse.';
  const edited = await client.expect([200, conversationSummaryView], 'PATCH', path, { text });
  expect(edited.summary).toMatchObject({ text, isEdited: true });
  const parts = asked.summary.length;
  for (const about of ['The bakery', 'The bridge', 'The market', 'The night']) {
    await say(client, talk, long(about));
  }
  await expect.poll(() => asked.summary.length, PATIENT).toBeGreaterThan(parts);
  expect(asked.summary[parts]).toContain(text);
  expect(asked.summary[parts]).not.toContain('The lighthouse and');
  // Another beginning has nothing to do with it.
  await stack.settled();
  const [first] = await readMessages(client, talk);
  const rerun = { content: 'A quite different beginning', rerun: true };
  const socket = await connectSocket(client);
  const answer = await client.request('PATCH', `/api/messages/${first?.id}`, rerun, ASYNC);
  await socket.finished(z.object({ runId: z.string() }).parse(answer.body).runId);
  socket.close();
  const sent = asked.talk.at(-1)?.map(({ content }) => content) ?? [];
  expect(sent.at(-1)).toBe('A quite different beginning');
  expect(sent.join('\n')).not.toContain('lighthouse');
  // Removed, it is written anew when the talk needs it.
  await client.expect([200, conversationSummaryView], 'PATCH', path, { text: '' });
  expect(await read(client, talk)).toBeNull();
});
