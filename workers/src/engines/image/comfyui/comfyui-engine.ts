import type { ComfyUiConfig } from '@vesper/core/config/image-models';
import type { ImageTask } from '@vesper/core/contract/image-model';
import { EngineError } from '../../engine-error.ts';
import { cleanCutout, cleanPicture, fitPicture, fitPixels } from '../fit-picture.ts';
import type { ImageEngine, ImageProgress, ImageRequest, ImageResult } from '../image-engine.ts';
import { diffusionOrder } from '../model-order.ts';
import type { HistoryEntry } from './comfy-answers.ts';
import type { ComfyServer } from './comfy-http.ts';
import { ComfyJob, type ComfyTimings } from './comfy-job.ts';
import { checkServer, comfyServer, fetchFile } from './comfy-serving.ts';
import { ComfyUploads, type Picture } from './comfy-uploads.ts';
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

/** Share of the bar at which the picture is fetched. */
const SAVING_AT = 0.99;
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
  const workflows = loadWorkflows(model.workflows);
  const setting: Setting = { model, workflows, ...comfyServer(server, model.apiKey, timings) };
  return {
    name: model.name,
    abilities: abilitiesOf(workflows),
    render: (request, signal) => render(setting, request, signal),
    check: (signal) => checkServer(setting.server, Object.values(workflows), signal),
  };
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
  const uploads = new ComfyUploads(server);
  try {
    // Until the server begins, it lies in the queue there.
    yield { type: 'progress', progress: 0, stage: 'preparing', before: null };
    await job.listen();
    const values = await valuesFor(setting, workflow, request, (picture) =>
      uploads.put(picture, signal),
    );
    signal.throwIfAborted();
    const graph = fillWorkflow(workflow, values, job.fileName);
    await job.order(graph);
    const entry = yield* job.follow();
    assertSucceeded(entry);
    yield { type: 'progress', progress: SAVING_AT, stage: 'saving' };
    const bytes = (await job.sent()) ?? (await fetchPicture(server, entry, graph, signal));
    const png = await finished(bytes, request);
    await job.end();
    await uploads.blank();
    yield { type: 'result', png };
  } catch (err) {
    if (!signal.aborted) throw err;
  } finally {
    await job.end();
    await uploads.blank();
  }
}

function finished(bytes: Uint8Array, { task, size }: ImageRequest): Promise<Uint8Array> {
  if (task === 'cutout') return cleanCutout(bytes);
  return task === 'upscale' ? cleanPicture(bytes) : fitPicture(bytes, size);
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
  { model }: Setting,
  workflow: Workflow,
  request: ImageRequest,
  put: (picture: Picture) => Promise<string>,
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
    if (workflow.slots.has(slot)) values[slot] = await put(picture);
  }
  const missing = [...workflow.slots].find((slot) => values[slot] === undefined);
  if (missing === undefined) return values;
  throw new EngineError(`the order brings nothing for %${missing}%`, { retryable: false });
}

/**
 * The pictures of an order, for each slot that may take them. The source comes in the pixels that
 * the model works in, unless it is only to grow or to be cut out.
 */
async function picturesOf(
  { task = 'paint', source, mask, references = [] }: ImageRequest,
  pixels: { width: number; height: number },
): Promise<Array<[Slot, Picture]>> {
  const fitted = async (bytes: Uint8Array): Promise<Picture> => ({
    bytes: keepsPixels(task) ? bytes : await fitPixels(bytes, pixels),
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

const keepsPixels = (task: ImageTask): boolean => task === 'upscale' || task === 'cutout';
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
  return fetchFile(server, file, signal);
}
