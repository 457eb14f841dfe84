import { z } from 'zod';
import { BUILTIN_ENGINE } from '../contract/engines.ts';
import { BUILTIN_MODEL, MODEL_LIMITS, modelId } from '../contract/model.ts';
import { VIDEO_PRICE } from '../contract/plans.ts';
import { VIDEO_MODEL_LIMITS, VIDEO_RATIOS, type VideoRatio } from '../contract/video-model.ts';
import type { ImageModelConfig, PixelSize } from './image-models.ts';

const ADDRESS = 'must be an address such as http://127.0.0.1:8188';
const PIXELS = 'must be even pixels such as 832x480';
const VARIABLE = 'must be the name of an environment variable, not the key itself';
const SERVERS_MAX = 16;

const { sideMin, sideMax, secondsMax, lengths, fpsMin, fpsMax, priceMax } = VIDEO_MODEL_LIMITS;

/** H.264 in its usual form halves the colours of a picture: both sides are even. */
const pixels = z
  .string()
  .regex(/^\d{2,4}x\d{2,4}$/, PIXELS)
  .transform((text): PixelSize => {
    const [width = 0, height = 0] = text.split('x').map(Number);
    return { width, height };
  })
  .refine(({ width, height }) => width % 2 === 0 && height % 2 === 0, PIXELS)
  .refine(({ width, height }) => Math.min(width, height) >= sideMin, `${PIXELS}, not smaller`)
  .refine(({ width, height }) => Math.max(width, height) <= sideMax, `${PIXELS}, not larger`);

const shared = {
  id: modelId,
  /** The name on screen; the id by default. */
  name: z.string().trim().min(1).max(MODEL_LIMITS.nameMax).optional(),
  description: z.string().trim().min(1).max(MODEL_LIMITS.descriptionMax).nullable().default(null),
  /** Account tokens that a second of film costs. */
  pricePerSecond: z.int().min(0).max(priceMax).default(VIDEO_PRICE),
  /** Lengths on offer; the first one where nobody chose. */
  seconds: z.array(z.int().min(1).max(secondsMax)).min(1).max(lengths).optional(),
  /** Shapes on offer, with the pixels that the model works in. */
  sizes: z
    .partialRecord(z.enum(VIDEO_RATIOS), pixels)
    .refine((sizes) => Object.keys(sizes).length > 0, 'name at least one shape')
    .optional(),
  /** Pictures of one second. */
  fps: z.int().min(fpsMin).max(fpsMax).optional(),
};

/** ComfyUI: a folder with `video.json`, `animate.json`, or both. */
const comfyui = z.strictObject({
  engine: z.literal('comfyui'),
  ...shared,
  servers: z
    .array(z.url({ protocol: /^https?$/, error: ADDRESS }))
    .min(1)
    .max(SERVERS_MAX),
  apiKeyEnv: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]{0,127}$/, VARIABLE)
    .optional(),
  workflows: z.string().trim().min(1).max(1_000),
});

const builtin = z.strictObject({
  engine: z.literal('builtin'),
  ...shared,
  id: modelId.default(BUILTIN_MODEL),
});

/** A model of films in MODELS_FILE, under `videos`. */
export const listedVideoModel = z.discriminatedUnion('engine', [comfyui, builtin]);
type Listed = z.output<typeof listedVideoModel>;

type Settled<Model extends Listed> = Model extends unknown
  ? Omit<Model, 'apiKeyEnv' | 'name' | 'seconds' | 'sizes' | 'fps'> & {
      name: string;
      seconds: number[];
      sizes: Partial<Record<VideoRatio, PixelSize>>;
      fps: number;
      apiKey?: string | undefined;
      /** Made from a model of pictures: its folder may hold no workflow for films. */
      isDerived: boolean;
    }
  : never;

/** A model of films as the operator configured it. Keys stay in here: never in logs or views. */
export type VideoModelConfig = Settled<Listed>;
export type ComfyVideoConfig = Extract<VideoModelConfig, { engine: 'comfyui' }>;

/** What holds where the operator says nothing: what most models of films were trained for. */
const USUAL = {
  comfyui: {
    seconds: [3, 5],
    fps: 16,
    sizes: {
      '16:9': { width: 832, height: 480 },
      '1:1': { width: 640, height: 640 },
      '9:16': { width: 480, height: 832 },
    },
  },
  builtin: {
    seconds: [3],
    fps: 24,
    sizes: {
      '16:9': { width: 1024, height: 576 },
      '1:1': { width: 768, height: 768 },
      '9:16': { width: 576, height: 1024 },
    },
  },
} as const satisfies Record<Listed['engine'], object>;

interface VideoModelsReading {
  models: VideoModelConfig[];
  /** What is wrong, by name and path, never with values. */
  problems: string[];
}

/**
 * Reads the models of films: those that the file lists, else what the models of pictures can make.
 * @param listed entries of MODELS_FILE; undefined where it has none
 * @param env for the keys that the file names
 */
export function readVideoModels(
  listed: readonly Listed[] | undefined,
  images: readonly ImageModelConfig[],
  env: Readonly<Record<string, string>>,
): VideoModelsReading {
  if (listed === undefined) return { models: images.flatMap(derived), problems: [] };
  const problems = listed.flatMap((model, index) => {
    const at = `videos[${index}]`;
    const isTwin = listed.findIndex(({ id }) => id === model.id) < index;
    const key = model.engine === 'comfyui' ? model.apiKeyEnv : undefined;
    return [
      ...(isTwin ? [`${at}.id: another model has the same id`] : []),
      ...(key !== undefined && env[key] === undefined
        ? [`${at}.apiKeyEnv: the environment has no variable of this name`]
        : []),
      ...(model.engine !== 'builtin' && model.name === BUILTIN_ENGINE
        ? [`${at}.name: this is the name of the built-in painter`]
        : []),
    ];
  });
  return { models: listed.map((model) => settled(model, env)), problems };
}

function settled(model: Listed, env: Readonly<Record<string, string>>): VideoModelConfig {
  const usual = USUAL[model.engine];
  const { seconds = usual.seconds, sizes = usual.sizes, fps = usual.fps } = model;
  const chosen = { seconds: [...seconds], sizes, fps, isDerived: false };
  if (model.engine === 'builtin') {
    return { ...model, ...chosen, name: model.name ?? BUILTIN_ENGINE };
  }
  const { apiKeyEnv, ...rest } = model;
  const apiKey = apiKeyEnv === undefined ? undefined : env[apiKeyEnv];
  return { ...rest, ...chosen, name: model.name ?? model.id, apiKey };
}

/** A server of ComfyUI makes films where its folder has a workflow for them; workers tell. */
function derived(image: ImageModelConfig): VideoModelConfig[] {
  const { id, name, description } = image;
  const common = { id, name, description, pricePerSecond: VIDEO_PRICE, isDerived: true };
  if (image.engine === 'builtin') {
    return [
      { engine: 'builtin', ...common, ...USUAL.builtin, seconds: [...USUAL.builtin.seconds] },
    ];
  }
  if (image.engine !== 'comfyui') return [];
  const { servers, workflows, apiKey } = image;
  const usual = { ...USUAL.comfyui, seconds: [...USUAL.comfyui.seconds] };
  return [{ engine: 'comfyui', ...common, ...usual, servers, workflows, apiKey }];
}
