import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { conversationView, type ConversationView } from '@vesper/core/contract/conversation';
import { errorBody } from '@vesper/core/contract/errors';
import { sendMessageResponse, takeTurnResponse } from '@vesper/core/contract/message';
import type { Client } from '../stack/client.ts';
import { ASYNC, readMessages, startConversation } from '../stack/conversation.ts';
import { memberId, newCharacter, sayTo, startGroup } from '../stack/group.ts';
import { startScriptedModel } from '../stack/model-server.ts';
import { takeOut } from '../stack/personal-data.ts';
import { newPerson } from '../stack/person.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { unzip } from '../stack/unzip.ts';

let model: Awaited<ReturnType<typeof startScriptedModel>>;
let stack: Stack;
let anna: Client;
let socket: LiveSocket;

beforeAll(async () => {
  model = await startScriptedModel();
  const env = { CHAT_BASE_URL: model.baseUrl, CHAT_MODEL: 'small', HOUSEKEEPING_MS: '1000' };
  stack = await startStack({ env });
  ({ client: anna } = await newPerson(stack));
  await anna.request('PATCH', '/api/user', { firstName: 'Anna' });
  socket = await connectSocket(anna);
});
afterAll(async () => {
  socket.close();
  await stack.stop();
  await model.stop();
});

/** The worker may be busy elsewhere; what is waited for comes. */
const PATIENTLY = { timeout: 30_000 };
const NAMES = ['Mira', 'Jonas', 'Ada'] as const;
const of = (group: ConversationView): string => `/api/conversations/${group.id}`;

/** The end of the reply that one of a group gives. */
const saidBy = (group: ConversationView, name: string) =>
  socket.waitFor(
    'run:completed',
    ({ message }) => message?.conversationId === group.id && message.speaker?.name === name,
  );

/** Waits until no reply is written and none is to follow; faces may still be painted. */
async function quiet(): Promise<void> {
  const runs = stack.documents.collection('runs');
  await expect.poll(() => runs.countDocuments({ live: true }), PATIENTLY).toBe(0);
}

/** Who said what so far. */
async function talkIn({ id }: ConversationView): Promise<string[]> {
  const messages = await readMessages(anna, id);
  return messages.map(({ speaker, content }) => `${speaker?.name ?? 'Anna'}: ${content}`);
}

async function refused(method: 'POST' | 'PATCH', path: string, body: object): Promise<string> {
  const error = await anna.expect([422, errorBody], method, path, body, { ...ASYNC });
  return error.message;
}

const storedRun = z.object({ status: z.string(), nextRunId: z.unknown().optional() });

/** The states of the runs of a round, as far as they were ever named in the store. */
async function statusesFrom(runId: string): Promise<string[]> {
  const _id = new Types.ObjectId(runId);
  const run = storedRun.parse(await stack.documents.collection('runs').findOne({ _id }));
  return [run.status, ...(run.nextRunId ? await statusesFrom(String(run.nextRunId)) : [])];
}

/** What the model was given for the replies of a group, the latest last. */
const prompts = () => model.seen.requests.map(({ messages }) => messages);

describe('a group', () => {
  it('is made of two to six characters that one may talk to, the first of whom opens', async () => {
    const mira = await newCharacter(anna, 'Mira', { greeting: 'Hello {{user}}, from {{group}}.' });
    const jonas = await newCharacter(anna, 'Jonas');
    const { client: ben } = await newPerson(stack);
    const hidden = await newCharacter(ben, 'Hidden');
    const create = (characterIds: string[], more: object = {}) =>
      anna.request('POST', '/api/conversations', { group: { characterIds }, ...more });
    for (const wrong of [[mira], [mira, mira], Array.from({ length: 7 }, () => jonas)]) {
      expect((await create(wrong)).status).toBe(422);
    }
    expect((await create([mira, jonas], { characterId: mira })).status).toBe(422);
    expect((await create([mira, hidden])).status).toBe(404);
    const group = conversationView.parse((await create([mira, jonas])).body);
    expect(group).toMatchObject({
      characterId: null,
      character: null,
      isEmpty: true,
      group: {
        turnOrder: 'named',
        members: [
          { characterId: mira, name: 'Mira', color: 0, isMuted: false },
          { characterId: jonas, name: 'Jonas', color: 1, isMuted: false },
        ],
      },
    });
    expect(await talkIn(group)).toEqual(['Mira: Hello Anna, from Mira, Jonas.']);
  });

  it('changes its members, who keep their colours, and forgets those that are deleted', async () => {
    const group = await startGroup(anna, NAMES, 'named');
    const [mira, jonas, ada] = NAMES.map((name) => memberId(group, name));
    const noor = await newCharacter(anna, 'Noor');
    const members = [
      { characterId: ada, isMuted: true },
      { characterId: noor },
      { characterId: mira },
    ];
    const body = { group: { turnOrder: 'round', members } };
    const changed = await anna.expect([200, conversationView], 'PATCH', of(group), body);
    expect(changed.group).toMatchObject({
      turnOrder: 'round',
      members: [
        { name: 'Ada', color: 2, isMuted: true },
        { name: 'Noor', color: 1, isMuted: false },
        { name: 'Mira', color: 0, isMuted: false },
      ],
    });
    await anna.request('DELETE', `/api/characters/${noor}`);
    const left = await anna.expect([200, conversationView], 'GET', of(group));
    expect(left.group?.members.map(({ name }) => name)).toEqual(['Ada', 'Mira']);
    const alone = `/api/conversations/${await startConversation(anna)}`;
    expect(await refused('PATCH', alone, { group: { turnOrder: 'round' } })).toMatch(
      /one character/,
    );
    expect(await refused('POST', `${of(group)}/turns`, { characterId: jonas })).toMatch(
      /not in the/,
    );
  });
});

