import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startAutomatic1111 } from '@vesper/workers/engines/image/automatic1111/automatic1111-server.fixtures';
import {
  PAINT,
  painting,
  writeWorkflows,
} from '@vesper/workers/engines/image/comfyui/comfyui-engine.fixtures';
import { startComfyUi } from '@vesper/workers/engines/image/comfyui/comfyui-server.fixtures';
import {
  sendJson,
  startImagesServer,
  type SeenOrder,
} from '@vesper/workers/engines/image/openai/openai-images-server.fixtures';
import { Gate } from './gate.ts';

/** What ComfyUI is given to paint, and to fill in a part. */
const loading = (image: string) => ({ class_type: 'LoadImage', inputs: { image } });
const WORKFLOWS = {
  paint: PAINT,
  inpaint: painting({ 8: loading('%source_image%'), 9: loading('%mask_image%') }),
};

/** A sun above the sea: so far along as the number says, 0 to 1. */
async function drawScene(done: number, side = 512): Promise<Buffer> {
  const stops = '<stop stop-color="#26335c"/><stop offset="1" stop-color="#e9a06b"/>';
  const parts = [
    `<linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient>`,
    '<rect width="512" height="512" fill="url(#sky)"/>',
    `<circle cx="360" cy="${330 - 130 * done}" r="46" fill="#ffdf9e"/>`,
    '<rect y="300" width="512" height="212" fill="#274a6b"/>',
  ];
  const size = 'width="512" height="512"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`;
  return sharp(Buffer.from(svg))
    .resize(side, side)
    .blur(1 + 12 * (1 - done))
    .png()
    .toBuffer();
}

/**
 * One server of each protocol that models of pictures have, and the file that names them beside the
 * painter of the house. Each can be held in the middle of its work.
 */
export async function startPictureServers() {
  const dir = await mkdtemp(join(tmpdir(), 'vesper-pictures-'));
  const workflows = writeWorkflows(WORKFLOWS);
  const gate = new Gate();
  const [comfyui, automatic1111, openai] = await Promise.all([
    startComfyUi(),
    startAutomatic1111({ steps: 8, stepMs: 40 }),
    startImagesServer((res, order) => sell(res, order, gate)),
  ]);
  const sample = join(dir, 'sample.png');
  await writeFile(sample, await drawScene(1, 128));
  const images = [
    { engine: 'builtin', id: 'house', name: 'Brush' },
    {
      ...{ engine: 'comfyui', id: 'comfyui', name: 'Landscapes', servers: [comfyui.url], sample },
      ...{ workflows: workflows.folder, description: 'Wide views in soft light.' },
    },
    {
      ...{ engine: 'automatic1111', id: 'automatic1111', name: 'Ink and wash' },
      ...{ servers: [automatic1111.url], description: 'Quick drawings with little colour.' },
    },
    {
      ...{ engine: 'openai', id: 'openai', name: 'Studio', servers: [openai.baseUrl] },
      ...{ model: 'gpt-image-1', sample },
    },
  ];
  const file = join(dir, 'models.json');
  await writeFile(file, JSON.stringify({ models: [{ engine: 'builtin' }], images }));
  return {
    /** What was ordered at ComfyUI, and sent to it. */
    ordered: comfyui.seen,
    /** For the product that uses them. */
    env: { MODELS_FILE: file, IMAGE_CONCURRENCY: '4' },
    /** Nothing that is painted gets further than its beginning, until `release`. */
    hold(): void {
      comfyui.executor.hold('sampling');
      automatic1111.hold(true);
      gate.shut();
    },
    release(): void {
      comfyui.executor.release();
      automatic1111.hold(false);
      gate.open();
    },
    async stop(): Promise<void> {
      await Promise.all([comfyui.stop(), automatic1111.stop(), openai.stop()]);
      workflows.remove();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Paints with two pictures on the way; refuses what is "forbidden", and breaks at what is "broken". */
async function sell(res: ServerResponse, { parameters }: SeenOrder, gate: Gate): Promise<void> {
  const prompt = String(parameters['prompt']);
  if (prompt.includes('forbidden')) {
    return sendJson(res, 400, { error: { code: 'moderation_blocked', message: prompt } });
  }
  if (prompt.includes('broken')) return sendJson(res, 200, { data: [{ b64_json: 'bm8=' }] });
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = async (event: string, done: number, more: object = {}) => {
    const picture = (await drawScene(done)).toString('base64');
    const value = { type: `image_generation.${event}`, b64_json: picture, ...more };
    res.write(`data: ${JSON.stringify(value)}\n\n`);
  };
  await send('partial_image', 0.2, { partial_image_index: 0 });
  await gate.pass();
  await send('partial_image', 0.6, { partial_image_index: 1 });
  await send('completed', 1);
  res.end();
}
