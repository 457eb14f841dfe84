import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readChunks } from '@vesper/core/cards/png-chunks';
import { orderedImage, type OrderedImage } from '@vesper/core/contract/generate-image';
import { imageView, readPromptResponse } from '@vesper/core/contract/image';
import { richerPrompt, usedPrompt } from '@vesper/core/contract/image-prompt';
import { imagePresetsView } from '@vesper/core/contract/image-preset';
import { readAccount } from '../stack/balance.ts';
import type { Client } from '../stack/client.ts';
import { ASYNC } from '../stack/conversation.ts';
import { startScriptedModel } from '../stack/model-server.ts';
import { newPerson } from '../stack/person.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const PATH = '/api/generate/image';
const OIL = {
  ...{
    id: 'oil',
    name: 'Oil',
    prompt: 'oil painting of {prompt}, at night',
    negativePrompt: 'rain',
  },
};

let dir: string;
let stack: Stack;
let model: Awaited<ReturnType<typeof startScriptedModel>>;
let modelled: Stack;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vesper-words-'));
  const file = join(dir, 'presets.json');
  const strange = { id: 'strange', name: 'Strange', prompt: '{prompt} [[sentinel:child_safety]]' };
  const wildcards = { craft: ['boat', 'ship'] };
  await writeFile(file, JSON.stringify({ presets: [OIL, strange], wildcards }));
  stack = await startStack({ env: { IMAGE_PRESETS_FILE: file } });
  model = await startScriptedModel();
  modelled = await startStack({ env: { CHAT_BASE_URL: model.baseUrl, CHAT_MODEL: 'small' } });
});
afterAll(async () => {
  await Promise.all([stack.stop(), modelled.stop()]);
  await model.stop();
  await rm(dir, { recursive: true, force: true });
});

const order = (client: Client, body: object): Promise<OrderedImage> =>
  client.expect([202, orderedImage], 'POST', PATH, body, ASYNC);
const refusal = async (client: Client, body: object) => {
  const { status, body: answer } = await client.request('POST', PATH, body);
  const issues = z.array(z.object({ path: z.string(), message: z.string() })).optional();
  const said = z.object({ code: z.string(), issues }).parse(answer);
  return { status, code: said.code, ...said.issues?.[0] };
};
const stored = (id: string) =>
  stack.documents.collection('images').findOne({ _id: new Types.ObjectId(id) });
const used = (client: Client, query = '') =>
  client.expect([200, z.array(usedPrompt)], 'GET', `/api/image-prompts${query}`);

describe('a style', () => {
  it('is listed without its words, which only the engine gets', async () => {
    const { client } = await newPerson(stack);
    const path = '/api/image-presets';
    const { presets, lists } = await client.expect([200, imagePresetsView], 'GET', path);
    expect(presets[0]).toMatchObject({ id: 'oil', name: 'Oil', modelIds: null, sampleUrl: null });
    expect(presets.map(({ id }) => id)).toContain('watercolour');
    expect(lists).toContainEqual({ name: 'craft', examples: ['boat', 'ship'] });
    const image = await order(client, {
      prompt: 'a quiet bay',
      presetId: 'oil',
      negativePrompt: 'fog',
    });
    expect(image).toMatchObject({ prompt: 'a quiet bay', negativePrompt: 'fog', price: 1 });
    expect(image.settings.preset).toEqual({ id: 'oil', name: 'Oil' });
    expect(JSON.stringify(image)).not.toContain('oil painting');
    expect((await stored(image.id))?.composed).toEqual({
      ...{ prompt: 'oil painting of a quiet bay, at night', negativePrompt: 'fog, rain' },
    });
  });

  it('stays with the versions of its picture', async () => {
    const { client } = await newPerson(stack);
    const made = await client.expect([201, orderedImage], 'POST', PATH, {
      ...{ prompt: 'a quiet bay', presetId: 'oil' },
    });
    const versions = `/api/images/${made.id}/versions`;
    const varied = await client.expect(
      [202, orderedImage],
      'POST',
      versions,
      { task: 'vary' },
      ASYNC,
    );
    expect(varied).toMatchObject({ prompt: 'a quiet bay', settings: { preset: { id: 'oil' } } });
    expect((await stored(varied.id))?.composed?.prompt).toBe(
      'oil painting of a quiet bay, at night',
    );
  });

  it('that is gone, or makes words that are refused, costs nothing', async () => {
    const { client, userId } = await newPerson(stack);
    expect(await refusal(client, { prompt: 'a bay', presetId: 'gone' })).toEqual({
      ...{ status: 422, code: 'validation_failed', path: 'presetId' },
      message: 'This style is not offered any more. Choose another one.',
    });
    expect(await refusal(client, { prompt: 'a bay', presetId: 'strange' })).toMatchObject({
      code: 'child_safety',
    });
    const long = { prompt: 'a'.repeat(3_990), presetId: 'oil' };
    expect((await refusal(client, long)).message).toContain('Together with this style');
    expect(await refusal(client, { prompt: 'a bay', presetId: 'No Such' })).toMatchObject({
      ...{ status: 422, path: 'presetId' },
    });
    expect(await readAccount(stack.documents, userId)).toMatchObject({ tokens: 5, holds: 0 });
  });
});

