import { z } from 'zod';
import { time } from '../common.ts';
import { LIMITS } from '../limits.ts';
import { MODEL_LIMITS, modelId } from '../model.ts';
import { modelAudience, modelSettings, type ModelSettings } from '../model-settings.ts';
import { reason, version } from './common.ts';

/** Places that can fix a model: the file of models, the variables, or nothing at all. */
export const MODEL_SOURCES = [
  'MODELS_FILE',
  'CHAT_BASE_URL',
  'CHAT_MODEL_FILE',
  'built-in',
] as const;

/** A first word that takes longer than this is slow. Milliseconds. */
export const SLOW_FIRST_WORD = 5_000;

const DESK_MODEL_STATES = ['up', 'slow', 'away', 'unknown'] as const;

/** A chat model as those see it who run the place; its key is never in here. */
export const deskModel = z.object({
  id: z.string(),
  name: z.string(),
  /** The place that fixes it; null for one that can be changed here. */
  source: z.enum(MODEL_SOURCES).nullable(),
  isFixed: z.boolean(),
  /** True for the one that speaks where nobody chose. */
  isDefault: z.boolean(),
  isOff: z.boolean(),
  audience: modelAudience,
  settings: modelSettings,
  key: z.enum(['none', 'kept', 'unreadable']),
  /** 0 for one that is fixed. */
  version,
  changedAt: time.nullable(),
  /** By what workers saw last; `unknown` where none told of it. */
  state: z.enum(DESK_MODEL_STATES),
  /** The middle of its latest times to the first word, milliseconds. */
  firstWordMs: z.int().nonnegative().nullable(),
  /** The server's own name for it, and the tokens that it says it can see. */
  serverModel: z.string().nullable(),
  contextTokens: z.int().positive().nullable(),
});
export type DeskModel = z.infer<typeof deskModel>;

export const deskModels = z.object({
  models: z.array(deskModel),
  /** Added here under an id that the configuration uses too: they wait until it does no longer. */
  hidden: z.array(z.object({ id: z.string(), version })),
  /** The version of their order. */
  orderVersion: version,
  /** False where no key can be kept, as nobody set `SECRETS_KEY`. */
  keepsKeys: z.boolean(),
});
export type DeskModels = z.infer<typeof deskModels>;

const KEY = 'A key has no spaces, and at most 1,000 characters.';
const apiKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,1000}$/, KEY);

const LOGIN = 'A name and password in the address would be shown: use the key for it.';
const hasNoLogin = (settings?: ModelSettings): boolean => {
  // What is no address at all is complained of elsewhere.
  if (settings?.engine !== 'openai' || !URL.canParse(settings.baseUrl)) return true;
  const { username, password } = new URL(settings.baseUrl);
  return username === '' && password === '';
};
/** Settings whose address holds no secret. */
const openSettings = modelSettings.refine(hasNoLogin, { message: LOGIN, path: ['baseUrl'] });

const ID = 'An id has letters, digits, and . _ : - after the first.';
const NEW_ID = /^[A-Za-z0-9][\w.:-]*$/;

export const addModelRequest = z
  .strictObject({
    settings: openSettings,
    apiKey: apiKey.optional(),
    isOff: z.boolean().default(false),
    audience: modelAudience.default('everyone'),
    reason: reason.optional(),
  })
  .refine(({ settings }) => NEW_ID.test(settings.id), { message: ID, path: ['settings', 'id'] });
export type AddModelRequest = z.output<typeof addModelRequest>;

/** What is left out stays; `apiKey` null takes the key away. */
export const changeModelRequest = z.strictObject({
  version,
  settings: openSettings.optional(),
  apiKey: apiKey.nullable().optional(),
  isOff: z.boolean().optional(),
  audience: modelAudience.optional(),
  reason: reason.optional(),
});
export type ChangeModelRequest = z.output<typeof changeModelRequest>;

export const orderModelsRequest = z.strictObject({
  ids: z
    .array(modelId)
    .min(1)
    .max(2 * MODEL_LIMITS.count)
    .refine((ids) => new Set(ids).size === ids.length, 'Each model has one place.'),
  version,
  reason: reason.optional(),
});

