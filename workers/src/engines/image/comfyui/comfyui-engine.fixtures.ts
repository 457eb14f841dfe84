import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ComfyUiConfig } from '@vesper/core/config/image-models';
import type { ImageEngine, ImageProgress, ImageRequest } from '../image-engine.ts';
import type { ComfyTimings } from './comfy-job.ts';
import { createComfyUi } from './comfyui-engine.ts';
import { startComfyUi } from './comfyui-server.fixtures.ts';
import type { Faults } from './fake-executor.fixtures.ts';

type Nodes = Record<string, { class_type: string; inputs: Record<string, unknown> }>;

/** A workflow of the usual kind. */
export const PAINT: Nodes = {
  '1': { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'model.safetensors' } },
  '2': { class_type: 'CLIPTextEncode', inputs: { text: 'photo of %prompt%', clip: ['1', 1] } },
  '3': { class_type: 'CLIPTextEncode', inputs: { text: '%negative_prompt%', clip: ['1', 1] } },
  '4': {
    class_type: 'EmptyLatentImage',
    inputs: { width: '%width%', height: '%height%', batch_size: 1 },
  },
  '5': {
    class_type: 'KSampler',
    inputs: {
      ...{ seed: '%seed%', steps: '%steps%', cfg: '%scale%', denoise: '%denoise%' },
      ...{ sampler_name: 'euler', latent_image: ['4', 0] },
    },
  },
  '6': { class_type: 'VAEDecode', inputs: { samples: ['5', 0] } },
  '7': { class_type: 'SaveImage', inputs: { images: ['6', 0], filename_prefix: 'ComfyUI' } },
};

/** A workflow of films of the usual kind. */
export const FILM: Nodes = {
  '1': PAINT['1'] ?? { class_type: '', inputs: {} },
  '2': { class_type: 'CLIPTextEncode', inputs: { text: '%prompt%', clip: ['1', 1] } },
  '3': { class_type: 'CLIPTextEncode', inputs: { text: '%negative_prompt%', clip: ['1', 1] } },
  '4': {
    class_type: 'EmptyHunyuanLatentVideo',
    inputs: { width: '%width%', height: '%height%', length: '%frames%', batch_size: 1 },
  },
  '5': {
    class_type: 'KSampler',
    inputs: { seed: '%seed%', steps: 4, cfg: '%scale%', sampler_name: 'euler' },
  },
  '6': { class_type: 'VAEDecode', inputs: { samples: ['5', 0] } },
  '7': { class_type: 'CreateVideo', inputs: { images: ['6', 0], fps: '%fps%' } },
  '8': { class_type: 'SaveVideo', inputs: { video: ['7', 0], filename_prefix: 'ComfyUI' } },
};

/** The same of a picture, by nodes that come from others. */
export const ANIMATE: Nodes = {
  ...FILM,
  '8': { class_type: 'VHS_VideoCombine', inputs: { images: ['6', 0], filename_prefix: 'VHS' } },
  '9': { class_type: 'LoadImage', inputs: { image: '%source_image%' } },
};

/** The same with its end, or anything else, replaced. */
export const painting = (nodes: Nodes): Nodes => ({ ...PAINT, ...nodes });

export const REQUEST: ImageRequest = {
  runId: '665f00000000000000000001',
  prompt: 'a lighthouse, "100%" real %seed%',
  size: '1792x1024',
  quality: 'standard',
  style: 'natural',
  steps: 4,
  seed: 4_294_967_295,
};

/** Writes files of workflows into a folder of its own. */
export function writeWorkflows(files: Record<string, unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
  for (const [name, value] of Object.entries(files)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    writeFileSync(join(folder, `${name}.json`), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export const modelWith = (workflows: string, apiKey?: string): ComfyUiConfig => ({
  ...{ engine: 'comfyui', id: 'default', name: 'ComfyUI', description: null, price: 1 },
  ...{ servers: ['http://127.0.0.1:9'], workflows, apiKey },
});

/** However busy the machine is, nothing but what never comes is given up. */
const PATIENT: Partial<ComfyTimings> = {
  ...{ connectMs: 20_000, silenceMs: 20_000, wholeMs: 20_000, stopMs: 20_000 },
  ...{ pollMs: 20, reconnectMs: 5, previewMs: 0 },
};

/** An engine beside a server with faults. `stop` ends both. */
export async function engineBeside(
  faults: Faults = {},
  files: Record<string, unknown> = { paint: PAINT },
  timings: Partial<ComfyTimings> = {},
) {
  const server = await startComfyUi(faults);
  const { folder, remove } = writeWorkflows(files);
  const model = modelWith(folder, 'operator:secret');
  const engine = createComfyUi(model, server.url, { ...PATIENT, ...timings });
  const stop = async () => {
    await server.stop();
    remove();
  };
  return { server, engine, stop };
}

interface Painted {
  png?: Uint8Array;
  steps: ImageProgress[];
  error?: unknown;
}

/** Reads a picture to its end, or to its failure. */
export async function paint(
  engine: ImageEngine,
  request: ImageRequest = REQUEST,
  signal: AbortSignal = new AbortController().signal,
  onStep: (step: ImageProgress) => void = () => undefined,
): Promise<Painted> {
  const painted: Painted = { steps: [] };
  try {
    for await (const update of engine.render(request, signal)) {
      if (update.type === 'result') painted.png = update.png;
      else {
        painted.steps.push(update);
        onStep(update);
      }
    }
  } catch (error) {
    painted.error = error;
  }
  return painted;
}
