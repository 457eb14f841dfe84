import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { conversationView } from '@vesper/core/contract/conversation';
import { mediaPaths } from '@vesper/core/contract/media';
import {
  messagePicture,
  sendMessageResponse,
  type MessagePicture,
  type MessageView,
} from '@vesper/core/contract/message';
import { sentPromptView } from '@vesper/core/contract/sent-prompt';
import { readMessages, startConversation } from '../stack/conversation.ts';
import { startScriptedModel } from '../stack/model-server.ts';
import { fetchBytes, newPerson, type Person } from '../stack/person.ts';
import { takeOut } from '../stack/personal-data.ts';
import { CAMERA, makePhoto } from '../stack/photo.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { unzip } from '../stack/unzip.ts';

/** Width of a picture that the moderation server refuses; it passes everything else. */
const UNWANTED = 77;
const judged: string[] = [];
const image = z.object({ image_url: z.object({ url: z.string() }) });
const question = z.object({ input: z.union([z.string(), z.array(z.string()), z.array(image)]) });
const jpegOf = (url: string): Buffer =>
  Buffer.from(url.replace('data:image/jpeg;base64,', ''), 'base64');

async function judge(body: string): Promise<object> {
  const [first = ''] = [question.parse(JSON.parse(body)).input].flat();
  if (typeof first === 'string') return { 'sexual/minors': 0.01, violence: 0.01 };
  judged.push(first.image_url.url);
  const { width } = await sharp(jpegOf(first.image_url.url)).metadata();
  return { 'sexual/minors': 0.01, violence: width === UNWANTED ? 0.9 : 0.01 };
}

const moderation = createServer((req, res) => {
  text(req)
    .then(judge)
    .then((scores) => res.end(JSON.stringify({ results: [{ category_scores: scores }] })))
    .catch(() => res.destroy());
});

let model: Awaited<ReturnType<typeof startScriptedModel>>;
let stack: Stack;
let anna: Person;
let talk: string;

beforeAll(async () => {
  model = await startScriptedModel();
  const { baseUrl } = model;
  const folder = await mkdtemp(join(tmpdir(), 'vesper-seeing-'));
  const MODELS_FILE = join(folder, 'models.json');
  const shared = { engine: 'openai', baseUrl, model: 'small' };
  const models = [
    { ...shared, id: 'seeing', seesPictures: true },
    { ...shared, id: 'blind' },
  ];
  await writeFile(MODELS_FILE, JSON.stringify({ models }));
  await new Promise<void>((resolve) => moderation.listen(0, '127.0.0.1', resolve));
  const address = moderation.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const env = {
    ...{ MODELS_FILE, HOUSEKEEPING_MS: '300' },
    MODERATION_BASE_URL: `http://127.0.0.1:${port}/v1`,
    MODERATION_POLICY: '{"violence": 0.8}',
  };
  stack = await startStack({ env });
});
afterAll(async () => {
  await stack.stop();
  await model.stop();
  moderation.closeAllConnections();
  moderation.close();
});
beforeEach(async () => {
  anna = await newPerson(stack);
  talk = await startConversation(anna.client);
});

async function post(bytes: Uint8Array, type = 'image/jpeg', { client } = anna) {
  const headers = { origin: stack.baseUrl, cookie: client.cookie, 'content-type': type };
  const url = new URL('/api/shown-pictures', stack.baseUrl);
  const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(bytes) });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}

/** A picture that is ready to be sent. */
async function add(width = 400): Promise<MessagePicture> {
  const { body } = await post(await makePhoto({ width, height: 300 }));
  return messagePicture.parse(body);
}

const say = (pictureIds: string[], { client } = anna, conversation = talk) =>
  client.request('POST', `/api/chat/${conversation}`, { content: 'Look at this.', pictureIds });

/** Shows a picture and waits for the reply. */
async function show(picture: MessagePicture): Promise<MessageView> {
  const answer = await say([picture.id]);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return sendMessageResponse.parse(answer.body).userMessage;
}

const stored = (userId = anna.userId) => stack.storedKeys(`shown/${userId}/`);
const bytesOf = ({ id }: MessagePicture, { client } = anna) =>
  fetchBytes(client, mediaPaths.shown(id));