describe('choices in words', () => {
  it('fall by the seed of each picture, the same for the same seed', async () => {
    const { client } = await newPerson(stack);
    const prompt = 'a {red|blue|green|white} __craft__ by the {sea|lake}';
    const first = await order(client, { prompt, seed: 5, count: 2 });
    const all = [first, ...first.batch];
    for (const image of all) {
      expect(image.prompt).toMatch(/^a (red|blue|green|white) (boat|ship) by the (sea|lake)$/);
      expect(image.promptTemplate).toBe(prompt);
    }
    const again = await order(client, { prompt, seed: first.batch[0]?.seed });
    expect(again.prompt).toBe(first.batch[0]?.prompt);
    const read = await client.expect([200, readPromptResponse], 'POST', `${PATH}/reading`, {
      ...{ prompt, seed: 5 },
    });
    expect(read.becomes).toEqual([first.prompt]);
    const open = await client.expect([200, readPromptResponse], 'POST', `${PATH}/reading`, {
      prompt,
    });
    expect(open.becomes).toHaveLength(3);
  });

  it('are judged whichever way they fall, and refused in a sentence where they cannot', async () => {
    const { client, userId } = await newPerson(stack);
    // One option of it is refused: it is no matter of chance whether the order is.
    for (const seed of [1, 2, 3, 4]) {
      const prompt = '{a boat|[[sentinel:child_safety]]}';
      expect((await refusal(client, { prompt, seed })).code).toBe('child_safety');
    }
    // Only what came of it shows what it says.
    const split = { prompt: 'a [[senti{nel:child_safety]]|nel:child_safety]] }', seed: 1 };
    expect((await refusal(client, split)).code).toBe('child_safety');
    const unknown = await refusal(client, { prompt: 'a __nothing__' });
    expect(unknown).toMatchObject({ status: 422, path: 'prompt' });
    expect(unknown.message).toContain('There is no list “nothing”');
    expect((await refusal(client, { prompt: '{'.repeat(50) })).message).toContain('at most 6 deep');
    expect(await readAccount(stack.documents, userId)).toMatchObject({ tokens: 5, holds: 0 });
  });

  it('are for the owner alone: others see what came of them, and so does the file', async () => {
    const { client } = await newPerson(stack);
    const prompt = 'a {small|large} boat at sea';
    const made = await client.expect([201, orderedImage], 'POST', PATH, {
      prompt,
      presetId: 'ink',
    });
    const file = await fetch(new URL(made.imageUrl ?? '', stack.baseUrl), {
      headers: { cookie: client.cookie },
    });
    const chunks = readChunks(Buffer.from(await file.arrayBuffer()));
    const text = chunks.find(({ type }) => type === 'iTXt')?.data.toString('utf8') ?? '';
    expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({
      ...{ prompt: made.prompt, seed: made.seed, presetId: 'ink', size: '1024x1024' },
    });
    expect(text).not.toContain('{small|');
    expect(text).not.toContain(made.id);
    const visibility = `/api/images/${made.id}/visibility`;
    await client.expect([200, imageView], 'PUT', visibility, { isPublic: true });
    const { client: other } = await newPerson(stack);
    const seen = await other.expect([200, imageView], 'GET', `/api/images/${made.id}`);
    expect(seen).toMatchObject({ prompt: made.prompt, promptTemplate: null, price: null });
  });
});

