import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characterView } from '@vesper/core/contract/character';
import { conversationView } from '@vesper/core/contract/conversation';
import { errorBody } from '@vesper/core/contract/errors';
import { imageView } from '@vesper/core/contract/image';
import { askPictureResponse } from '@vesper/core/contract/message';
import { readAccount } from '../stack/balance.ts';
import { createClient, type Client } from '../stack/client.ts';
import { ASYNC, readMessages, send, startConversation } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { COMPANION_WORD_MS: '60' } });
});
afterAll(() => stack.stop());

async function person(): Promise<{ client: Client; userId: string }> {
  const client = createClient(stack.baseUrl);
  const { id: userId } = await client.signUp();
  return { client, userId };
}

const picturesOf = (conversation: string): string => `/api/conversations/${conversation}/pictures`;

function ask(client: Client, conversation: string, prompt: string, key: string = randomUUID()) {
  const headers = { ...ASYNC, 'idempotency-key': key };
  const path = picturesOf(conversation);
  return client.expect([202, askPictureResponse], 'POST', path, { prompt }, headers);
}

describe('a picture asked for in a talk', () => {
  it('is two messages, one picture and one token, however often it is asked', async () => {
    const { client, userId } = await person();
    const conversation = await startConversation(client);
    const socket = await connectSocket(client);
    const key = randomUUID();
    const words = 'Send me a picture of a lighthouse at dusk';
    const [first, second] = await Promise.all([
      ask(client, conversation, words, key),
      ask(client, conversation, words, key),
    ]);
    expect(second.runId).toBe(first.runId);
    expect((await socket.finished(first.runId)).event).toBe('run:completed');
    const messages = await readMessages(client, conversation);
    expect(messages).toMatchObject([
      { role: 'user', content: words, imageId: null, status: 'complete' },
      { role: 'assistant', content: '', imageId: first.image.id, status: 'complete' },
    ]);
    const path = `/api/images/${first.image.id}`;
    const image = await client.expect([200, imageView], 'GET', path);
    expect(image).toMatchObject({ status: 'complete', prompt: 'a lighthouse at dusk' });
    expect(await readAccount(stack.documents, userId)).toMatchObject({ tokens: 4, holds: 0 });
    socket.close();
  });

  it('shows the character that was asked, by name', async () => {
    const { client } = await person();
    const character = await client.expect([201, characterView], 'POST', '/api/characters', {
      name: 'Mira Holt',
      description: 'A botanist with short silver hair and round glasses.',
    });
    const created = await client.expect([201, conversationView], 'POST', '/api/conversations', {
      characterId: character.id,
    });
    const { image, runId } = await ask(client, created.id, 'Show me a photo of you in the garden');
    expect(image.prompt).toBe('Mira Holt in the garden');
    const stored = await stack.documents.collection('images').findOne({ prompt: image.prompt });
    expect(String(stored?.characterId)).toBe(character.id);
    const socket = await connectSocket(client);
    expect((await socket.finished(runId)).event).toBe('run:completed');
    socket.close();
  });

  it('is refused without a trace: unsafe words, none, a reply under way', async () => {
    const { client, userId } = await person();
    const conversation = await startConversation(client);
    const refused = async (status: number, prompt: string): Promise<void> => {
      await client.expect([status, errorBody], 'POST', picturesOf(conversation), { prompt }, ASYNC);
    };
    await refused(422, 'a picture of a naked child');
    await refused(422, ' ');
    const socket = await connectSocket(client);
    await stack.whileWorkersStand(async () => {
      const { runId } = await send(client, conversation, 'Tell me a long story about the sea.');
      await refused(409, 'a boat');
      await socket.ask('run:cancel', { runId });
    });
    await expect
      .poll(async () => (await readMessages(client, conversation))[1]?.status)
      .toBe('stopped');
    expect(await readMessages(client, conversation)).toHaveLength(2);
    expect(await readAccount(stack.documents, userId)).toMatchObject({ tokens: 5, holds: 0 });
    socket.close();
  });

  it('cannot be written anew as words, and leaves its messages when it is deleted', async () => {
    const { client } = await person();
    const conversation = await startConversation(client);
    const { assistantMessage, image, runId } = await ask(client, conversation, 'a boat');
    const again = `/api/messages/${assistantMessage.id}/regenerate`;
    await client.expect([422, errorBody], 'POST', again, undefined, ASYNC);
    const socket = await connectSocket(client);
    await socket.finished(runId);
    expect((await client.request('DELETE', `/api/images/${image.id}`)).status).toBe(200);
    expect(await readMessages(client, conversation)).toHaveLength(2);
    const { runId: next } = await send(client, conversation, 'Thank you!');
    expect((await socket.finished(next)).event).toBe('run:completed');
    socket.close();
  });
});
