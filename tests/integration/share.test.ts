import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { okBody } from '@vesper/core/contract/common';
import { conversationView } from '@vesper/core/contract/conversation';
import { LEFT_OUT_NAME, sharedTalk, shareView, type SharedTalk } from '@vesper/core/contract/share';
import { LIMITS } from '@vesper/core/contract/limits';
import { report } from '../stack/cases.ts';
import { createClient, type Client } from '../stack/client.ts';
import { readMessages, send, startConversation } from '../stack/conversation.ts';
import { newPerson, type Person } from '../stack/person.ts';
import { takeOut } from '../stack/personal-data.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { unzip } from '../stack/unzip.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { COMPANION_WORD_MS: '2', COMPANION_THINKING_MS: '5' } });
});
afterAll(() => stack.stop());

const share = (client: Client, id: string, body: object = {}) =>
  client.expect([200, shareView], 'PUT', `/api/conversations/${id}/share`, body);
const list = (client: Client) => client.expect([200, z.array(shareView)], 'GET', '/api/shares');
const tokenOf = (path: string): string => path.split('/').at(-1) ?? '';
const reading = (path: string, client: Client = createClient(stack.baseUrl)) =>
  client.request('POST', '/api/shared', { token: tokenOf(path) });
const read = (path: string): Promise<SharedTalk> =>
  createClient(stack.baseUrl).expect([200, sharedTalk], 'POST', '/api/shared', {
    token: tokenOf(path),
  });
const page = (path: string) =>
  fetch(`${stack.baseUrl}${path}`, { headers: { accept: 'text/html' } });

/** Somebody called Robin who talks with Ines, who says that name. */
async function talking(): Promise<Person & { id: string }> {
  const person = await newPerson(stack);
  const { client } = person;
  await client.request('PATCH', '/api/user', { firstName: 'Robin' });
  const card = { name: 'Ines', greeting: 'Good evening, {{user}}.', isPublic: false };
  const made = await client.request('POST', '/api/characters', card);
  const { id: characterId } = z.object({ id: z.string() }).parse(made.body);
  const body = { title: 'An evening of Robin', characterId };
  const { id } = await client.expect([201, conversationView], 'POST', '/api/conversations', body);
  await send(client, id, 'It is Robin again. How is the sea?');
  await stack.settled();
  return { ...person, id };
}

it('shows what is on screen at that moment, without the name of whoever shared it', async () => {
  const { client, id } = await talking();
  const before = await readMessages(client, id);
  const { path, messageCount, withName } = await share(client, id);
  expect({ messageCount, withName }).toEqual({ messageCount: before.length, withName: false });
  await send(client, id, 'And the boats?');
  await stack.settled();
  const talk = await read(path);
  expect(talk).toMatchObject({
    ...{ title: `An evening of ${LEFT_OUT_NAME}`, speakers: ['Ines'], isCut: false, isOwn: false },
    messages: [
      { role: 'assistant', name: 'Ines', content: `Good evening, ${LEFT_OUT_NAME}.` },
      { role: 'user', name: null, content: `It is ${LEFT_OUT_NAME} again. How is the sea?` },
      { role: 'assistant', name: 'Ines' },
    ],
  });
  expect(JSON.stringify(talk)).not.toContain('Robin');
});

it('shares anew under the same link, with the name if its owner wants that', async () => {
  const { client, id } = await talking();
  const first = await share(client, id);
  await send(client, id, 'And the boats?');
  await stack.settled();
  const second = await share(client, id, { withName: true });
  expect(second).toMatchObject({ id: first.id, path: first.path, withName: true, messageCount: 5 });
  const { title, messages } = await read(second.path);
  expect(title).toBe('An evening of Robin');
  expect(messages[1]).toMatchObject({ role: 'user', name: 'Robin' });
});

it('shows the versions that are chosen, and no others', async () => {
  const { client, id } = await talking();
  const reply = (await readMessages(client, id)).at(-1);
  await client.request('POST', `/api/messages/${reply?.id}/regenerate`);
  await stack.settled();
  const shown = (await readMessages(client, id)).at(-1)?.content;
  const { messages } = await read((await share(client, id, { withName: true })).path);
  expect(messages.at(-1)?.content).toBe(shown);
  expect(messages).toHaveLength(3);
});

it('four requests at once make one link', async () => {
  const { client, id } = await talking();
  const made = await Promise.all(Array.from({ length: 4 }, () => share(client, id)));
  expect(new Set(made.map(({ path }) => path)).size).toBe(1);
  expect(await list(client)).toHaveLength(1);
});

it('is gone at once when its owner ends it, deletes the conversation, or is suspended', async () => {
  const { client, userId, id } = await talking();
  const first = await share(client, id);
  expect((await page(first.path)).status).toBe(200);
  await client.expect([200, okBody], 'DELETE', `/api/shares/${first.id}`);
  expect((await reading(first.path)).status).toBe(404);
  expect((await page(first.path)).status).toBe(404);
  // A new link has another address.
  const second = await share(client, id);
  expect(second.path).not.toBe(first.path);
  const users = stack.documents.collection('users');
  const _id = new Types.ObjectId(userId);
  const suspension = { at: new Date(), reason: 'spam' };
  await users.updateOne({ _id }, { $set: { suspension } });
  expect((await reading(second.path)).status).toBe(404);
  await users.updateOne({ _id }, { $unset: { suspension: 1 } });
  expect((await reading(second.path)).status).toBe(200);
  await client.expect([200, okBody], 'DELETE', `/api/conversations/${id}`);
  expect((await reading(second.path)).status).toBe(404);
  expect(await list(client)).toEqual([]);
  expect(await stack.documents.collection('shares').countDocuments({ userId: _id })).toBe(0);
});

