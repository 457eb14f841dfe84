import { z } from 'zod';
import { BUILTIN_MODEL, MODEL_LIMITS, modelId, samplerSettings } from './model.ts';
import { planName } from './plan-name.ts';
import { PLAN_NAMES, type PlanName } from './plans.ts';

/** Tokens that a model sees, and of its longest reply, where nobody says otherwise. */
export const CONTEXT_TOKENS = 8_192;
export const REPLY_TOKENS = 1_024;
/** Replies that a file writes at once: each takes memory. */
const SEQUENCES = 2;
const SEQUENCES_MAX = 64;

const { contextMin, contextMax, nameMax, descriptionMax, concurrencyMax, priceMax, replyMax } =
  MODEL_LIMITS;
const ADDRESS = 'must be an address such as http://127.0.0.1:8080/v1';
const FILE_IS_BLIND =
  'a model from a file cannot see pictures; leave it out, or name a server that runs the model';

const shared = {
  /** The name on screen; the id by default. */
  name: z.string().trim().min(1).max(nameMax).optional(),
  description: z.string().trim().min(1).max(descriptionMax).nullable().default(null),
  /** Account tokens that a reply costs. */
  price: z.int().min(0).max(priceMax).default(0),
};

const limits = {
  contextTokens: z.int().min(contextMin).max(contextMax).default(CONTEXT_TOKENS),
  replyTokens: z.int().min(16).max(replyMax).default(REPLY_TOKENS),
  sampler: samplerSettings.omit({ replyTokens: true }).default({}),
};

/** A model behind a server that speaks OpenAI's chat completions; its key is kept elsewhere. */
export const openAiModel = z.strictObject({
  engine: z.literal('openai'),
  id: modelId,
  ...shared,
  baseUrl: z.url({ protocol: /^https?$/, error: ADDRESS }),
  /** The server's name for it; without one the first that it lists. */
  model: z.string().trim().min(1).max(200).optional(),
  ...limits,
  /** Replies that it writes at once, of all workers; without one what its server says, or many. */
  concurrency: z.int().min(1).max(concurrencyMax).optional(),
  seesPictures: z.boolean().default(false),
  /** `hide` shows nobody what it thinks before it speaks. */
  thinking: z.enum(['keep', 'hide']).default('keep'),
});

/** A model that runs in the worker. */
export const fileModel = z.strictObject({
  engine: z.literal('file'),
  id: modelId,
  ...shared,
  /** Path of a GGUF file. */
  file: z.string().trim().min(1).max(1_000),
  /** Not offered: the runtime in the worker reads words alone. */
  seesPictures: z.literal(false, FILE_IS_BLIND).default(false),
  ...limits,
  /** Replies that each worker writes with it at once. */
  sequences: z.int().min(1).max(SEQUENCES_MAX).default(SEQUENCES),
});

/** The companion that needs no model. */
export const builtinModel = z.strictObject({
  engine: z.literal('builtin'),
  id: modelId.default(BUILTIN_MODEL),
  ...shared,
});

/** A chat model as it is described at the desk; a file's has the name of its key besides. */
export const modelSettings = z.discriminatedUnion('engine', [openAiModel, fileModel, builtinModel]);
export type ModelSettings = z.output<typeof modelSettings>;

/** People who may talk with a model: everyone, who runs the place, or members of certain plans. */
export const modelAudience = z.union([
  z.enum(['everyone', 'staff']),
  z
    .array(planName)
    .min(1, 'Choose at least one plan.')
    .max(PLAN_NAMES.length)
    .transform((plans): PlanName[] => PLAN_NAMES.filter((plan) => plans.includes(plan))),
]);
export type ModelAudience = z.output<typeof modelAudience>;
