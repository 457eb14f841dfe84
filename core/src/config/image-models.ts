import { z } from 'zod';
import { IMAGE_SIZES } from '../contract/image.ts';
import {
  guidanceBounds,
  IMAGE_MODEL_LIMITS,
  stepBounds,
  type GuidanceBounds,
  type StepBounds,
} from '../contract/image-model.ts';
import { BUILTIN_ENGINE, type ImageEngineName } from '../contract/engines.ts';
import { BUILTIN_MODEL, MODEL_LIMITS, modelId, shownModelName } from '../contract/model.ts';
import { IMAGE_PRICE } from '../contract/plans.ts';
import { list } from './list.ts';

const ADDRESS = 'must be an address such as http://127.0.0.1:8188';
const PIXELS = 'must be pixels such as 1344x768';
const VARIABLE = 'must be the name of an environment variable, not the key itself';
const DEFAULT_ID = 'default';
/** In any currency, and a slip of the comma is noticed. */
const COST_MAX = 10_000;

const { servers: SERVERS_MAX, priceMax, sideMin, sideMax } = IMAGE_MODEL_LIMITS;
const { nameMax, descriptionMax } = MODEL_LIMITS;

/** Width and height that a model works in. */
export interface PixelSize {
  width: number;
  height: number;
}

const pixels = z
  .string()
  .regex(/^\d{2,4}x\d{2,4}$/, PIXELS)
  .transform((text): PixelSize => {
    const [width = 0, height = 0] = text.split('x').map(Number);
    return { width, height };
  })
  .refine(({ width, height }) => Math.min(width, height) >= sideMin, `${PIXELS}, not smaller`)
  .refine(({ width, height }) => Math.max(width, height) <= sideMax, `${PIXELS}, not larger`);

const cost = z.number().min(0).max(COST_MAX);

const shared = {
  id: modelId,
  /** The name on screen; the id by default. */
  name: z.string().trim().min(1).max(nameMax).optional(),
  description: z.string().trim().min(1).max(descriptionMax).nullable().default(null),
  /** Account tokens that a picture costs. */
  price: z.int().min(0).max(priceMax).default(IMAGE_PRICE),
  /** What a picture costs whoever runs the place, in a unit of their own; the desk adds it up. */
  costPerPicture: cost.optional(),
  /** Path of a picture that it made, shown where it is chosen. */
  sample: z.string().trim().min(1).max(1_000).optional(),
  /** Sizes on offer, with the pixels that the model works in; the picture is fitted to the size. */
  sizes: z
    .partialRecord(z.enum(IMAGE_SIZES), pixels)
    .refine((sizes) => Object.keys(sizes).length > 0, 'name at least one size')
    .optional(),
  steps: stepBounds.optional(),
  guidance: guidanceBounds.optional(),
};

const remote = {
  ...shared,
  /** Its servers share one queue. */
  servers: z
    .array(z.url({ protocol: /^https?$/, error: ADDRESS }))
    .min(1)
    .max(SERVERS_MAX),
  /** The environment variable that holds the key. */
  apiKeyEnv: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]{0,127}$/, VARIABLE)
    .optional(),
};

/** ComfyUI: a folder of workflows in API format, one file for each task (`paint.json` at least). */
const comfyui = z.strictObject({
  engine: z.literal('comfyui'),
  ...remote,
  workflows: z.string().trim().min(1).max(1_000),
});

/** AUTOMATIC1111, Forge, SD.Next. */
const automatic1111 = z.strictObject({
  engine: z.literal('automatic1111'),
  ...remote,
  /** The checkpoint; without one whatever the server has loaded. */
  model: z.string().trim().min(1).max(200).optional(),
  sampler: z.string().trim().min(1).max(100).optional(),
  upscaler: z.string().trim().min(1).max(100).optional(),
});

/** A server that speaks OpenAI's pictures; the address ends in /v1. */
const openai = z.strictObject({
  engine: z.literal('openai'),
  ...remote,
  model: z.string().trim().min(1).max(200),
  /** What a million tokens of words, of pictures sent and of the picture made cost, in that unit. */
  costPerMillion: z.strictObject({ text: cost, image: cost, output: cost }).optional(),
});

