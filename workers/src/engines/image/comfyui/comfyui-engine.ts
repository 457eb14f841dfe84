import type { ComfyUiConfig } from '@vesper/core/config/image-models';
import type { ImageTask } from '@vesper/core/contract/image-model';
import { EngineError } from '../../engine-error.ts';
import { cleanPicture, fitPicture, fitPixels } from '../fit-picture.ts';
import type { ImageEngine, ImageProgress, ImageRequest, ImageResult } from '../image-engine.ts';
import { diffusionOrder } from '../model-order.ts';
import { misfits } from './check-workflows.ts';
import { download, readNodes, upload } from './comfy-api.ts';
import type { HistoryEntry } from './comfy-answers.ts';
import { headersOf, type ComfyServer } from './comfy-http.ts';
import { ComfyJob, type ComfyTimings } from './comfy-job.ts';
import { assertSucceeded, pictureIn } from './job-outcome.ts';
import { abilitiesOf, loadWorkflows } from '@vesper/core/comfyui-workflows/load-workflows';
import {
  REFERENCE_SLOTS,
  type Slot,
  type SlotValues,
} from '@vesper/core/comfyui-workflows/workflow-slots';
import {
  fillWorkflow,
  type Graph,
  type Workflow,
  type Workflows,
} from '@vesper/core/comfyui-workflows/workflow';

/** Models of many gigabytes are loaded between two pieces of an answer. */
const TIMINGS: ComfyTimings = {
  ...{ connectMs: 10_000, silenceMs: 30_000, wholeMs: 180_000 },
  ...{ pollMs: 1_500, reconnectMs: 1_000, previewMs: 500, stopMs: 5_000 },
};

/** Share of the bar at which the picture is fetched. */
const SAVING_AT = 0.99;
/** A picture that is there is asked for again: it was work to make. */
const DOWNLOADS = 3;

interface Setting {
  model: ComfyUiConfig;
  workflows: Workflows;
  server: ComfyServer;
  timings: ComfyTimings;
}

/**
 * Makes the engine of a model at one ComfyUI server.
 * @param server its address
 * @param timings other than in production
 * @throws ConfigError when the workflows cannot be used
 */
export function createComfyUi(
  model: ComfyUiConfig,
  server: string,
  timings: Partial<ComfyTimings> = {},
): ImageEngine {
  const all = { ...TIMINGS, ...timings };
  const workflows = loadWorkflows(model.workflows);
  const base = server.replace(/\/+$/, '');
  const setting: Setting = {
    model,
    workflows,
    server: { base, headers: headersOf(model.apiKey), timings: all },
    timings: all,
  };
  return {
    name: model.name,
    abilities: abilitiesOf(workflows),
    render: (request, signal) => render(setting, request, signal),
    check: (signal) => check(setting, signal),
  };
}

async function check({ server, workflows }: Setting, signal: AbortSignal) {
  try {
    const problem = misfits(workflows, await readNodes(server, signal));
    return problem && `ComfyUI at ${new URL(server.base).host} does not fit: ${problem}`;
  } catch (err) {
    const why = err instanceof Error ? err.message : 'ComfyUI cannot be asked';
    return `${why} (${new URL(server.base).host}).`;
  }
}

async function* render(
  setting: Setting,
  request: ImageRequest,
  signal: AbortSignal,
): AsyncGenerator<ImageProgress | ImageResult> {
  if (signal.aborted) return;
  const { server, timings } = setting;
  const workflow = workflowFor(setting.workflows, request);
  const job = new ComfyJob(server, timings, signal);
  try {
    yield { type: 'progress', progress: 0, stage: 'preparing' };
    await job.listen();
    const values = await valuesFor(setting, workflow, request, signal);
    signal.throwIfAborted();
    const graph = fillWorkflow(workflow, values, job.fileName);
    await job.order(graph);
    const entry = yield* job.follow();
    assertSucceeded(entry);
    yield { type: 'progress', progress: SAVING_AT, stage: 'saving' };
    const bytes = job.sent ?? (await fetchPicture(server, entry, graph, signal));
    const isGrown = request.task === 'upscale';
    const png = await (isGrown ? cleanPicture(bytes) : fitPicture(bytes, request.size));
    await job.end();
    yield { type: 'result', png };
  } catch (err) {
    if (!signal.aborted) throw err;
  } finally {
    await job.end();
  }
}

function workflowFor(workflows: Workflows, { task = 'paint', references }: ImageRequest): Workflow {
  const isLikeness = task === 'paint' && references !== undefined && references.length > 0;
  const name = isLikeness ? 'likeness' : task;
  const workflow = workflows[name];
  if (workflow) return workflow;
  throw new EngineError(`there is no ${name}.json`, { retryable: false });
}

/** All that an order says, with its pictures already on the server. */
async function valuesFor(
  { model, server }: Setting,
  workflow: Workflow,
  request: ImageRequest,
  signal: AbortSignal,
): Promise<SlotValues> {
  const { guidance, ...order } = diffusionOrder(model, request);
  const values: SlotValues = {
    ...order,
    prompt: request.prompt,
    negative_prompt: request.negativePrompt ?? '',
    seed: request.seed,
    scale: guidance,
    denoise: request.source?.strength ?? 1,
  };
  const pictures = await picturesOf(request, order);
  for (const [slot, picture] of pictures) {
    if (workflow.slots.has(slot)) values[slot] = await upload(server, picture, signal);
  }
  const missing = [...workflow.slots].find((slot) => values[slot] === undefined);
  if (missing === undefined) return values;
  throw new EngineError(`the order brings nothing for %${missing}%`, { retryable: false });
}

type Picture = Parameters<typeof upload>[1];

/**
 * The pictures of an order, for each slot that may take them. The source comes in the pixels that
 * the model works in, unless it is only to grow.
 */
async function picturesOf(
  { task = 'paint', source, mask, references = [] }: ImageRequest,
  pixels: { width: number; height: number },
): Promise<Array<[Slot, Picture]>> {
  const fitted = async (bytes: Uint8Array): Promise<Picture> => ({
    bytes: task === 'upscale' ? bytes : await fitPixels(bytes, pixels),
    ending: 'png',
  });
  const pictures: Array<[Slot, Picture]> = [];
  if (source && takesSource(task)) pictures.push(['source_image', await fitted(source.png)]);
  if (mask && task === 'inpaint') pictures.push(['mask_image', await fitted(mask)]);
  const [first] = references;
  if (first === undefined) return pictures;
  // A workflow that takes more photos than there are gets the chosen one again.
  return REFERENCE_SLOTS.map((slot, at): [Slot, Picture] => [
    slot,
    { bytes: (references[at] ?? first).webp, ending: 'webp' },
  ]).concat(pictures);
}

const takesSource = (task: ImageTask): boolean => task !== 'paint';

async function fetchPicture(
  server: ComfyServer,
  entry: HistoryEntry,
  graph: Graph,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const file = pictureIn(entry, graph);
  if (!file) {
    // One that was sent through the socket is lost with it; the next attempt makes it again.
    const wasSent = Object.values(graph).some((node) => node.class_type === 'SaveImageWebsocket');
    throw new EngineError('ComfyUI made no picture', { retryable: wasSent });
  }
  for (let tries = 1; ; tries += 1) {
    try {
      return await download(server, file, signal);
    } catch (err) {
      const mayPass = err instanceof EngineError && err.code === 'model_away';
      if (!mayPass || tries >= DOWNLOADS || signal.aborted) throw err;
    }
  }
}
