import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { RUN_FAILURES } from '@vesper/core/contract/errors';
import { orderedImage, type OrderedImage } from '@vesper/core/contract/generate-image';
import { imageView, type ImageView } from '@vesper/core/contract/image';
import { imageModelsView } from '@vesper/core/contract/image-model';
import { writeImageAbilities } from '@vesper/core/image-abilities';
import { writeModelState } from '@vesper/core/model-state';
import { readAccount } from '../stack/balance.ts';
import { createClient, type Client } from '../stack/client.ts';
import { ASYNC } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const PATH = '/api/generate/image';
const INK = 'ink';
const STUDIO = 'studio';
const PLAIN = 'plain';

let dir: string;
let stack: Stack;

/** The first two paint without any server; the third one has a server that is not there. */
async function writeModels(name: string, ...left: string[]): Promise<void> {
  const remote = { engine: 'automatic1111', servers: ['http://127.0.0.1:9'], price: 3 };
  const images = [
    { engine: 'builtin', id: PLAIN, name: 'Plain' },
    { engine: 'builtin', id: INK, name: 'Ink', price: 2, sample: join(dir, 'sample.png') },
    {
      ...{ ...remote, id: STUDIO, name: 'Studio', sizes: { '1024x1024': '1024x1024' } },
      steps: { min: 10, max: 40, standard: 20, hd: 35 },
      guidance: { min: 1, max: 12, default: 6 },
    },
    { engine: 'builtin', id: 'gift', name: 'Gift', price: 0 },
  ].filter(({ id }) => left.length === 0 || left.includes(id));
  const models = [{ engine: 'builtin' }];
  await writeFile(join(dir, name), JSON.stringify({ models, images }));
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vesper-images-'));
  const square = { width: 32, height: 32, channels: 3, background: '#336699' } as const;
  await writeFile(join(dir, 'sample.png'), await sharp({ create: square }).png().toBuffer());
  await writeModels('models.json');
  // Its worker does without the one behind a server: nobody looks for that in vain.
  await writeModels('painters.json', PLAIN, INK, 'gift');
  stack = await startStack({
    env: { MODELS_FILE: join(dir, 'models.json') },
    firstWorkerEnv: { MODELS_FILE: join(dir, 'painters.json') },
  });
});
afterAll(async () => {
  await stack.stop();
  await rm(dir, { recursive: true, force: true });
});

async function person(): Promise<{ client: Client; userId: string }> {
  const client = createClient(stack.baseUrl);
  const { id: userId } = await client.signUp();
  return { client, userId };
}

const order = (client: Client, body: object): Promise<OrderedImage> =>
  client.expect([202, orderedImage], 'POST', PATH, { prompt: 'the sea', ...body }, ASYNC);

const account = (userId: string) => readAccount(stack.documents, userId);

const own = (client: Client): Promise<ImageView[]> =>
  client.expect([200, z.array(imageView)], 'GET', '/api/images');

describe('the models of pictures', () => {
  const models = async (client: Client) =>
    (await client.expect([200, imageModelsView], 'GET', '/api/image-models')).models;

  it('are listed in the order of the operator, with what each can do', async () => {
    const { client } = await person();
    const [plain, ink, studio] = await models(client);
    const usual = { isBuiltin: true, isAway: false, steps: null, guidance: null };
    expect(plain).toMatchObject({ id: PLAIN, name: 'Plain', price: 1, sampleUrl: null, ...usual });
    expect(plain?.abilities).toEqual([
      ...['negative', 'seed', 'reference', 'vary', 'edit', 'inpaint', 'upscale'],
    ]);
    expect(plain?.sizes).toHaveLength(3);
    expect(ink).toMatchObject({ id: INK, price: 2, ...usual });
    expect(studio).toMatchObject({
      ...{ id: STUDIO, isBuiltin: false, price: 3, sizes: ['1024x1024'] },
      steps: { min: 10, max: 40, standard: 20, hd: 35 },
      guidance: { min: 1, max: 12, default: 6 },
    });
    expect(JSON.stringify(await models(client))).not.toMatch(/127\.0\.0\.1|sample\.png/);
  });

  it('can do what a worker told, and are away as long as it says so', async () => {
    const { client } = await person();
    await writeImageAbilities(stack.redis, 'studio', ['negative']);
    await writeModelState(stack.redis, 'image:studio', { isAway: true });
    // A chat model of the same id is another one.
    await writeModelState(stack.redis, 'plain', { isAway: true });
    const [plain, , studio] = await models(client);
    expect(plain?.isAway).toBe(false);
    expect(studio).toMatchObject({ isAway: true, abilities: ['negative'] });
  });

  it('show a sample to members alone, for as long as the file is the same', async () => {
    const { client } = await person();
    const read = async (path: string, cookie: string) =>
      fetch(new URL(path, stack.baseUrl), { headers: { cookie } });
    const url = async () => (await models(client))[1]?.sampleUrl ?? '';
    const first = await url();
    const answer = await read(first, client.cookie);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(width).toBe(32);
    expect((await read(first, '')).status).toBe(401);
    await utimes(join(dir, 'sample.png'), new Date(), new Date(Date.now() + 60_000));
    expect(await url()).not.toBe(first);
    expect((await read(first, client.cookie)).status).toBe(404);
  });
});

