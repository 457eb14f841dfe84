import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderedImage } from '@vesper/core/contract/generate-image';
import { videoView } from '@vesper/core/contract/video';
import { videoModelsView } from '@vesper/core/contract/video-model';
import { ANIMATE, FILM } from '@vesper/workers/engines/image/comfyui/comfyui-engine.fixtures';
import { startComfyUi } from '@vesper/workers/engines/image/comfyui/comfyui-server.fixtures';
import { readAccount } from '../stack/balance.ts';
import { ASYNC } from '../stack/conversation.ts';
import { fetchBytes, newPerson } from '../stack/person.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const PATH = '/api/generate/video';

let server: Awaited<ReturnType<typeof startComfyUi>>;
let stack: Stack;
let dir: string;

beforeAll(async () => {
  server = await startComfyUi();
  dir = await mkdtemp(join(tmpdir(), 'vesper-films-'));
  await writeFile(join(dir, 'video.json'), JSON.stringify(FILM));
  await writeFile(join(dir, 'animate.json'), JSON.stringify(ANIMATE));
  const wan = {
    ...{ engine: 'comfyui', id: 'wan', name: 'Wan', servers: [server.url], workflows: dir },
    ...{ pricePerSecond: 2, seconds: [1, 2], fps: 8, sizes: { '16:9': '96x64', '1:1': '64x64' } },
  };
  const models = { models: [{ engine: 'builtin' }], videos: [wan] };
  await writeFile(join(dir, 'models.json'), JSON.stringify(models));
  stack = await startStack({ env: { MODELS_FILE: join(dir, 'models.json') } });
});
afterAll(async () => {
  await stack.stop();
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

describe('films of a server', () => {
  it('are offered with the lengths, shapes and prices of the operator', async () => {
    const { client } = await newPerson(stack);
    const { models } = await client.expect([200, videoModelsView], 'GET', '/api/video-models');
    expect(models).toEqual([
      {
        ...{ id: 'wan', name: 'Wan', description: null, isBuiltin: false, isAway: false },
        ...{ pricePerSecond: 2, seconds: [1, 2], ratios: ['16:9', '1:1'] },
        abilities: ['words', 'animate', 'negative'],
      },
    ]);
    const tall = await client.request('POST', PATH, { prompt: 'waves', ratio: '9:16' });
    expect(tall).toMatchObject({ status: 422, body: { issues: [{ path: 'ratio' }] } });
  });

  it('are made by its workflow and kept without its sound and words', async () => {
    const { client, userId } = await newPerson(stack);
    const made = await client.expect([201, videoView], 'POST', PATH, { prompt: 'waves', seed: 5 });
    expect(made).toMatchObject({ status: 'complete', model: 'Wan', modelId: 'wan', seconds: 1 });
    expect(made.pixels).toEqual({ width: 96, height: 64 });
    const { body } = await fetchBytes(client, made.videoUrl ?? '');
    expect(body.includes('the words of the order')).toBe(false);
    expect(body.includes('trainedAlgorithmicMedia')).toBe(true);
    await stack.settled();
    expect(await readAccount(stack.documents, userId)).toMatchObject({ tokens: 3, ledgerSum: 3 });
  });

  it('begin with a picture of one’s own, and with nobody else’s', async () => {
    const { client } = await newPerson(stack);
    const body = { prompt: 'a pier' };
    const picture = await client.expect([201, orderedImage], 'POST', '/api/generate/image', body);
    const order = { prompt: 'the water moves', imageId: picture.id, ratio: '1:1' };
    const made = await client.expect([201, videoView], 'POST', PATH, order);
    expect(made).toMatchObject({ imageId: picture.id, pixels: { width: 64, height: 64 } });
    const stranger = await newPerson(stack);
    const theirs = await stranger.client.request('POST', PATH, order);
    expect(theirs.status).toBe(404);
  });

  it('that fail give their tokens back, with a reason', async () => {
    const { client, userId } = await newPerson(stack);
    server.faults.breaksWith = 'ValueError';
    const failed = await client.request('POST', PATH, { prompt: 'waves' });
    delete server.faults.breaksWith;
    expect(failed).toMatchObject({ body: { code: 'run_failed' } });
    await stack.settled();
    expect(await readAccount(stack.documents, userId)).toEqual({
      tokens: 5,
      ledgerSum: 5,
      holds: 0,
    });
  });

  it('that are stopped end at the server, and give their tokens back', async () => {
    const { client, userId } = await newPerson(stack);
    const socket = await connectSocket(client);
    server.executor.hold('sampling');
    const { runId } = await client.expect([202, videoView], 'POST', PATH, { prompt: 'a' }, ASYNC);
    await expect.poll(() => server.executor.running?.id, { timeout: 60_000 }).toBeDefined();
    await client.request('POST', `/api/runs/${runId}/cancel`);
    expect((await socket.finished(runId)).event).toBe('run:stopped');
    await expect.poll(() => server.executor.running, { timeout: 60_000 }).toBeUndefined();
    await stack.settled();
    expect(await readAccount(stack.documents, userId)).toEqual({
      tokens: 5,
      ledgerSum: 5,
      holds: 0,
    });
    socket.close();
  });
});

it('without ffmpeg nothing is offered, and an order is told so', async () => {
  const bare = await startStack({ env: { FFMPEG_PATH: '/nowhere/ffmpeg' } });
  const { client, userId } = await newPerson(bare);
  const { models } = await client.expect([200, videoModelsView], 'GET', '/api/video-models');
  expect(models).toEqual([]);
  const refused = await client.request('POST', PATH, { prompt: 'waves' });
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await readAccount(bare.documents, userId)).toEqual({ tokens: 5, ledgerSum: 5, holds: 0 });
  await bare.stop();
});