describe('a round', () => {
  it('lets everybody speak once, in order, each as themselves', async () => {
    const group = await startGroup(anna, NAMES, 'round');
    const before = prompts().length;
    const { assistantMessage } = await sayTo(anna, group.id, { content: 'What a night!' });
    expect(assistantMessage).toMatchObject({ status: 'pending', speaker: { name: 'Mira' } });
    await saidBy(group, 'Ada');
    const reply = 'Good evening.';
    expect(await talkIn(group)).toEqual([
      'Anna: What a night!',
      ...NAMES.map((name) => `${name}: ${reply}`),
    ]);
    const asked = prompts().slice(before);
    expect(asked.map((messages) => messages.slice(1))).toEqual([
      [{ role: 'user', content: 'Anna: What a night!' }],
      [{ role: 'user', content: `Anna: What a night!\n\nMira: ${reply}` }],
      [{ role: 'user', content: `Anna: What a night!\n\nMira: ${reply}\n\nJonas: ${reply}` }],
    ]);
    for (const [at, name] of NAMES.entries()) {
      expect(asked[at]?.[0]?.content).toContain(`Write only what ${name} says and does`);
    }
    await sayTo(anna, group.id, { content: 'And now?' });
    await quiet();
    expect(prompts()[before + 3]?.slice(1)).toEqual([
      { role: 'user', content: 'Anna: What a night!' },
      { role: 'assistant', content: reply },
      { role: 'user', content: `Jonas: ${reply}\n\nAda: ${reply}\n\nAnna: And now?` },
    ]);
    await quiet();
  });

  it('ends with a stop, of the reply that is written or of one before it', async () => {
    for (const stopped of ['Mira', 'Jonas'] as const) {
      const group = await startGroup(anna, NAMES, 'round');
      const before = prompts().length;
      const { runId } = await sayTo(anna, group.id, { content: 'hold it' });
      await expect.poll(() => prompts().length, PATIENTLY).toBe(before + 1);
      if (stopped === 'Jonas') {
        model.releaseOne();
        await expect.poll(() => prompts().length, PATIENTLY).toBe(before + 2);
      }
      // The reply before is as good a name for the round as the one that is written.
      expect(await socket.ask('run:cancel', { runId })).toEqual({ ok: true });
      await expect.poll(() => model.seen.atOnce, PATIENTLY).toBe(0);
      await quiet();
      const statuses =
        stopped === 'Mira' ? ['stopped', 'undone'] : ['completed', 'stopped', 'undone'];
      expect(await statusesFrom(runId)).toEqual(statuses);
      expect(await readMessages(anna, group.id)).toHaveLength(stopped === 'Mira' ? 2 : 3);
    }
  });
});

/** Has housekeeping find a run as a worker leaves it that dies before all about its end is done. */
async function leaveEndUndone(runId: string): Promise<void> {
  const run = { _id: new Types.ObjectId(runId) };
  const left = { live: true, createdAt: new Date(Date.now() - 60_000) };
  await stack.documents.collection('runs').updateOne(run, { $set: left });
}

describe('a round that a crash broke off', () => {
  it('goes on, and begins nothing twice', async () => {
    const group = await startGroup(anna, ['Mira', 'Jonas'], 'round');
    const before = prompts().length;
    const { runId } = await sayTo(anna, group.id, { content: 'hold on' });
    await expect.poll(() => prompts().length, PATIENTLY).toBe(before + 1);
    const [mira, jonas] = ['Mira', 'Jonas'].map((name) => ({ characterId: memberId(group, name) }));
    const mute = (isMuted: boolean) =>
      anna.request('PATCH', of(group), { group: { members: [mira, { ...jonas, isMuted }] } });
    // Who is muted in mid-round says nothing: now it is as if a crash had come before the next.
    await mute(true);
    model.releaseOne();
    await quiet();
    expect(await readMessages(anna, group.id)).toHaveLength(2);
    await mute(false);
    await leaveEndUndone(runId);
    await expect.poll(() => prompts().length, PATIENTLY).toBe(before + 2);
    model.releaseOne();
    await saidBy(group, 'Jonas');
    await quiet();
    await leaveEndUndone(runId);
    await quiet();
    expect(await readMessages(anna, group.id)).toHaveLength(3);
    const conversationId = new Types.ObjectId(group.id);
    const runs = stack.documents.collection('runs').find({ conversationId });
    expect((await runs.toArray()).map(({ status }) => String(status))).toEqual([
      'completed',
      'completed',
    ]);
  });
});

