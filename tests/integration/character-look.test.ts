import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { characterDetailView, characterView } from '@vesper/core/contract/character';
import { conversationView } from '@vesper/core/contract/conversation';
import { orderedImage, type OrderedImage } from '@vesper/core/contract/generate-image';
import { imageView } from '@vesper/core/contract/image';
import { askPictureResponse } from '@vesper/core/contract/message';
import {
  PAINT,
  painting,
  writeWorkflows,
} from '@vesper/workers/engines/image/comfyui/comfyui-engine.fixtures';
import { startComfyUi } from '@vesper/workers/engines/image/comfyui/comfyui-server.fixtures';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { readAccount } from '../stack/balance.ts';
import type { Client } from '../stack/client.ts';
import { ASYNC } from '../stack/conversation.ts';
import { addPhoto, giveConsent, SELF_AI } from '../stack/likeness.ts';
import { insertImage, newPerson, type Person } from '../stack/person.ts';
import { makePhoto } from '../stack/photo.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const FACE = { '8': { class_type: 'LoadImage', inputs: { image: '%reference_image%' } } };
const WORDS = 'short silver hair, round glasses';

let server: Awaited<ReturnType<typeof startComfyUi>>;
let workflows: ReturnType<typeof writeWorkflows>;
let stack: Stack;

beforeAll(async () => {
  server = await startComfyUi();
  workflows = writeWorkflows({ paint: PAINT, likeness: painting(FACE) });
  stack = await startStack({
    env: {
      ...{ IMAGE_ENGINE: 'comfyui', IMAGE_BASE_URL: server.url },
      COMFYUI_WORKFLOWS: workflows.folder,
    },
  });
});
afterEach(() => server.executor.release());
afterAll(async () => {
  await stack.stop();
  await server.stop();
  workflows.remove();
});

const paint = (client: Client, body: object): Promise<OrderedImage> =>
  client.expect([201, orderedImage], 'POST', '/api/generate/image', {
    prompt: 'reading in a garden',
    ...body,
  });

const read = (client: Client, id: string) =>
  client.expect([200, characterDetailView], 'GET', `/api/characters/${id}`);

const picturesOf = (client: Client, id: string, query = '') =>
  client.expect([200, z.array(imageView)], 'GET', `/api/characters/${id}/images${query}`);

const change = (client: Client, id: string, body: object) =>
  client.request('PUT', `/api/characters/${id}`, body);

async function make({ client }: Pick<Person, 'client'>, fields: object = {}) {
  const body = { name: 'Mira Holt', look: { words: WORDS, seed: 77 }, ...fields };
  return client.expect([201, characterView], 'POST', '/api/characters', body);
}

/** Someone with a character whose look has a picture. */
async function portrayed(fields: object = {}) {
  const person = await newPerson(stack);
  const { id } = await make(person, fields);
  const picture = await paint(person.client, { characterId: id, seed: 1 });
  const look = { words: WORDS, seed: 77, imageId: picture.id };
  expect((await change(person.client, id, { look })).status).toBe(200);
  return { ...person, id, picture };
}

/** The orders of pictures: faces of characters are painted beside them. */
const pictureOrders = () =>
  server.seen.orders.filter(
    ({ graph }) => !String(graph['2']?.inputs['text']).includes('portrait'),
  );

/** What the server was told last: the words, the seed, and the picture that it was shown. */
function ordered() {
  const graph = pictureOrders().at(-1)?.graph;
  const shown = graph?.['8']?.inputs['image'];
  return {
    words: String(graph?.['2']?.inputs['text']),
    seed: graph?.['5']?.inputs['seed'],
    shown: typeof shown === 'string' ? shown.split('/').at(-1) : undefined,
  };
}

