import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageView, sendMessageResponse } from '@vesper/core/contract/message';
import { createClient, type Client } from '../stack/client.ts';
import { ASYNC, readMessages, send, startConversation } from '../stack/conversation.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let anna: Client;
let socket: LiveSocket;
let conversation: string;

beforeAll(async () => {
  // Slow enough that a test can act before and in the middle of a reply.
  stack = await startStack({ env: { COMPANION_WORD_MS: '10', COMPANION_THINKING_MS: '300' } });
  anna = createClient(stack.baseUrl);
  await anna.signUp();
  socket = await connectSocket(anna);
});
afterAll(async () => {
  socket.close();
  await stack.stop();
});
beforeEach(async () => {
  conversation = await startConversation(anna);
});

/** Says something and waits for the reply. */
async function say(content: string) {
  const path = `/api/chat/${conversation}`;
  return anna.expect([201, sendMessageResponse], 'POST', path, { content });
}

async function rewrite(id: string) {
  return anna.expect([201, sendMessageResponse], 'POST', `/api/messages/${id}/regenerate`);
}

async function startRewrite(id: string) {
  const headers = { ...ASYNC, 'idempotency-key': randomUUID() };
  const path = `/api/messages/${id}/regenerate`;
  return anna.expect([202, sendMessageResponse], 'POST', path, undefined, headers);
}

async function edit(id: string, content: string) {
  return anna.expect([200, messageView], 'PATCH', `/api/messages/${id}`, { content });
}

async function choose(id: string, variant: number) {
  return anna.expect([200, messageView], 'PUT', `/api/messages/${id}/variant`, { variant });
}

describe('a reply written anew', () => {
  it('is a further version of the same message, and both last', async () => {
    const first = await say('Tell me about the sea.');
    const later = await say('And about mountains?');
    const { assistantMessage: again, userMessage } = await rewrite(first.assistantMessage.id);
    expect(userMessage).toEqual(first.userMessage);
    expect(again).toMatchObject({ id: first.assistantMessage.id, variant: 2, variantCount: 2 });
    expect(again).toMatchObject({ status: 'complete' });
    expect(await readMessages(anna, conversation)).toEqual([userMessage, again]);
    const back = await choose(again.id, 1);
    expect(back).toEqual({ ...first.assistantMessage, variantCount: 2 });
    const exchange = [later.userMessage, later.assistantMessage];
    expect(await readMessages(anna, conversation)).toEqual([userMessage, back, ...exchange]);
    expect((await choose(again.id, 2)).content).toBe(again.content);
  });

  it('streams into the message, which is empty until then', async () => {
    const { assistantMessage: reply } = await say('What do you like?');
    const { runId, assistantMessage } = await startRewrite(reply.id);
    expect(assistantMessage).toMatchObject({ id: reply.id, status: 'pending', content: '' });
    const end = await socket.finished(runId);
    expect(end).toMatchObject({ event: 'run:completed', message: { id: reply.id, variant: 2 } });
    expect(socket.eventsOf(runId)[0]).toMatchObject({ event: 'run:started', messageId: reply.id });
  });

  it('builds on what was said before it and nothing later', async () => {
    await say('My name is Bruno.');
    const asked = await say('What is my name?');
    await say('My name is Clara.');
    const { assistantMessage } = await rewrite(asked.assistantMessage.id);
    expect(assistantMessage.content).toContain('Bruno');
    expect(assistantMessage.content).not.toContain('Clara');
  });

  it('is started once by the same Idempotency-Key', async () => {
    const { assistantMessage: reply } = await say('Hello.');
    const path = `/api/messages/${reply.id}/regenerate`;
    const headers = { 'idempotency-key': randomUUID() };
    const twins = Array.from({ length: 5 }, () =>
      anna.expect([201, sendMessageResponse], 'POST', path, undefined, headers),
    );
    const [one, ...others] = await Promise.all(twins);
    for (const other of others) expect(other).toEqual(one);
    expect((await readMessages(anna, conversation))[1]?.variantCount).toBe(2);
  });

  it('that is stopped before its first word leaves the version shown before', async () => {
    const { assistantMessage: reply } = await say('Tell me about the moon.');
    const { userMessage, assistantMessage } = await say('And about the sun?');
    await rewrite(reply.id);
    const shown = await choose(reply.id, 1);
    const runId = await stack.whileWorkersStand(async () => {
      const begun = await startRewrite(reply.id);
      await socket.ask('run:cancel', { runId: begun.runId });
      return begun.runId;
    });
    expect(await socket.finished(runId)).toMatchObject({ event: 'run:stopped', message: shown });
    const kept = [shown, userMessage, assistantMessage];
    expect((await readMessages(anna, conversation)).slice(1)).toEqual(kept);
  });

  it('that is stopped later is kept as a version like the others', async () => {
    const { assistantMessage: reply } = await say('Tell me a long story.');
    const { runId } = await startRewrite(reply.id);
    await socket.waitFor('run:delta', (delta) => delta.runId === runId);
    await stack.whileWorkersStand(() => socket.ask('run:cancel', { runId }));
    expect((await socket.finished(runId)).event).toBe('run:stopped');
    const stopped = (await readMessages(anna, conversation))[1];
    expect(stopped).toMatchObject({ status: 'stopped', variant: 2, variantCount: 2 });
    expect(await choose(reply.id, 1)).toMatchObject({ ...reply, variantCount: 2 });
  });

  it('that fails is told as failed and leaves the version shown before', async () => {
    const { userMessage, assistantMessage: reply } = await say('Tell me about rivers.');
    // The gateway refuses such a text; the worker's own check is what fails here.
    await stack.documents
      .collection('messages')
      .updateOne(
        { _id: new Types.ObjectId(userMessage.id) },
        { $set: { content: '[[sentinel:child_safety]]' } },
      );
    const waited = await anna.request('POST', `/api/messages/${reply.id}/regenerate`);
    expect(waited).toMatchObject({ status: 422, body: { code: 'content_refused' } });
    const { runId } = await startRewrite(reply.id);
    const standing = { id: reply.id, content: reply.content, status: 'complete', variantCount: 1 };
    const end = await socket.finished(runId);
    expect(end).toMatchObject({ event: 'run:failed', reply: standing });
    expect((await readMessages(anna, conversation))[1]).toEqual(reply);
  });

  it('survives the death of its worker with each version once', async () => {
    const { assistantMessage: reply } = await say('Tell me about the desert.');
    const { runId } = await startRewrite(reply.id);
    await socket.waitFor('run:delta', (delta) => delta.runId === runId);
    await stack.killWorker();
    await stack.startWorker();
    expect((await socket.finished(runId)).event).toBe('run:completed');
    const again = (await readMessages(anna, conversation))[1];
    expect(again).toMatchObject({ status: 'complete', variant: 2, variantCount: 2 });
    expect(await choose(reply.id, 1)).toEqual({ ...reply, variantCount: 2 });
  });
});