export const deskModelParams = z.object({ id: modelId });
export const removeModelRequest = z.strictObject({ version, reason });

const words = z
  .string()
  .trim()
  .min(1, 'Write a sentence.')
  .max(LIMITS.tryWordsMax, `Write at most ${LIMITS.tryWordsMax} characters.`);

/** One that is there, by its id; or one that nobody saved, which may use the key of one that is. */
export const tryModelRequest = z.union([
  z.strictObject({ text: words, id: modelId }),
  z.strictObject({
    text: words,
    settings: openSettings,
    apiKey: apiKey.optional(),
    keyOf: modelId.optional(),
  }),
]);
export type TryModelRequest = z.output<typeof tryModelRequest>;

/** Reasons why a trial came to nothing, in the words of whoever can do something about it. */
export const TRIAL_FAILURES = {
  unreachable: 'Nothing answers at this address. Check it, and that the server runs.',
  key_wanted: 'The server wants a key, and this model has none.',
  key_refused: 'The server refuses the key. Check that it is right and still valid.',
  key_unreadable: 'The key of this model cannot be read: enter it again.',
  unknown_model: 'The server does not know this model. Check its name, and the end of the address.',
  refused_for_now:
    'The server takes nothing more for now: its limit, or the credit there, is used up.',
  server_failed: 'The server answers with an error of its own. Its log says more.',
  unreadable: 'The server answers, but not the way of OpenAI: check the address.',
  timeout: 'The first word did not come in time.',
  broken_off: 'The reply broke off before its end.',
  content_refused: 'This cannot be made here.',
  unknown: 'There is no such model any more.',
  not_saved: 'A model from a file is loaded when it is saved: save it first, then try it.',
  failed: 'This failed. The log of the worker says more.',
} as const;
export type TrialFailure = keyof typeof TRIAL_FAILURES;

const FAILURES = Object.keys(TRIAL_FAILURES).filter(
  (code): code is TrialFailure => code in TRIAL_FAILURES,
);
const failure = z.enum(FAILURES).nullable();

/** What came of trying a model. */
export const modelTrial = z.object({
  /** Why there is no reply, or not all of it; and the sentence for it. */
  failure,
  failureWords: z.string().nullable(),
  text: z.string(),
  thinking: z.string().nullable(),
  firstWordMs: z.int().nonnegative().nullable(),
  totalMs: z.int().nonnegative(),
  promptTokens: z.int().nonnegative().nullable(),
  completionTokens: z.int().nonnegative().nullable(),
});
export type ModelTrial = z.infer<typeof modelTrial>;

export const tryPainterRequest = z.strictObject({ prompt: words });

/** What came of trying the painter. */
export const painterTrial = z.object({
  failure,
  failureWords: z.string().nullable(),
  /** A small WebP, base64; null where there is none. */
  picture: z.string().nullable(),
  totalMs: z.int().nonnegative(),
});
export type PainterTrial = z.infer<typeof painterTrial>;

const number = z.int().nonnegative();
/** Milliseconds that half of all took at most, and nineteen of twenty; null where there were none. */
const percentiles = z.object({ p50: number, p95: number }).nullable();
const imageUse = z.object({
  completed: number,
  stopped: number,
  failures: z.array(z.object({ code: z.string(), count: number })),
  /** Tokens that members paid. */
  tokens: number,
  /** By `costPerMillion` or `costPerPicture`, in the unit of those. */
  cost: z.number().nonnegative(),
  times: z.object({ waiting: percentiles, painting: percentiles, saving: percentiles }),
});
export type DeskImageUse = z.infer<typeof imageUse>;

/** How the models of pictures were used: since midnight UTC, and in seven days up to now. */
export const deskImageModels = z.object({
  models: z.array(z.object({ id: z.string(), name: z.string(), today: imageUse, week: imageUse })),
});
export type DeskImageModels = z.infer<typeof deskImageModels>;