describe('the look of a character', () => {
  it('goes into a picture: its words, its seed, and its picture', async () => {
    const { client, id, picture } = await portrayed();
    const made = await paint(client, { characterId: id });
    expect(made).toMatchObject({ prompt: 'reading in a garden', characterId: id, seed: 77 });
    expect(ordered().words).toContain(`named Mira, ${WORDS}, reading in a garden`);
    expect(ordered().seed).toBe(77);
    const sent = server.seen.uploads.find(({ name }) => name === ordered().shown);
    expect(await sharp(sent?.bytes).metadata()).toMatchObject({ format: 'webp', width: 1024 });
    // An order that names a seed gets that one.
    expect(await paint(client, { characterId: id, seed: 5 })).toMatchObject({ seed: 5 });
    expect((await read(client, id)).look).toEqual({ words: WORDS, seed: 77, imageId: picture.id });
  });

  it('goes into a picture that is asked for in a talk', async () => {
    const { client, id } = await portrayed();
    const body = { characterId: id };
    const talk = await client.expect([201, conversationView], 'POST', '/api/conversations', body);
    const path = `/api/conversations/${talk.id}/pictures`;
    const prompt = 'Send me a picture of you at the harbour';
    const { image } = await client.expect([201, askPictureResponse], 'POST', path, { prompt });
    expect(image).toMatchObject({ seed: 77, characterId: id });
    expect(ordered().words).toContain(`named Mira, ${WORDS}, Mira Holt at the harbour`);
    expect(ordered().shown).toBeDefined();
    // One that shows something else has nothing of it.
    const sea = { prompt: 'Send me a picture of the sea' };
    await client.expect([201, askPictureResponse], 'POST', path, sea);
    expect(ordered().words).not.toContain('Mira');
  });

  it('is of others as far as they may see it', async () => {
    const { id, picture } = await portrayed({ isPublic: true });
    const { client } = await newPerson(stack);
    expect((await read(client, id)).look).toEqual({ words: WORDS, seed: 77, imageId: null });
    await paint(client, { characterId: id });
    expect(ordered()).toMatchObject({ seed: 77, shown: undefined });
    expect(ordered().words).toContain(WORDS);
    const images = stack.documents.collection('images');
    await images.updateOne({ _id: new Types.ObjectId(picture.id) }, { $set: { isPublic: true } });
    await paint(client, { characterId: id });
    expect(ordered().shown).toBeDefined();
  });

  it('takes no picture but a finished one of its maker that shows nobody real', async () => {
    const person = await newPerson(stack);
    const { client, userId } = person;
    const { id } = await make(person);
    const stranger = await newPerson(stack);
    const likenessId = new Types.ObjectId();
    const check = { state: 'review', at: new Date() };
    for (const imageId of [
      await insertImage(stack, stranger.userId, { isPublic: true }),
      await insertImage(stack, userId, { status: 'failed' }),
      await insertImage(stack, userId, { likenessId }),
      await insertImage(stack, userId, { pictureCheck: check }),
      new Types.ObjectId().toHexString(),
    ]) {
      const answer = await change(client, id, { look: { imageId } });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ issues: [{ path: 'look.imageId' }] });
    }
    expect((await read(client, id)).look).toEqual({ words: WORDS, seed: 77, imageId: null });
    expect((await change(client, id, { look: {} })).status).toBe(200);
    expect((await read(client, id)).look).toEqual({ words: null, seed: null, imageId: null });
  });

  it('is judged like any text, and together with what is to be seen', async () => {
    const person = await newPerson(stack);
    const { client } = person;
    const { id } = await make(person);
    for (const look of [
      { words: 'a naked child' },
      { words: 'a'.repeat(601) },
      { seed: 2 ** 32 },
    ]) {
      expect((await change(client, id, { look })).status).toBe(422);
    }
    const body = { prompt: 'a naked child', characterId: id };
    expect((await client.request('POST', '/api/generate/image', body)).status).toBe(422);
    expect(await readAccount(stack.documents, person.userId)).toMatchObject({ tokens: 5 });
  });

  it('is asked for of nobody who is not there, and never together with oneself', async () => {
    const { client } = await newPerson(stack);
    const other = await make(await newPerson(stack));
    const likenessId = new Types.ObjectId().toHexString();
    for (const fields of [
      { characterId: other.id },
      { characterId: new Types.ObjectId().toHexString() },
    ]) {
      const body = { prompt: 'the sea', ...fields };
      const answer = await client.request('POST', '/api/generate/image', body);
      expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'characterId' }] } });
    }
    const { id: characterId } = await make({ client });
    const both = { prompt: 'the sea', likenessId, characterId };
    const answer = await client.request('POST', '/api/generate/image', both);
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'characterId' }] } });
  });
});