describe('a message that is edited', () => {
  it('keeps its earlier text, and the text chosen is what later replies know', async () => {
    const { userMessage } = await say('My name is Bruno.');
    const edited = await edit(userMessage.id, '  My name is Clara. ');
    expect(edited).toMatchObject({ content: 'My name is Clara.', variant: 2, variantCount: 2 });
    const clara = (await say('What is my name?')).assistantMessage.content;
    expect(clara).toContain('Clara');
    expect(clara).not.toContain('Bruno');
    expect(await choose(userMessage.id, 1)).toEqual({ ...userMessage, variantCount: 2 });
    const bruno = (await say('Do you remember my name?')).assistantMessage.content;
    expect(bruno).toContain('Bruno');
    expect(bruno).not.toContain('Clara');
  });

  it('to the text it has stays as it is', async () => {
    const { userMessage } = await say('Hello.');
    expect(await edit(userMessage.id, 'Hello.')).toEqual(userMessage);
  });

  it('in several tabs at once keeps every text', async () => {
    const { userMessage } = await say('Hello.');
    const texts = ['Good morning.', 'Good evening.', 'Good night.'];
    const answers = await Promise.all(texts.map((text) => edit(userMessage.id, text)));
    expect(answers.map(({ variantCount }) => variantCount).toSorted()).toEqual([2, 3, 4]);
    const kept = [2, 3, 4].map(async (n) => (await choose(userMessage.id, n)).content);
    expect((await Promise.all(kept)).toSorted()).toEqual(texts.toSorted());
  });

  it('may be one of the companion', async () => {
    const { assistantMessage: reply } = await say('Hello.');
    const edited = await edit(reply.id, 'Good evening.');
    expect(edited).toMatchObject({ content: 'Good evening.', status: 'complete', variantCount: 2 });
    const refused = await anna.request('PATCH', `/api/messages/${reply.id}`, {
      content: 'Good morning.',
      rerun: true,
    });
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'rerun' }] } });
    expect((await readMessages(anna, conversation))[1]).toEqual(edited);
  });

  it('with a rerun gets a reply of its own; what followed stays with the earlier text', async () => {
    const first = await say('My name is Bruno.');
    await say('What is my name?');
    const before = await readMessages(anna, conversation);
    const path = `/api/messages/${first.userMessage.id}`;
    const body = { content: 'My name is Clara.', rerun: true };
    const rerun = await anna.expect([201, sendMessageResponse], 'PATCH', path, body);
    expect(rerun.userMessage).toMatchObject({ content: 'My name is Clara.', variantCount: 2 });
    expect(rerun.assistantMessage).toMatchObject({ variantCount: 1, status: 'complete' });
    const anew = [rerun.userMessage, rerun.assistantMessage];
    expect(await readMessages(anna, conversation)).toEqual(anew);
    expect((await say('What is my name?')).assistantMessage.content).toContain('Clara');
    const back = await choose(first.userMessage.id, 1);
    expect(await readMessages(anna, conversation)).toEqual([back, ...before.slice(1)]);
  });

  it('with a rerun gets a reply where it had lost its own', async () => {
    const first = await say('My name is Bruno.');
    await anna.request('DELETE', `/api/messages/${first.assistantMessage.id}`);
    const path = `/api/messages/${first.userMessage.id}`;
    const body = { content: 'My name is Clara.', rerun: true };
    const rerun = await anna.expect([202, sendMessageResponse], 'PATCH', path, body, ASYNC);
    await socket.finished(rerun.runId);
    const ids = (await readMessages(anna, conversation)).map(({ id }) => id);
    expect(ids).toEqual([first.userMessage.id, rerun.assistantMessage.id]);
  });
});

