import { videoAbilitiesOf } from '@vesper/core/comfyui-workflows/load-workflows';
import {
  fillWorkflow,
  type VideoWorkflows,
  type Workflow,
} from '@vesper/core/comfyui-workflows/workflow';
import type { SlotValues } from '@vesper/core/comfyui-workflows/workflow-slots';
import type { ComfyVideoConfig } from '@vesper/core/config/video-models';
import { EngineError } from '../../engine-error.ts';
import type { VideoEngine, VideoRequest, VideoResult } from '../../video/video-engine.ts';
import { fitPixels } from '../fit-picture.ts';
import type { ImageProgress } from '../image-engine.ts';
import type { ComfyServer } from './comfy-http.ts';
import { ComfyJob, type ComfyTimings } from './comfy-job.ts';
import { checkServer, comfyServer, fetchFile } from './comfy-serving.ts';
import { ComfyUploads, type Picture } from './comfy-uploads.ts';
import { assertSucceeded, filmIn } from './job-outcome.ts';

/** What models of films make a good one with. */
const STEPS = 20;
const GUIDANCE = 5;
/** Share of the bar at which the film is fetched. */
const SAVING_AT = 0.99;

interface Setting {
  model: ComfyVideoConfig;
  workflows: VideoWorkflows;
  server: ComfyServer;
  timings: ComfyTimings;
}

/**
 * Makes the engine of a model of films at one ComfyUI server.
 * @param address of the server
 * @param timings other than in production
 */
export function createComfyVideo(
  model: ComfyVideoConfig,
  workflows: VideoWorkflows,
  address: string,
  timings: Partial<ComfyTimings> = {},
): VideoEngine {
  const setting = { model, workflows, ...comfyServer(address, model.apiKey, timings) };
  return {
    name: model.name,
    abilities: videoAbilitiesOf(workflows),
    render: (request, signal) => render(setting, request, signal),
    check: (signal) => checkServer(setting.server, Object.values(workflows), signal),
  };
}

async function* render(
  setting: Setting,
  request: VideoRequest,
  signal: AbortSignal,
): AsyncGenerator<ImageProgress | VideoResult> {
  if (signal.aborted) return;
  const { server, timings } = setting;
  const name = request.source ? 'animate' : 'video';
  const workflow = setting.workflows[name];
  if (!workflow) throw new EngineError(`there is no ${name}.json`, { retryable: false });
  const job = new ComfyJob(server, timings, signal);
  const uploads = new ComfyUploads(server);
  try {
    yield { type: 'progress', progress: 0, stage: 'preparing' };
    await job.listen();
    const values = await valuesFor(setting, workflow, request, (picture) =>
      uploads.put(picture, signal),
    );
    signal.throwIfAborted();
    await job.order(fillWorkflow(workflow, values, job.fileName));
    const entry = yield* job.follow();
    assertSucceeded(entry);
    yield { type: 'progress', progress: SAVING_AT, stage: 'saving' };
    const file = filmIn(entry);
    if (!file) throw new EngineError('ComfyUI made no film', { retryable: false });
    const bytes = await fetchFile(server, file, signal);
    await job.end();
    await uploads.blank();
    yield { type: 'result', bytes };
  } catch (err) {
    if (!signal.aborted) throw err;
  } finally {
    await job.end();
    await uploads.blank();
  }
}

/** All that an order says, with its picture already on the server. */
async function valuesFor(
  { model }: Setting,
  workflow: Workflow,
  { prompt, negativePrompt = '', ratio, seconds, seed, source }: VideoRequest,
  put: (picture: Picture) => Promise<string>,
): Promise<SlotValues> {
  const size = model.sizes[ratio];
  if (!size) throw new EngineError('there is no such shape', { retryable: false });
  const values: SlotValues = {
    ...{ prompt, seed, seconds, ...size },
    negative_prompt: negativePrompt,
    fps: model.fps,
    // Models of films count in fours and eights, and the first frame by itself.
    frames: seconds * model.fps + 1,
    ...{ steps: STEPS, scale: GUIDANCE, denoise: 1 },
  };
  if (source && workflow.slots.has('source_image')) {
    const png = await fitPixels(source.png, size);
    values.source_image = await put({ bytes: png, ending: 'png' });
  }
  const missing = [...workflow.slots].find((slot) => values[slot] === undefined);
  if (missing === undefined) return values;
  throw new EngineError(`the order brings nothing for %${missing}%`, { retryable: false });
}
