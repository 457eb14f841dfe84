import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskModel, deskModels } from '@vesper/core/contract/desk/model';
import { modelsView } from '@vesper/core/contract/model';
import { userView } from '@vesper/core/contract/user';
import { createClient, type Client } from '../stack/client.ts';
import { readMessages, send, startConversation } from '../stack/conversation.ts';
import { deskModelAt, newOperator } from '../stack/desk-models.ts';
import { startScriptedModel } from '../stack/model-server.ts';
import { newPerson } from '../stack/person.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const KEY = 'sk-of-the-desk';
type ModelServer = Awaited<ReturnType<typeof startScriptedModel>>;

let one: ModelServer;
let other: ModelServer;
let stack: Stack;
/** At one gateway each. */
let operator: Client;
let colleague: Client;
let anna: Client;
let annaId: string;
let socket: LiveSocket;

beforeAll(async () => {
  [one, other] = await Promise.all([startScriptedModel(), startScriptedModel()]);
  const env = { SECRETS_KEY: 'a key for secrets of tests, long enough', CHAT_CONCURRENCY: '8' };
  stack = await startStack({ gateways: 2, workers: 2, env });
  operator = await newOperator(stack);
  colleague = (await newOperator(stack)).at(stack.gateways[1]?.baseUrl ?? '');
  const person = await newPerson(stack);
  anna = person.client;
  annaId = person.userId;
  socket = await connectSocket(anna);
});
afterAll(async () => {
  socket.close();
  await stack.stop();
  await Promise.all([one.stop(), other.stop()]);
});

const settingsOf = (id: string, more: object = {}) => ({
  ...{ engine: 'openai', id, name: id.toUpperCase(), baseUrl: one.baseUrl, model: 'm' },
  ...more,
});

async function add(id: string, more: object = {}, settings: object = {}) {
  const body = { settings: settingsOf(id, settings), ...more };
  return operator.expect([201, deskModel], 'POST', '/api/desk/models', body);
}

async function change(id: string, body: object, by = operator) {
  const { version } = await deskModelAt(by, id);
  return by.request('PATCH', `/api/desk/models/${id}`, { version, ...body });
}

