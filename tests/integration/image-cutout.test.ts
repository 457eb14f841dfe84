import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderedImage, type OrderedImage } from '@vesper/core/contract/generate-image';
import type { ImageView } from '@vesper/core/contract/image';
import {
  PAINT,
  painting,
  writeWorkflows,
} from '@vesper/workers/engines/image/comfyui/comfyui-engine.fixtures';
import { startComfyUi } from '@vesper/workers/engines/image/comfyui/comfyui-server.fixtures';
import { readAccount } from '../stack/balance.ts';
import type { Client } from '../stack/client.ts';
import { ASYNC } from '../stack/conversation.ts';
import { fetchBytes, newPerson } from '../stack/person.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const SOURCE = { class_type: 'LoadImage', inputs: { image: '%source_image%' } };
const CUT = { class_type: 'JoinImageWithAlpha', inputs: { image: ['8', 0], alpha: ['8', 1] } };

let server: Awaited<ReturnType<typeof startComfyUi>>;
let workflows: ReturnType<typeof writeWorkflows>;
let stack: Stack;

beforeAll(async () => {
  server = await startComfyUi();
  workflows = writeWorkflows({
    paint: PAINT,
    cutout: painting({ '8': SOURCE, '9': CUT }),
    upscale: { '4': PAINT['4'], '7': PAINT['7'], '8': SOURCE },
  });
  stack = await startStack({
    env: {
      ...{ IMAGE_ENGINE: 'comfyui', IMAGE_BASE_URL: server.url },
      COMFYUI_WORKFLOWS: workflows.folder,
    },
  });
});
afterAll(async () => {
  await stack.stop();
  await server.stop();
  workflows.remove();
});

const paint = (client: Client): Promise<OrderedImage> =>
  client.expect([201, orderedImage], 'POST', '/api/generate/image', { prompt: 'a teapot' });

const make = (client: Client, origin: ImageView, body: object): Promise<OrderedImage> =>
  client.expect([201, orderedImage], 'POST', `/api/images/${origin.id}/versions`, body);

const fileOf = async (client: Client, path: string | null) =>
  sharp((await fetchBytes(client, path ?? '')).body);

it('a picture without its background can be seen through, in every size, also enlarged', async () => {
  const { client } = await newPerson(stack);
  const origin = await paint(client);
  expect(origin).toMatchObject({ isTransparent: false });
  const cut = await make(client, origin, { task: 'cutout' });
  expect(cut).toMatchObject({ task: 'cutout', originId: origin.id, isTransparent: true });
  expect(cut.prompt).toBe('a teapot');
  const { width } = await sharp(server.seen.uploads.at(-1)?.bytes).metadata();
  // As it is, and not in the pixels that the model paints in.
  expect(width).toBe(1024);
  for (const path of [cut.imageUrl, cut.displayUrl, cut.thumbnailUrl]) {
    expect((await (await fileOf(client, path)).stats()).isOpaque).toBe(false);
  }
  expect(await (await fileOf(client, cut.imageUrl)).metadata()).toMatchObject({ width: 1024 });
  const large = await make(client, cut, { task: 'upscale' });
  expect(large).toMatchObject({ isTransparent: true, pixels: { width: 2048, height: 2048 } });
  expect((await (await fileOf(client, large.imageUrl)).stats()).isOpaque).toBe(false);
});

it('a background that the model left there is paid back', async () => {
  const { client, userId } = await newPerson(stack);
  const origin = await paint(client);
  server.faults.view = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#246' },
  })
    .png()
    .toBuffer();
  try {
    const socket = await connectSocket(client);
    const path = `/api/images/${origin.id}/versions`;
    const body = { task: 'cutout' };
    const made = await client.expect([202, orderedImage], 'POST', path, body, ASYNC);
    expect(await socket.finished(made.runId ?? '')).toMatchObject({ event: 'run:failed' });
    socket.close();
    expect(await readAccount(stack.documents, userId)).toMatchObject({ tokens: 4, holds: 0 });
  } finally {
    delete server.faults.view;
  }
});
