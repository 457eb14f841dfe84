import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { conversationView, type ConversationView } from '@vesper/core/contract/conversation';
import { folderView } from '@vesper/core/contract/folder';
import { LIMITS } from '@vesper/core/contract/limits';
import { createClient, type Client } from '../stack/client.ts';
import { send, startConversation } from '../stack/conversation.ts';
import { newPerson } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { COMPANION_WORD_MS: '5', COMPANION_THINKING_MS: '50' } });
});
afterAll(() => stack.stop());

async function list(client: Client, query = ''): Promise<ConversationView[]> {
  const path = `/api/conversations${query}`;
  return client.expect([200, z.array(conversationView)], 'GET', path);
}

const idsOf = (all: readonly ConversationView[]): string[] => all.map(({ id }) => id);

const change = (client: Client, id: string, body: object) =>
  client.expect([200, conversationView], 'PATCH', `/api/conversations/${id}`, body);

const makeFolder = (client: Client, name: string) =>
  client.expect([201, folderView], 'POST', '/api/folders', { name });

describe('the order of conversations', () => {
  it('is kept, and moves none of them', async () => {
    const { client } = await newPerson(stack);
    const first = await startConversation(client);
    const second = await startConversation(client);
    const pinned = await change(client, first, { isPinned: true });
    expect(pinned).toMatchObject({ isPinned: true, isArchived: false, folderId: null });
    expect(idsOf(await list(client))).toEqual([second, first]);
    expect(idsOf(await list(client, '?pinned=true'))).toEqual([first]);
    expect(await change(client, first, { isPinned: false })).toMatchObject({ isPinned: false });
    expect(await list(client, '?pinned=true')).toEqual([]);
  });

  it('has an archive that the list leaves out, a search does not, and words bring back from', async () => {
    const { client } = await newPerson(stack);
    const id = await startConversation(client);
    await change(client, id, { title: 'Quillon', isArchived: true });
    expect(await list(client)).toEqual([]);
    expect(idsOf(await list(client, '?archived=true'))).toEqual([id]);
    expect(idsOf(await list(client, '?search=quillon'))).toEqual([id]);
    await send(client, id, 'Good evening');
    await stack.settled();
    expect(await list(client)).toMatchObject([{ id, isArchived: false }]);
  });

  it('marks what came while nobody looked', async () => {
    const { client } = await newPerson(stack);
    const id = await startConversation(client);
    expect(await list(client)).toMatchObject([{ isUnread: false }]);
    await send(client, id, 'Good evening');
    await stack.settled();
    expect(await list(client)).toMatchObject([{ isUnread: true }]);
    await change(client, id, { isUnread: false });
    expect(await list(client)).toMatchObject([{ isUnread: false }]);
  });
});

describe('folders', () => {
  it('hold conversations, and leave them where they were when they go', async () => {
    const { client } = await newPerson(stack);
    const id = await startConversation(client);
    const outside = await startConversation(client);
    const folder = await makeFolder(client, '  Evenings  ');
    expect(folder).toMatchObject({ name: 'Evenings', conversationCount: 0 });
    await change(client, id, { folderId: folder.id });
    expect(idsOf(await list(client, `?folderId=${folder.id}`))).toEqual([id]);
    expect(idsOf(await list(client))).toEqual([outside, id]);
    const all = await client.expect([200, z.array(folderView)], 'GET', '/api/folders');
    expect(all).toMatchObject([{ conversationCount: 1 }]);
    await client.request('DELETE', `/api/folders/${folder.id}`);
    expect((await list(client)).map(({ folderId }) => folderId)).toEqual([null, null]);
  });

  it('have names that are bounded, and are bounded themselves', async () => {
    const { client } = await newPerson(stack);
    for (const name of ['x'.repeat(10_000), '   ', '']) {
      const answer = await client.request('POST', '/api/folders', { name });
      expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
      expect(answer.body).toMatchObject({ issues: [{ path: 'name' }] });
    }
    const more = LIMITS.foldersPerUser + 5;
    const answers = [];
    for (let n = 0; n < more; n++) {
      answers.push(await client.request('POST', '/api/folders', { name: `Folder ${n}` }));
    }
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(
      LIMITS.foldersPerUser,
    );
    expect(answers.at(-1)?.status).not.toBe(201);
  });

  it('of others take nothing in', async () => {
    const { client } = await newPerson(stack);
    const { client: other } = await newPerson(stack);
    const folder = await makeFolder(other, 'Theirs');
    const id = await startConversation(client);
    const path = `/api/conversations/${id}`;
    const body = { folderId: folder.id };
    expect((await client.request('PATCH', path, body)).status).toBe(404);
    const bulk = { ids: [id], change: body };
    expect((await client.request('POST', '/api/conversations/changes', bulk)).status).toBe(404);
  });
});

describe('several at once', () => {
  it('are changed and deleted, those of others passed over', async () => {
    const { client } = await newPerson(stack);
    const { client: other } = await newPerson(stack);
    const ids = [await startConversation(client), await startConversation(client)];
    const theirs = await startConversation(other);
    const all = [...ids, theirs];
    const archived = await client.request('POST', '/api/conversations/changes', {
      ids: all,
      change: { isArchived: true },
    });
    expect(archived.body).toEqual({ count: 2 });
    expect(idsOf(await list(client, '?archived=true'))).toEqual(ids.toReversed());
    expect(idsOf(await list(other))).toEqual([theirs]);
    const removed = await client.request('POST', '/api/conversations/removals', { ids: all });
    expect(removed.body).toEqual({ count: 2 });
    expect(await list(client, '?archived=true')).toEqual([]);
    expect(idsOf(await list(other))).toEqual([theirs]);
  });

  it('are no more than the limit says', async () => {
    const client = createClient(stack.baseUrl);
    await client.signUp();
    const ids = Array.from({ length: LIMITS.bulkMax + 1 }, () =>
      new Types.ObjectId().toHexString(),
    );
    for (const wrong of [ids, []]) {
      const answer = await client.request('POST', '/api/conversations/removals', { ids: wrong });
      expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    }
  });
});