describe('who answers', () => {
  it('is who is named, who was silent longest, or who is chosen', async () => {
    const group = await startGroup(anna, NAMES, 'named');
    await sayTo(anna, group.id, { content: 'Ada, what does jonas think?' });
    await saidBy(group, 'Jonas');
    await sayTo(anna, group.id, { content: 'I see.' });
    await saidBy(group, 'Mira');
    const chosen = { content: 'Jonas?', speakerId: memberId(group, 'Ada') };
    const { runId } = await sayTo(anna, group.id, chosen);
    await socket.finished(runId);
    const speakers = (await readMessages(anna, group.id)).map(
      ({ speaker }) => speaker?.name ?? '-',
    );
    expect(speakers).toEqual(['-', 'Ada', 'Jonas', '-', 'Mira', '-', 'Ada']);
  });

  it('is nobody where all are muted, but for one who is given a turn', async () => {
    const group = await startGroup(anna, NAMES, 'round');
    const members = NAMES.map((name) => ({ characterId: memberId(group, name), isMuted: true }));
    await anna.expect([200, conversationView], 'PATCH', of(group), { group: { members } });
    const chat = `/api/chat/${group.id}`;
    expect(await refused('POST', chat, { content: 'Hello?' })).toMatch(
      /Everybody in this group is/,
    );
    const stranger = await newCharacter(anna, 'Noor');
    const asked = { content: 'Hello?', speakerId: stranger };
    expect(await refused('POST', chat, asked)).toMatch(/not in the group/);
    expect(await readMessages(anna, group.id)).toEqual([]);
    const turns = `${of(group)}/turns`;
    const turn = { characterId: memberId(group, 'Ada') };
    // Twice in a row: the second one answers nobody but itself.
    for (const count of [1, 2]) {
      const { assistantMessage } = await anna.expect([201, takeTurnResponse], 'POST', turns, turn);
      expect(assistantMessage).toMatchObject({ status: 'complete', speaker: { name: 'Ada' } });
      expect(await readMessages(anna, group.id)).toHaveLength(count);
    }
    expect(prompts().at(-1)?.at(-1)).toEqual({ role: 'user', content: '(Ada speaks on.)' });
  });

  it('stays the same when a reply is written anew, and in a copy of the talk', async () => {
    const group = await startGroup(anna, NAMES, 'round');
    await sayTo(anna, group.id, { content: 'Good morning' });
    await saidBy(group, 'Ada');
    await quiet();
    const jonas = (await readMessages(anna, group.id))[2];
    const again = `/api/messages/${jonas?.id ?? ''}/regenerate`;
    const anew = await anna.expect([201, sendMessageResponse], 'POST', again);
    expect(anew).toMatchObject({
      userMessage: { content: 'Good morning' },
      assistantMessage: { id: jonas?.id, variant: 2, speaker: { name: 'Jonas' } },
    });
    const path = `/api/messages/${jonas?.id ?? ''}/fork`;
    const copy = await anna.expect([201, conversationView], 'POST', path);
    const colors = ({ group: kept }: ConversationView) =>
      kept?.members.map(({ name, color }) => `${name} ${color}`);
    expect(colors(copy)).toEqual(colors(group));
    expect(await talkIn(copy)).toEqual(await talkIn(group));
    const edit = { content: 'Good night', rerun: true };
    const first = `/api/messages/${anew.userMessage.id}`;
    await anna.expect([202, sendMessageResponse], 'PATCH', first, edit, { ...ASYNC });
    await quiet();
    expect(await talkIn(group)).toEqual([
      'Anna: Good night',
      ...NAMES.map((name) => `${name}: Good evening.`),
    ]);
  });
});

it('a reply says neither its own name nor the lines of another', async () => {
  const group = await startGroup(anna, NAMES, 'named');
  const content = 'say «Mira: Listen.|Jonas: No.»';
  const speakerId = memberId(group, 'Mira');
  const { runId } = await sayTo(anna, group.id, { content, speakerId });
  await socket.finished(runId);
  const [, reply] = await readMessages(anna, group.id);
  expect(reply).toMatchObject({ content: 'Listen.', status: 'complete' });
});

it('a group and who spoke in it are in the export of its owner', async () => {
  const { client: ben } = await newPerson(stack);
  const group = await startGroup(ben, ['Mira', 'Jonas'], 'round');
  await sayTo(ben, group.id, { content: 'Good morning' });
  await quiet();
  const files = await unzip((await takeOut(ben)).body);
  const kept: unknown = JSON.parse(String(files.get('conversations.json') ?? '[]'));
  expect(kept).toMatchObject([
    {
      group: { turnOrder: 'round', members: [{ color: 0 }, { color: 1 }] },
      messages: [{ role: 'user' }, { speaker: { name: 'Mira' } }, { speaker: { name: 'Jonas' } }],
    },
  ]);
});