const builtin = z.strictObject({
  engine: z.literal('builtin'),
  ...shared,
  id: modelId.default(BUILTIN_MODEL),
});

/** A model of pictures in MODELS_FILE, under `images`. */
export const listedImageModel = z.discriminatedUnion('engine', [
  comfyui,
  automatic1111,
  openai,
  builtin,
]);
type Listed = z.output<typeof listedImageModel>;
type Configured<Model extends Listed> = Model extends unknown
  ? Omit<Model, 'apiKeyEnv' | 'name'> & { name: string; apiKey?: string | undefined }
  : never;

/** A model of pictures as the operator configured it. Keys stay in here: never in logs or views. */
export type ImageModelConfig = Configured<Listed>;
export type ComfyUiConfig = Extract<ImageModelConfig, { engine: 'comfyui' }>;
export type Automatic1111Config = Extract<ImageModelConfig, { engine: 'automatic1111' }>;
export type OpenAiImagesConfig = Extract<ImageModelConfig, { engine: 'openai' }>;

/** Variables that describe one model of pictures, for an operator without MODELS_FILE. */
export const IMAGE_MODEL_VARIABLES = {
  IMAGE_BASE_URL: list.optional(),
  IMAGE_API_KEY: z.string().optional(),
  IMAGE_MODEL: z.string().optional(),
  COMFYUI_WORKFLOWS: z.string().optional(),
} as const;

interface ImageVariables {
  IMAGE_ENGINE: ImageEngineName;
  IMAGE_BASE_URL?: string[] | undefined;
  IMAGE_API_KEY?: string | undefined;
  IMAGE_MODEL?: string | undefined;
  COMFYUI_WORKFLOWS?: string | undefined;
}

interface ImageModelsReading {
  models: ImageModelConfig[];
  /** What is wrong, by name and path, never with values. */
  problems: string[];
}

/**
 * Reads the models of pictures that the file lists, or makes the one that the variables describe.
 * @param listed entries of MODELS_FILE; undefined where it has none
 * @param env for the keys that the file names
 */
export function readImageModels(
  variables: ImageVariables,
  listed: readonly Listed[] | undefined,
  env: Readonly<Record<string, string>>,
): ImageModelsReading {
  if (listed === undefined) return oneModel(variables);
  const { IMAGE_ENGINE, IMAGE_BASE_URL } = variables;
  if (IMAGE_ENGINE !== 'builtin' || IMAGE_BASE_URL !== undefined) {
    const problem =
      'IMAGE_ENGINE and IMAGE_BASE_URL: leave them out, MODELS_FILE names the models.';
    return { models: [], problems: [problem] };
  }
  const problems = [
    ...twins(listed),
    ...missingKeys(listed, env),
    ...disorder(listed),
    ...posers(listed),
  ];
  return { models: listed.map((model) => configured(model, env)), problems };
}

/** The model that paints where nobody chose. */
export function firstImageModel({
  imageModels: [first],
}: {
  imageModels: readonly ImageModelConfig[];
}): ImageModelConfig {
  if (!first) throw new Error('There is no model of pictures.');
  return first;
}

const SHOWN: Readonly<Record<ImageEngineName, string>> = {
  builtin: BUILTIN_ENGINE,
  comfyui: 'ComfyUI',
  automatic1111: 'Stable Diffusion',
  openai: 'Picture model',
};