async function talkWith(modelId: string, by = anna): Promise<string> {
  const conversation = await startConversation(by);
  const path = `/api/conversations/${conversation}`;
  const answer = await by.request('PATCH', path, { settings: { modelId } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return conversation;
}

const offered = async (by: Client) =>
  modelsView.parse((await by.request('GET', '/api/models')).body).models.map(({ id }) => id);
const lastSaid = async (conversation: string) =>
  (await readMessages(anna, conversation)).at(-1)?.content;
const stored = () => stack.documents.collection<{ _id: string }>('chat_models');

it('a model that is added speaks at once, with its key, which nothing shows again', async () => {
  const added = await add('keyed', { apiKey: KEY });
  expect(added).toMatchObject({ id: 'keyed', key: 'kept', isFixed: false, version: 1 });
  expect(await offered(anna.at(stack.gateways[1]?.baseUrl ?? ''))).toContain('keyed');
  const conversation = await talkWith('keyed');
  const { runId } = await send(anna, conversation, 'Hello');
  expect(await socket.finished(runId)).toMatchObject({ event: 'run:completed' });
  expect(await lastSaid(conversation)).toBe('Good evening.');
  expect(one.seen.headers.at(-1)?.authorization).toBe(`Bearer ${KEY}`);
  const seen = [
    (await operator.request('GET', '/api/desk/models')).body,
    await stored().findOne({ _id: 'keyed' }),
    await stack.documents.collection('audit_entries').find({}).toArray(),
  ];
  expect(JSON.stringify(seen)).not.toContain(KEY);
  expect(JSON.stringify(seen)).toContain('models.add');
});

it('a reply that streams is finished by its model, though that is changed and removed', async () => {
  await add('fleeting');
  const conversation = await talkWith('fleeting');
  const { runId } = await send(anna, conversation, 'Say halfway');
  await expect
    .poll(() => socket.eventsOf(runId).some(({ event }) => event === 'run:delta'))
    .toBe(true);
  const moved = await change('fleeting', {
    settings: settingsOf('fleeting', { baseUrl: other.baseUrl }),
  });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  // Another talk speaks with the new server while the first reply still streams from the old one.
  const before = other.seen.requests.length;
  const askAgain = async () => {
    const next = await send(anna, await talkWith('fleeting'), 'Hello');
    await socket.finished(next.runId);
    return other.seen.requests.length;
  };
  await expect.poll(askAgain).toBeGreaterThan(before);
  const { version } = await deskModelAt(operator, 'fleeting');
  const removal = { version, reason: 'It was never meant to stay.' };
  const gone = await operator.request('DELETE', '/api/desk/models/fleeting', removal);
  expect(gone.status).toBe(200);
  one.releaseOne();
  expect(await socket.finished(runId)).toMatchObject({ event: 'run:completed' });
  expect(await lastSaid(conversation)).toBe('Half of it and the rest.');
  // What chose it says so from now on, and can choose another one.
  const late = await send(anna, conversation, 'Hello');
  expect(await socket.finished(late.runId)).toMatchObject({ code: 'model_gone' });
  expect(await offered(anna)).not.toContain('fleeting');
});

it('of two operators who change the same model at once one is told to look again', async () => {
  await add('shared');
  const { version } = await deskModelAt(colleague, 'shared');
  const path = '/api/desk/models/shared';
  const answers = await Promise.all([
    operator.request('PATCH', path, { version, isOff: true }),
    colleague.request('PATCH', path, { version, audience: 'staff' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'changed_meanwhile' });
  const now = await deskModelAt(operator, 'shared');
  expect(now.version).toBe(version + 1);
  expect([now.isOff, now.audience === 'staff'].filter(Boolean)).toHaveLength(1);
  const orders = await Promise.all(
    [operator, colleague].map((by) =>
      by.request('PUT', '/api/desk/models/order', { ids: ['shared', 'builtin'], version: 0 }),
    ),
  );
  expect(orders.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('a model is offered to its audience alone, also when that changes later', async () => {
  await add('plus', { audience: ['pro'] });
  const refusal = { status: 403, body: { code: 'model_not_offered' } };
  expect(await offered(anna)).not.toContain('plus');
  expect(await offered(operator)).toContain('plus');
  const free = await startConversation(anna);
  const chosen = { settings: { modelId: 'plus' } };
  expect(await anna.request('PATCH', `/api/conversations/${free}`, chosen)).toMatchObject(refusal);
  const users = stack.documents.collection('users');
  const account = { _id: new Types.ObjectId(annaId) };
  await users.updateOne(account, { $set: { plan: 'pro' } });
  const conversation = await talkWith('plus');
  const { runId } = await send(anna, conversation, 'Hello');
  await socket.finished(runId);
  await users.updateOne(account, { $set: { plan: 'free' } });
  const late = await anna.request('POST', `/api/chat/${conversation}`, { content: 'Hello' });
  expect(late).toMatchObject(refusal);
});

it('a reply costs what its model cost when it was asked for', async () => {
  const balance = async () => userView.parse((await anna.request('GET', '/api/user')).body).tokens;
  await add('dear', {}, { price: 1 });
  const before = await balance();
  const { runId } = await send(anna, await talkWith('dear'), 'Say halfway');
  await expect.poll(balance).toBe(before - 1);
  expect((await change('dear', { settings: settingsOf('dear', { price: 3 }) })).status).toBe(200);
  await expect.poll(() => one.seen.atOnce).toBe(1);
  one.releaseOne();
  expect(await socket.finished(runId)).toMatchObject({ event: 'run:completed' });
  expect(await balance()).toBe(before - 1);
  const models = modelsView.parse((await anna.request('GET', '/api/models')).body).models;
  expect(models.find(({ id }) => id === 'dear')?.price).toBe(3);
});

it('the first that is on and for everyone speaks where nobody chose', async () => {
  await add('leader');
  const { orderVersion: version } = await operator.expect(
    [200, deskModels],
    'GET',
    '/api/desk/models',
  );
  const order = { ids: ['plus', 'leader', 'builtin'], version };
  const { models } = await operator.expect(
    [200, deskModels],
    'PUT',
    '/api/desk/models/order',
    order,
  );
  expect(models.slice(0, 3).map(({ id }) => id)).toEqual(order.ids);
  expect(models.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual(['leader']);
  const asked = one.seen.requests.length;
  const conversation = await startConversation(anna);
  const { runId } = await send(anna, conversation, 'Hello');
  await socket.finished(runId);
  expect(one.seen.requests.length).toBeGreaterThan(asked);
  expect((await change('leader', { isOff: true })).status).toBe(200);
  expect((await offered(anna))[0]).toBe('builtin');
  const back = await send(anna, conversation, 'Hello again');
  expect(await socket.finished(back.runId)).toMatchObject({ event: 'run:completed' });
});

it('a key stays with the address that it was entered for', async () => {
  const elsewhere = settingsOf('keyed', { baseUrl: other.baseUrl });
  const issue = { status: 422, body: { issues: [{ path: 'apiKey' }] } };
  expect(await change('keyed', { settings: elsewhere })).toMatchObject(issue);
  const draft = { text: 'Hello', settings: { ...elsewhere, id: 'spy' }, keyOf: 'keyed' };
  expect(await operator.request('POST', '/api/desk/models/try', draft)).toMatchObject(issue);
  expect(JSON.stringify(other.seen.headers)).not.toContain(KEY);
  expect((await change('keyed', { settings: elsewhere, apiKey: null })).status).toBe(200);
  expect((await deskModelAt(colleague, 'keyed')).key).toBe('none');
});

it('what the configuration fixes is shown as fixed, and ids are one of a kind', async () => {
  expect(await deskModelAt(operator, 'builtin')).toMatchObject({
    ...{ isFixed: true, source: 'built-in', key: 'none', version: 0, state: 'up' },
  });
  const fixed = { status: 409, body: { code: 'model_fixed' } };
  expect(await change('builtin', { isOff: true })).toMatchObject(fixed);
  const path = '/api/desk/models/builtin';
  const removal = { version: 0, reason: 'Nobody needs it.' };
  expect(await operator.request('DELETE', path, removal)).toMatchObject(fixed);
  for (const id of ['builtin', 'keyed']) {
    const again = await operator.request('POST', '/api/desk/models', { settings: settingsOf(id) });
    expect(again).toMatchObject({ status: 409, body: { code: 'model_exists' } });
  }
  const anonymous = createClient(stack.baseUrl);
  expect((await anonymous.request('GET', '/api/desk/models')).status).toBe(401);
});