it('keeps the page from search engines and caches', async () => {
  const { client, id } = await talking();
  const { path } = await share(client, id);
  const answer = await page(path);
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('<meta name="robots" content="noindex');
  expect((await reading(path)).headers.get('cache-control')).toBe('no-store');
  expect((await page('/')).headers.get('x-robots-tag')).toBeNull();
  const robots = await fetch(`${stack.baseUrl}/robots.txt`);
  expect(await robots.text()).toContain('Disallow: /shared/');
});

it('holds what becomes public against the rules, and a member to theirs', async () => {
  const { client, userId, id } = await talking();
  const reply = { conversationId: new Types.ObjectId(id), role: 'assistant' };
  const content = 'Look at this: [[sentinel:child_safety]]';
  await stack.documents.collection('messages').updateMany(reply, { $set: { content } });
  const path = `/api/conversations/${id}/share`;
  const refused = await client.request('PUT', path, {});
  expect(refused).toMatchObject({ status: 422, body: { code: 'child_safety' } });
  expect(await list(client)).toEqual([]);
  await stack.documents.collection('messages').updateMany(reply, { $set: { content: 'Calm.' } });
  const limited = { $set: { limitedUntil: new Date(Date.now() + 60_000) } };
  await stack.documents.collection('users').updateOne({ _id: new Types.ObjectId(userId) }, limited);
  expect(await client.request('PUT', path, {})).toMatchObject({ body: { code: 'limited' } });
});

it('refuses what holds nothing, is temporary, or is one too many', async () => {
  const { client, userId } = await newPerson(stack);
  const empty = await startConversation(client);
  const nothing = { status: 409, body: { code: 'nothing_to_share' } };
  expect(await client.request('PUT', `/api/conversations/${empty}/share`, {})).toMatchObject(
    nothing,
  );
  const { id } = await client.expect([201, conversationView], 'POST', '/api/conversations', {
    isTemporary: true,
  });
  await send(client, id, 'Hello');
  await stack.settled();
  expect(await client.request('PUT', `/api/conversations/${id}/share`, {})).toMatchObject(nothing);

  await send(client, empty, 'Hello');
  await stack.settled();
  const others = Array.from({ length: LIMITS.sharesPerUser }, (_, n) => ({
    ...{ userId: new Types.ObjectId(userId), conversationId: new Types.ObjectId() },
    ...{ slot: `${userId}:${n}`, token: `${userId}-${n}`, title: 'x', speakers: [], messages: [] },
    ...{ withName: false, messageCount: 0, isCut: false, sharedAt: new Date() },
  }));
  await stack.documents.collection('shares').insertMany(others);
  const full = await client.request('PUT', `/api/conversations/${empty}/share`, {});
  expect(full).toMatchObject({ status: 409, body: { code: 'shares_full' } });
});

it('shows the newest messages of a conversation that is too long', async () => {
  const { client, userId } = await newPerson(stack);
  const id = await startConversation(client);
  const long = Array.from({ length: LIMITS.sharedMessagesMax + 20 }, (_, n) => ({
    ...{ conversationId: new Types.ObjectId(id), userId: new Types.ObjectId(userId) },
    ...{ role: 'user', status: 'complete', content: `line ${n}`, createdAt: new Date(n * 1_000) },
  }));
  await stack.documents.collection('messages').insertMany(long);
  const talk = await read((await share(client, id)).path);
  expect(talk).toMatchObject({ isCut: true, speakers: [] });
  expect(talk.messages).toHaveLength(LIMITS.sharedMessagesMax);
  expect(talk.messages.at(-1)?.content).toBe(`line ${long.length - 1}`);
});

it('can be reported by whoever reads it, and is then out of sight where that is grave', async () => {
  const { client, id } = await talking();
  const { id: shareId, path } = await share(client, id);
  const { client: reader } = await newPerson(stack);
  expect((await reading(path, reader)).body).toMatchObject({ id: shareId, isOwn: false });
  const own = { subject: { type: 'share', id: shareId }, reason: 'spam' };
  expect(await client.request('POST', '/api/reports', own)).toMatchObject({ status: 422 });
  await report(reader, { type: 'share', id: shareId }, 'child_safety');
  expect((await reading(path, reader)).status).toBe(404);
  expect((await page(path)).status).toBe(404);
  expect(await list(client)).toMatchObject([{ id: shareId, isHidden: true }]);
  const again = await client.request('PUT', `/api/conversations/${id}/share`, {});
  expect(again).toMatchObject({ status: 403, body: { code: 'share_hidden' } });
  // What was reported is kept for whoever decides, also when its owner ends the link.
  await client.expect([200, okBody], 'DELETE', `/api/shares/${shareId}`);
  const about = await stack.documents.collection('cases').findOne({ subjectId: shareId });
  expect(about?.evidenceAt).toBeInstanceOf(Date);
});

it('is in the archive of its owner, and goes with the account', async () => {
  const { client, id } = await talking();
  const { path } = await share(client, id);
  const files = await unzip((await takeOut(client)).body);
  expect(String(files.get('shares.json'))).toContain(tokenOf(path));
  const password = { password: 'a long enough password' };
  await client.request('DELETE', '/api/user', password);
  expect((await reading(path)).status).toBe(404);
});