function oneModel(variables: ImageVariables): ImageModelsReading {
  const { IMAGE_ENGINE: engine, IMAGE_MODEL: model, COMFYUI_WORKFLOWS: workflows } = variables;
  const servers = variables.IMAGE_BASE_URL;
  const name = engine === 'builtin' || model === undefined ? SHOWN[engine] : shownModelName(model);
  const parsed = listedImageModel.safeParse({
    engine,
    id: engine === 'builtin' ? BUILTIN_MODEL : DEFAULT_ID,
    name,
    ...(engine !== 'builtin' && { servers }),
    ...(engine === 'comfyui' && { workflows }),
    ...(engine !== 'builtin' && engine !== 'comfyui' && { model }),
  });
  const problems = loneProblems(variables);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => VARIABLE_OF[String(path[0])]));
    for (const wrong of names) problems.push(`${wrong ?? 'IMAGE_ENGINE'}: ${NEEDED[engine]}`);
    return { models: [], problems };
  }
  const { apiKeyEnv: _, ...rest } = { apiKeyEnv: undefined, ...parsed.data };
  return { models: [{ ...rest, name, apiKey: variables.IMAGE_API_KEY }], problems };
}

const VARIABLE_OF: Readonly<Record<string, string>> = {
  servers: 'IMAGE_BASE_URL',
  workflows: 'COMFYUI_WORKFLOWS',
  model: 'IMAGE_MODEL',
};

const NEEDED: Readonly<Record<ImageEngineName, string>> = {
  builtin: 'leave it out.',
  comfyui: 'ComfyUI needs addresses (http://127.0.0.1:8188) and a folder of workflows.',
  automatic1111: 'set the address of the server, http://127.0.0.1:7860.',
  openai: 'set the address of the server, https://.../v1, and the name of a model.',
};

function loneProblems({ IMAGE_ENGINE, IMAGE_BASE_URL, COMFYUI_WORKFLOWS }: ImageVariables) {
  const problems: string[] = [];
  if (IMAGE_ENGINE === 'builtin' && IMAGE_BASE_URL !== undefined) {
    problems.push(
      'IMAGE_BASE_URL: means nothing without IMAGE_ENGINE=comfyui, automatic1111 or openai.',
    );
  }
  if (IMAGE_ENGINE !== 'comfyui' && COMFYUI_WORKFLOWS !== undefined) {
    problems.push('COMFYUI_WORKFLOWS: means nothing without IMAGE_ENGINE=comfyui.');
  }
  return problems;
}

function configured(model: Listed, env: Readonly<Record<string, string>>): ImageModelConfig {
  const name = model.name ?? (model.engine === 'builtin' ? BUILTIN_ENGINE : model.id);
  if (model.engine === 'builtin') return { ...model, name };
  const { apiKeyEnv, ...rest } = model;
  return { ...rest, name, apiKey: apiKeyEnv === undefined ? undefined : env[apiKeyEnv] };
}

function twins(models: readonly Listed[]): string[] {
  return models.flatMap(({ id }, index) =>
    models.findIndex((other) => other.id === id) < index
      ? [`images[${index}].id: another model has the same id`]
      : [],
  );
}

function missingKeys(models: readonly Listed[], env: Readonly<Record<string, string>>): string[] {
  return models.flatMap((model, index) => {
    const name = model.engine === 'builtin' ? undefined : model.apiKeyEnv;
    if (name === undefined || env[name] !== undefined) return [];
    return [`images[${index}].apiKeyEnv: the environment has no variable of this name`];
  });
}

/** A picture says by its model's name if it was drawn by us, and its faces need no look. */
function posers(models: readonly Listed[]): string[] {
  return models.flatMap(({ engine, name }, index) =>
    engine !== 'builtin' && name === BUILTIN_ENGINE
      ? [`images[${index}].name: this is the name of the built-in painter`]
      : [],
  );
}

const isOrdered = (steps: StepBounds): boolean =>
  [steps.standard, steps.hd].every((value) => value >= steps.min && value <= steps.max);
const isWithin = ({ min, max, default: usual }: GuidanceBounds): boolean =>
  usual >= min && usual <= max;

function disorder(models: readonly Listed[]): string[] {
  return models.flatMap(({ steps, guidance }, index) => [
    ...(steps && !isOrdered(steps) ? [`images[${index}].steps: not between min and max`] : []),
    ...(guidance && !isWithin(guidance)
      ? [`images[${index}].guidance: not between min and max`]
      : []),
  ]);
}