describe('a picture that is shown', () => {
  it('reaches the model upright, within bounds and without what its file says of place', async () => {
    const photo = await makePhoto({ width: 2_400, height: 1_200, gps: true, orientation: 6 });
    const { status, body } = await post(photo);
    expect(status).toBe(201);
    const picture = messagePicture.parse(body);
    expect(picture).toMatchObject({ width: 512, height: 1_024 });

    const said = await show(picture);
    expect(said.pictures).toEqual([picture]);
    const [url = ''] = model.seen.requests.at(-1)?.messages.at(-1)?.pictures ?? [];
    const jpeg = jpegOf(url);
    const seen = await sharp(jpeg).metadata();
    expect(seen).toMatchObject({ format: 'jpeg', width: 512, height: 1_024 });
    expect(seen.exif).toBeUndefined();
    expect(jpeg.includes(CAMERA)).toBe(false);
    expect((await bytesOf(picture)).body.equals(jpeg)).toBe(true);
  });

  it('is told of where people look at what was sent, without its bytes', async () => {
    await show(await add());
    const reply = (await readMessages(anna.client, talk)).at(-1);
    const path = `/api/messages/${reply?.id}/sent`;
    const sent = await anna.client.expect([200, sentPromptView], 'GET', path);
    expect(sent.messages.at(-1)).toMatchObject({
      content: expect.stringContaining('Look at this.'),
      pictures: 1,
    });
    expect(JSON.stringify(sent)).not.toContain('base64');
  });

  it('stays with its message when that is edited, written anew or forked', async () => {
    const picture = await add();
    const { id } = await show(picture);
    const edit = { content: 'Look closer.', rerun: true };
    await anna.client.expect([201, sendMessageResponse], 'PATCH', `/api/messages/${id}`, edit);
    expect(model.seen.requests.at(-1)?.messages.at(-1)?.pictures).toHaveLength(1);
    const fork = await anna.client.expect(
      [201, conversationView],
      'POST',
      `/api/messages/${id}/fork`,
    );
    await anna.client.request('DELETE', `/api/conversations/${talk}`);
    expect((await readMessages(anna.client, fork.id))[0]?.pictures).toEqual([picture]);
    expect((await bytesOf(picture)).status).toBe(200);
    await anna.client.request('DELETE', `/api/conversations/${fork.id}`);
    expect((await bytesOf(picture)).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it('is told of in words to a model that cannot see, which nobody can show more to', async () => {
    await show(await add());
    const path = `/api/conversations/${talk}`;
    await anna.client.request('PATCH', path, { settings: { modelId: 'blind' } });
    const picture = await add();
    expect(await say([picture.id])).toMatchObject({
      status: 422,
      body: { code: 'model_cannot_see' },
    });
    await say([]);
    const messages = model.seen.requests.at(-1)?.messages ?? [];
    expect(messages.find(({ content }) => content.includes('[shows a picture]'))).toMatchObject({
      role: 'user',
    });
    expect(JSON.stringify(messages)).not.toContain('base64');
  });
});

describe('a picture that the moderation server refuses', () => {
  it('stops the reply to its message, is never sent, and is judged once', async () => {
    const before = { sent: model.seen.requests.length, judged: judged.length };
    const answer = await say([(await add(UNWANTED)).id]);
    expect(answer).toMatchObject({ status: 422, body: { code: 'content_refused' } });
    expect(model.seen.requests).toHaveLength(before.sent);

    await show(await add());
    const messages = model.seen.requests.at(-1)?.messages ?? [];
    expect(messages.flatMap(({ pictures = [] }) => pictures)).toHaveLength(1);
    expect(JSON.stringify(messages)).toContain('[shows a picture]');
    expect(judged).toHaveLength(before.judged + 2);
  });
});

describe('a picture of somebody', () => {
  it('can be read and sent by nobody else, and be sent once', async () => {
    const picture = await add();
    const ben = await newPerson(stack);
    expect((await bytesOf(picture, ben)).status).toBe(404);
    const missing = { status: 422, body: { code: 'picture_not_found' } };
    expect(await say([picture.id], ben, await startConversation(ben.client))).toMatchObject(
      missing,
    );
    expect(await say([new Types.ObjectId().toHexString()])).toMatchObject(missing);

    const other = await startConversation(anna.client);
    const both = await Promise.all([say([picture.id]), say([picture.id], anna, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(both.find(({ status }) => status === 422)).toMatchObject(missing);
  });

  it('is deleted with its message and is in the archive until then', async () => {
    const picture = await add();
    const { id } = await show(picture);
    const files = await unzip((await takeOut(anna.client)).body);
    expect(files.get(`shown-pictures/${picture.id}.jpg`)).toEqual((await bytesOf(picture)).body);
    expect(String(files.get('shown-pictures.json'))).toContain(picture.id);
    await anna.client.request('DELETE', `/api/messages/${id}`);
    expect(await stored()).toEqual([]);
    expect((await bytesOf(picture)).status).toBe(404);
  });

  it('is removed after an hour when it was not sent; one that was stays', async () => {
    const [sent, left] = [await add(), await add()];
    await show(sent);
    const old = { $set: { looseAt: new Date(Date.now() - 61 * 60_000) } };
    const pictures = stack.documents.collection('shown_pictures');
    await pictures.updateMany({ userId: new Types.ObjectId(anna.userId) }, old);
    await expect.poll(() => stored(), { timeout: 60_000 }).toHaveLength(1);
    expect((await bytesOf(left)).status).toBe(404);
    expect((await bytesOf(sent)).status).toBe(200);
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['a text', () => Buffer.from('no picture'), 'image/jpeg'],
    ['a WebP under another name', () => makePhoto({ format: 'webp' }), 'image/png'],
    [
      'a page behind a picture',
      async () => Buffer.concat([await makePhoto(), Buffer.from('<script>alert(1)</script>')]),
      'image/jpeg',
    ],
  ])('is none where the file is %s, and nothing of it is kept', async (_, make, type) => {
    expect(await post(await make(), type)).toMatchObject({
      status: 422,
      body: { code: 'bad_picture' },
    });
    expect(await stored()).toEqual([]);
  });
});