describe('an order', () => {
  it('is refused at the field that the model cannot do', async () => {
    const { client, userId } = await person();
    const refused = async (body: object) => {
      const answer = await client.request('POST', PATH, { prompt: 'the sea', ...body });
      const issues = z.object({ issues: z.array(z.object({ path: z.string() })) });
      expect(answer.status).toBe(422);
      return issues.parse(answer.body).issues.map(({ path }) => path);
    };
    expect(await refused({ modelId: 'nobody' })).toEqual(['modelId']);
    expect(await refused({ modelId: PLAIN, steps: 20, guidance: 5 })).toEqual([
      'steps',
      'guidance',
    ]);
    expect(await refused({ modelId: STUDIO, steps: 41, size: '1792x1024' })).toEqual([
      'size',
      'steps',
    ]);
    expect(await refused({ modelId: STUDIO, steps: 10, guidance: 0.9 })).toEqual(['guidance']);
    expect(await refused({ count: 5 })).toEqual(['count']);
    expect(await refused({ count: 0 })).toEqual(['count']);
    expect(await own(client)).toEqual([]);
    expect(await account(userId)).toEqual({ tokens: 5, ledgerSum: 5, holds: 0 });
  });

  it('costs what its model costs, and says who painted it', async () => {
    const { client, userId } = await person();
    const image = await client.expect([201, orderedImage], 'POST', PATH, {
      ...{ prompt: 'a pier', modelId: INK, seed: 7 },
    });
    expect(image).toMatchObject({ status: 'complete', seed: 7, batchId: null, batch: [] });
    expect(image.settings).toMatchObject({ modelId: INK, steps: null, guidance: null });
    expect(await account(userId)).toEqual({ tokens: 3, ledgerSum: 3, holds: 0 });
    await client.expect([201, orderedImage], 'POST', PATH, { prompt: 'a pier', modelId: 'gift' });
    expect((await account(userId)).tokens).toBe(3);
  });

  it('of four is four runs, each with its seed, progress and end, and pays for what is made', async () => {
    const { client, userId } = await person();
    const socket = await connectSocket(client);
    const seed = 2 ** 32 - 2;
    const first = await stack.whileWorkersStand(() => order(client, { count: 4, seed }));
    const all = [first, ...first.batch];
    expect(all.map((image) => image.seed)).toEqual([seed, seed + 1, 0, 1]);
    expect(new Set(all.map(({ runId }) => runId)).size).toBe(4);
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort());
    expect(new Set(all.map(({ batchId }) => batchId))).toEqual(new Set([first.runId]));
    await client.request('POST', `/api/runs/${all[2]?.runId}/cancel`);
    const ends = await Promise.all(all.map(({ runId = '' }) => socket.finished(runId)));
    expect(ends.map(({ event }) => event)).toEqual([
      'run:completed',
      'run:completed',
      'run:stopped',
      'run:completed',
    ]);
    for (const { runId = '' } of [all[0], all[1], all[3]].flatMap((one) => one ?? [])) {
      const steps = socket.eventsOf(runId).filter(({ event }) => event === 'run:progress');
      expect(steps.length).toBeGreaterThan(3);
    }
    await stack.settled();
    expect(await account(userId)).toEqual({ tokens: 2, ledgerSum: 2, holds: 0 });
    const kept = (await own(client)).filter(({ status }) => status === 'complete');
    expect(kept).toHaveLength(3);
    socket.close();
  });

  it('of several is waited for as a whole, and the same key gives the same answer', async () => {
    const { client, userId } = await person();
    const key = { 'idempotency-key': 'two-of-the-sea' };
    const body = { prompt: 'the sea', count: 2 };
    const made = await client.expect([201, orderedImage], 'POST', PATH, body, key);
    expect([made, ...made.batch].map(({ status }) => status)).toEqual(['complete', 'complete']);
    expect(await client.expect([201, orderedImage], 'POST', PATH, body, key)).toEqual(made);
    expect(await account(userId)).toEqual({ tokens: 3, ledgerSum: 3, holds: 0 });
  });

  it('of four is not begun with tokens for two, and says what it costs', async () => {
    const { client, userId } = await person();
    await client.expect([201, orderedImage], 'POST', PATH, { prompt: 'a bay', modelId: INK });
    const answer = await client.request('POST', PATH, { prompt: 'a bay', count: 4 }, ASYNC);
    expect(answer).toMatchObject({ status: 402, body: { code: 'insufficient_tokens' } });
    expect(answer.body).toMatchObject({ message: expect.stringContaining('costs 4 tokens') });
    expect(await own(client)).toHaveLength(1);
    expect(await account(userId)).toEqual({ tokens: 3, ledgerSum: 3, holds: 0 });
  });

  it('is one of eight at a time, and what comes at the same instant is refused', async () => {
    const { client } = await person();
    const body = { prompt: 'a forest in autumn', modelId: 'gift' };
    const answers = await stack.whileWorkersStand(() =>
      Promise.all(Array.from({ length: 12 }, () => client.request('POST', PATH, body, ASYNC))),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(8);
    for (const { status, body: error } of answers.filter(({ status: s }) => s !== 202)) {
      expect([status, error]).toEqual([409, expect.objectContaining({ code: 'too_many_runs' })]);
    }
    for (const { runId } of await own(client)) {
      await client.request('POST', `/api/runs/${runId}/cancel`);
    }
    await stack.settled();
  });

  it('of which only some would find room is refused as a whole', async () => {
    const { client, userId } = await person();
    const free = { modelId: 'gift', count: 4 };
    await stack.whileWorkersStand(async () => {
      await order(client, free);
      await order(client, { modelId: 'gift', count: 2 });
      const third = await client.request('POST', PATH, { prompt: 'the sea', ...free }, ASYNC);
      expect(third).toMatchObject({ status: 409, body: { code: 'too_many_runs' } });
      await order(client, { modelId: 'gift', count: 2 });
    });
    await stack.settled();
    expect(await own(client)).toHaveLength(8);
    expect((await account(userId)).tokens).toBe(5);
  });

  it('whose model goes while it waits fails with the reason and is paid back', async () => {
    const { client, userId } = await person();
    await stack.killWorker();
    const image = await order(client, { modelId: INK });
    expect((await account(userId)).tokens).toBe(3);
    await writeModels('models.json', PLAIN);
    await stack.startWorker();
    const socket = await connectSocket(client);
    const resumed = z.object({ events: z.array(z.looseObject({ event: z.string() })) });
    const last = async () => {
      const answer = await socket.ask('run:resume', { runId: image.runId, afterSeq: 0 });
      return resumed.parse(answer).events.at(-1);
    };
    // The picture says so a moment before its run does.
    await expect
      .poll(last, { timeout: 60_000 })
      .toMatchObject({ event: 'run:failed', code: 'model_gone' });
    // The reason stays with it, for whoever did not hear the end.
    expect((await own(client))[0]).toMatchObject({
      status: 'failed',
      failure: { code: 'model_gone', message: RUN_FAILURES.model_gone },
    });
    await stack.settled();
    expect(await account(userId)).toEqual({ tokens: 5, ledgerSum: 5, holds: 0 });
    socket.close();
  });
});