describe('words used before', () => {
  it('come each once, last used first, in pages, found by any part of them', async () => {
    const { client } = await newPerson(stack);
    const socket = await connectSocket(client);
    for (const prompt of ['a pier', 'A Harbour (old)', 'a {small|large} boat', 'a pier']) {
      await socket.finished((await order(client, { prompt })).runId ?? '');
    }
    socket.close();
    const prompts = async (query = '') => (await used(client, query)).map(({ prompt }) => prompt);
    expect(await prompts()).toEqual(['a pier', 'a {small|large} boat', 'A Harbour (old)']);
    const [newest] = await used(client, '?limit=1');
    expect(await prompts(`?limit=2&before=${newest?.id ?? ''}`)).toHaveLength(2);
    expect(await prompts('?search=HARBOUR%20(')).toEqual(['A Harbour (old)']);
    expect(await prompts('?search=.*')).toEqual([]);
    const { client: other } = await newPerson(stack);
    expect(await used(other)).toEqual([]);
    expect((await other.request('DELETE', `/api/image-prompts/${newest?.id ?? ''}`)).status).toBe(
      404,
    );
    expect((await client.request('DELETE', `/api/image-prompts/${newest?.id ?? ''}`)).status).toBe(
      200,
    );
    expect(await prompts()).toEqual(['a {small|large} boat', 'A Harbour (old)']);
    const [boat] = await used(client);
    await client.request('DELETE', `/api/images/${boat?.id ?? ''}`);
    expect(await prompts()).toEqual(['A Harbour (old)']);
    await order(client, { prompt: 'a pier' });
    expect((await prompts())[0]).toBe('a pier');
  });
});

describe('richer words', () => {
  const enrich = (client: Client, prompt: string) =>
    client.request('POST', `${PATH}/richer`, { prompt });

  it('come of the built-in painter where the companion can only talk, and cost nothing', async () => {
    const { client, userId } = await newPerson(stack);
    const { prompt } = richerPrompt.parse((await enrich(client, 'a lighthouse')).body);
    expect(prompt).toMatch(/^a lighthouse, \S/);
    expect(await enrich(client, '[[sentinel:child_safety]]')).toMatchObject({
      body: { code: 'child_safety' },
    });
    expect((await enrich(client, ' ')).status).toBe(422);
    expect(await readAccount(stack.documents, userId)).toMatchObject({ tokens: 5, holds: 0 });
  });

  it('come of the model, cleaned and judged', async () => {
    const { client } = await newPerson(modelled);
    expect(await enrich(client, 'a pier, say «"A long pier| in mist"»')).toMatchObject({
      ...{ status: 200, body: { prompt: 'A long pier in mist' } },
    });
    const asked = JSON.stringify(model.seen.requests.at(-1));
    expect(asked).toContain('descriptions for a generator of pictures');
    const bad = 'a pier, say «[[sentinel|:child_safety]]»';
    expect((await enrich(client, bad.replace('|', ''))).status).toBe(422);
    expect(await enrich(client, 'silence')).toMatchObject({ body: { code: 'run_failed' } });
  });

  it('are a clear no while the model is away', async () => {
    const { client } = await newPerson(modelled);
    await model.stop();
    const answer = await enrich(client, 'a pier');
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(z.object({ message: z.string().min(10) }).parse(answer.body).message).not.toContain(
      'http',
    );
  });
});
