import { randomUUID } from 'node:crypto';
import type { Automatic1111Config } from '@vesper/core/config/image-models';
import { EngineError } from '../../engine-error.ts';
import { fitPixels } from '../fit-picture.ts';
import type { ImageRequest, SourceImage } from '../image-engine.ts';
import { diffusionOrder } from '../model-order.ts';

/** Comes with every one of these servers. */
const USUAL_UPSCALER = 'R-ESRGAN 4x+';
const UPSCALE_FACTOR = 2;

/** Cuts what is too long on one side instead of squeezing it. */
const CROP_AND_RESIZE = 1;
/** Begins with what was there, and not with noise or a colour. */
const KEEP_ORIGINAL = 1;
/** Softens the edge of a mask. Pixels. */
const MASK_BLUR = 4;

/** What is sent to a server, and where. */
export interface PaintOrder {
  path: string;
  body: Record<string, unknown>;
  /** Our name for the work; undefined where servers take none. */
  taskId: string | undefined;
}

/**
 * Puts a request into the words of these servers.
 * @throws EngineError for what they cannot do
 */
export async function orderOf(
  model: Automatic1111Config,
  request: ImageRequest,
): Promise<PaintOrder> {
  const { task = 'paint' } = request;
  if (request.references) throw unable('show the person of a photo');
  if (task === 'upscale') return upscaling(model, sourceOf(request));
  // A new name each time: servers remember those that have ended.
  const taskId = randomUUID();
  const words = { ...wordsOf(model, request), force_task_id: taskId };
  if (task === 'paint') return { path: 'sdapi/v1/txt2img', body: words, taskId };
  const body = { ...words, ...(await beginningOf(request, words)) };
  return { path: 'sdapi/v1/img2img', body, taskId };
}

function wordsOf(model: Automatic1111Config, request: ImageRequest) {
  const { width, height, steps, guidance } = diffusionOrder(model, request);
  const { prompt, negativePrompt = '', seed } = request;
  return {
    ...{ prompt, negative_prompt: negativePrompt, seed, steps, cfg_scale: guidance },
    ...{ width, height, batch_size: 1, n_iter: 1, send_images: true, save_images: false },
    ...(model.sampler !== undefined && { sampler_name: model.sampler }),
    ...(model.model !== undefined && {
      override_settings: { sd_model_checkpoint: model.model },
      // Going back after each picture would load gigabytes twice.
      override_settings_restore_afterwards: false,
    }),
  };
}

/** The picture to begin with, in the pixels of the model: so the mask lies on it as it did before. */
async function beginningOf(request: ImageRequest, pixels: { width: number; height: number }) {
  const { png, strength } = sourceOf(request);
  const { task, mask } = request;
  if (task === 'inpaint' && !mask) throw unable('paint a part anew without a mask');
  const fitted = async (bytes: Uint8Array) => base64(await fitPixels(bytes, pixels));
  return {
    init_images: [await fitted(png)],
    ...{ denoising_strength: strength, resize_mode: CROP_AND_RESIZE },
    ...(task === 'inpaint' &&
      mask && {
        ...{ mask: await fitted(mask), mask_blur: MASK_BLUR, inpainting_fill: KEEP_ORIGINAL },
        // White is painted anew, and the whole is looked at, for the part to fit in.
        ...{ inpainting_mask_invert: 0, inpaint_full_res: false },
      }),
  };
}

function upscaling(model: Automatic1111Config, { png }: SourceImage): PaintOrder {
  const body = {
    ...{ image: base64(png), resize_mode: 0, upscaling_resize: UPSCALE_FACTOR },
    upscaler_1: model.upscaler ?? USUAL_UPSCALER,
  };
  return { path: 'sdapi/v1/extra-single-image', body, taskId: undefined };
}

function sourceOf({ source }: ImageRequest): SourceImage {
  if (!source) throw unable('begin with a picture that is not there');
  return source;
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const unable = (what: string) => new EngineError(`this model cannot ${what}`, { retryable: false });