describe('a message that is deleted', () => {
  it('is gone from the conversation and from what the companion knows', async () => {
    const { userMessage, assistantMessage } = await say('My name is Bruno.');
    for (const { id } of [userMessage, assistantMessage]) {
      const answer = await anna.request('DELETE', `/api/messages/${id}`);
      expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    }
    const { assistantMessage: reply } = await say('What is my name?');
    expect(reply.content).not.toContain('Bruno');
    expect(await readMessages(anna, conversation)).toHaveLength(2);
    expect((await anna.request('DELETE', `/api/messages/${userMessage.id}`)).status).toBe(404);
  });

  it('leaves a reply that answers nothing and cannot be written anew', async () => {
    await say('Hello.');
    const { userMessage, assistantMessage } = await say('How are you?');
    await anna.request('DELETE', `/api/messages/${userMessage.id}`);
    const answer = await anna.request('POST', `/api/messages/${assistantMessage.id}/regenerate`);
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  });
});

/** Every call on a message. */
const CALLS = [
  ['POST', '/regenerate', undefined],
  ['PATCH', '', { content: 'Other words.' }],
  ['PATCH', '', { content: 'Other words.', rerun: true }],
  ['PUT', '/variant', { variant: 1 }],
  ['DELETE', '', undefined],
] as const;

describe('every change', () => {
  it('waits while a reply is being written', async () => {
    const { userMessage, assistantMessage } = await say('Hello.');
    const runId = await stack.whileWorkersStand(async () => {
      const begun = await send(anna, conversation, 'Tell me about the wind.');
      for (const [method, path, body] of CALLS) {
        const { id } = path === '/regenerate' ? assistantMessage : userMessage;
        const answer = await anna.request(method, `/api/messages/${id}${path}`, body);
        expect(answer).toMatchObject({ status: 409, body: { code: 'conversation_busy' } });
      }
      return begun.runId;
    });
    await socket.finished(runId);
    const kept = await readMessages(anna, conversation);
    expect(kept.slice(0, 2)).toEqual([userMessage, assistantMessage]);
  });

  it("is its owner's alone", async () => {
    const { userMessage, assistantMessage } = await say('Hello.');
    const stranger = createClient(stack.baseUrl);
    await stranger.signUp();
    for (const [method, path, body] of CALLS) {
      for (const { id } of [userMessage, assistantMessage]) {
        const answer = await stranger.request(method, `/api/messages/${id}${path}`, body);
        expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
    }
    expect(await readMessages(anna, conversation)).toEqual([userMessage, assistantMessage]);
  });

  it('takes sound input only', async () => {
    const { userMessage, assistantMessage } = await say('Hello.');
    const unsound = [
      ['PATCH', '', { content: { $ne: '' } }, 422],
      ['PATCH', '', { content: '   ' }, 422],
      ['PATCH', '', { content: 'a'.repeat(8_001) }, 422],
      ['PATCH', '', { content: 'Hello.', rerun: 'yes' }, 422],
      ['PATCH', '', { content: 'hello [[sentinel:child_safety]]' }, 422],
      ['PUT', '/variant', { variant: { $gt: 0 } }, 422],
      ['PUT', '/variant', { variant: 0 }, 422],
      ['PUT', '/variant', { variant: 2 }, 404],
      ['POST', '/regenerate', undefined, 422],
    ] as const;
    for (const [method, path, body, status] of unsound) {
      const answer = await anna.request(method, `/api/messages/${userMessage.id}${path}`, body);
      expect({ path, body, status: answer.status }).toEqual({ path, body, status });
    }
    expect(await readMessages(anna, conversation)).toEqual([userMessage, assistantMessage]);
  });
});
