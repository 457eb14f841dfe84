import { z } from 'zod';
import { id } from './common.ts';

/** The built-in companion's id among the models. */
export const BUILTIN_MODEL = 'builtin';

/** Bounds of what an operator can say about a model; tokens where the name says nothing else. */
export const MODEL_LIMITS = {
  count: 100,
  idMax: 80,
  nameMax: 80,
  descriptionMax: 300,
  /** With less there is no room for a character and an answer. */
  contextMin: 512,
  contextMax: 10_000_000,
  replyMax: 65_536,
  concurrencyMax: 10_000,
  /** Account tokens for one reply. */
  priceMax: 1_000,
} as const;

/**
 * A model's name without the folders and the ending of its file: servers that run a file name the
 * model by its path.
 */
export const shownModelName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? name).replace(/\.gguf$/i, '').slice(0, MODEL_LIMITS.nameMax) ||
  name;

export const modelId = z.string().trim().min(1).max(MODEL_LIMITS.idMax);

/** How a model chooses its words; what is left out is as the operator configured the model. */
export const samplerSettings = z
  .strictObject({
    temperature: z.number().min(0).max(2),
    topP: z.number().min(0).max(1),
    frequencyPenalty: z.number().min(-2).max(2),
    presencePenalty: z.number().min(-2).max(2),
    /** Longest reply, tokens. */
    replyTokens: z.int().min(16).max(8_192),
  })
  .partial();
export type SamplerSettings = z.infer<typeof samplerSettings>;

/** A model that members can choose. */
export const chatModelView = z.object({
  id: modelId,
  name: z.string(),
  description: z.string().nullable(),
  isBuiltin: z.boolean(),
  /** True while its server does not answer; it comes back by itself. */
  isAway: z.boolean(),
  /** Tokens that it can see, its reply included; null for the built-in companion. */
  contextTokens: z.int().positive().nullable(),
  seesPictures: z.boolean(),
  /** Tokens of the account that a reply costs. */
  price: z.int().nonnegative(),
});
export type ChatModelView = z.infer<typeof chatModelView>;

/** The operator's models in their order; the first one speaks where nobody chose. */
export const modelsView = z.object({ models: z.array(chatModelView).min(1) });

/** Ends of a reply: of its own accord, at the longest length, or broken off. */
export const REPLY_FINISHES = ['stop', 'length', 'cut'] as const;

/** The making of a reply, for those who want to know. */
export const replyDetails = z.object({
  modelId: z.string(),
  /** The model's shown name at that time. */
  model: z.string(),
  /** What the model thought before it spoke, where it lets us see that; never sent back to it. */
  thinking: z.string().nullable(),
  finish: z.enum(REPLY_FINISHES).nullable(),
  /** Tokens, as the server counted them; null where it does not say. */
  promptTokens: z.int().nonnegative().nullable(),
  /** Of these, the ones it had computed before. */
  cachedTokens: z.int().nonnegative().nullable(),
  completionTokens: z.int().nonnegative().nullable(),
  /** Milliseconds from the request to the first word, and to the last. */
  firstWordMs: z.int().nonnegative().nullable(),
  totalMs: z.int().nonnegative().nullable(),
  /** The facts that it was given about the member; missing where there were none. */
  memoryIds: z.array(id).optional(),
});
export type ReplyDetails = z.infer<typeof replyDetails>;