describe('a picture that a model is shown', () => {
  it('is gone from the server after the picture', async () => {
    const { client, id } = await portrayed();
    await paint(client, { characterId: id });
    const shown = server.inputs.get(ordered().shown ?? '');
    expect(await sharp(shown).metadata()).toMatchObject({ width: 1, height: 1 });
  });

  it('stops what is made with it when it is deleted', async () => {
    const { client, userId, id, picture } = await portrayed();
    const { tokens } = await readAccount(stack.documents, userId);
    server.executor.hold('sampling');
    const socket = await connectSocket(client);
    const orders = pictureOrders().length;
    const body = { prompt: 'at sea', characterId: id };
    const path = '/api/generate/image';
    const made = await client.expect([202, orderedImage], 'POST', path, body, ASYNC);
    await expect.poll(() => pictureOrders().length).toBe(orders + 1);
    expect((await client.request('DELETE', `/api/images/${picture.id}`)).status).toBe(200);
    expect((await socket.finished(made.runId ?? '')).event).toBe('run:stopped');
    socket.close();
    const shown = () => sharp(server.inputs.get(ordered().shown ?? '')).metadata();
    await expect.poll(async () => (await shown()).width).toBe(1);
    expect(await readAccount(stack.documents, userId)).toMatchObject({ tokens, holds: 0 });
    // The look goes on without it.
    await paint(client, { characterId: id });
    expect(ordered()).toMatchObject({ seed: 77, shown: undefined });
  });

  it('that is a photo stops it as well, and is gone from the server', async () => {
    const person = await newPerson(stack);
    const { client, userId } = person;
    await giveConsent(client);
    const { id: likenessId } = await addPhoto(client, await makePhoto());
    await stack.settled();
    server.executor.hold('sampling');
    const socket = await connectSocket(client);
    const orders = pictureOrders().length;
    const body = { prompt: 'a lake', likenessId };
    const path = '/api/generate/image';
    const made = await client.expect([202, orderedImage], 'POST', path, body, ASYNC);
    await expect.poll(() => pictureOrders().length).toBe(orders + 1);
    expect((await client.request('DELETE', `${SELF_AI}/${likenessId}`)).status).toBe(200);
    expect((await socket.finished(made.runId ?? '')).event).toBe('run:stopped');
    socket.close();
    const shown = () => sharp(server.inputs.get(ordered().shown ?? '')).metadata();
    await expect.poll(async () => (await shown()).width).toBe(1);
    expect(await readAccount(stack.documents, userId)).toMatchObject({ tokens: 5, holds: 0 });
  });
});

describe('the pictures of a character', () => {
  it('are one’s own, and public ones of others, newest first and page by page', async () => {
    const owner = await newPerson(stack);
    const { id } = await make(owner, { isPublic: true });
    const other = await newPerson(stack);
    const characterId = new Types.ObjectId(id);
    const at = (hour: number) => ({ characterId, createdAt: new Date(2026, 1, 1, hour) });
    const shown = await insertImage(stack, other.userId, { ...at(1), isPublic: true });
    const secret = await insertImage(stack, other.userId, at(2));
    const own = await insertImage(stack, owner.userId, at(3));
    await insertImage(stack, owner.userId, { ...at(4), status: 'failed' });
    await insertImage(stack, owner.userId, { isPublic: true });
    const ids = async (client: Client, query?: string) =>
      (await picturesOf(client, id, query)).map((image) => image.id);
    expect(await ids(owner.client)).toEqual([own, shown]);
    expect(await ids(other.client)).toEqual([secret, shown]);
    expect(await ids((await newPerson(stack)).client)).toEqual([shown]);
    expect(await ids(owner.client, '?limit=1')).toEqual([own]);
    expect(await ids(owner.client, `?limit=1&before=${own}`)).toEqual([shown]);
    const [first, second] = await picturesOf(owner.client, id);
    expect(first).toMatchObject({ isOwn: true, characterId: id });
    expect(second).toMatchObject({ isOwn: false, characterId: null });
    const hidden = `/api/characters/${(await make(other)).id}/images`;
    expect((await owner.client.request('GET', hidden)).status).toBe(404);
  });
});
