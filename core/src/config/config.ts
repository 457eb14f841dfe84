import { resolve } from 'node:path';
import { z } from 'zod';
import { BRAND } from '../contract/brand.ts';
import { CHAT_ENGINES, IMAGE_ENGINES, STORY_ENGINES } from '../contract/engines.ts';
import { DAILY_TOKENS } from '../contract/plans.ts';
import { isRedisUrl, REDIS_URL_FORMS } from '../redis-address.ts';
import { CONTEXT_TOKENS } from '../contract/model-settings.ts';
import { ACCOUNT_VARIABLES, accountOf, accountProblems } from './account-config.ts';
import { readChatModels } from './chat-models.ts';
import { IMAGE_MODEL_VARIABLES, readImageModels } from './image-models.ts';
import { readImagePresets, type ImagePresets } from './image-presets.ts';
import { knownSecrets } from './known-secrets.ts';
import { list } from './list.ts';
import { MARK_VARIABLES, markProblems, markSecretsOf } from './mark-config.ts';
import { MODERATION_VARIABLES, moderationOf } from './moderation-config.ts';
import {
  AGE_PROVIDER_VARIABLES,
  ageProviderOf,
  ageProviderProblems,
} from './age-provider-config.ts';
import { OIDC_VARIABLES, oidcOf, oidcProblems } from './oidc-config.ts';
import { PAYMENT_VARIABLES, paymentOf, paymentProblems } from './payment-config.ts';
import { PICTURE_VARIABLES, pictureProblems, picturesOf } from './picture-config.ts';
import { port } from './port.ts';
import { REGION_VARIABLES, regionProblems, regionsOf } from './region-config.ts';
import { SPEECH_VARIABLES, voiceOf } from './speech-config.ts';
import { readVideoModels } from './video-models.ts';
import { WATCH_VARIABLES, watchOf, watchProblems } from './watch-config.ts';

const WHOLE = 'must be a whole number';
const count = (fallback: number) =>
  z.coerce.number(WHOLE).int(WHOLE).positive('must be at least 1').default(fallback);
const milliseconds = (fallback: number) =>
  z.coerce.number(WHOLE).int(WHOLE).nonnegative('must not be negative').default(fallback);
const DAILY = `must be a whole number from 0 to ${DAILY_TOKENS.max}`;
const LAUNCH = 'must be a date or a time such as 2027-03-01T18:00:00';

/** Every variable the product reads. README's configuration table documents them in this order. */
const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().nonnegative().default(0),
  SESSION_KEYS: list.optional(),
  SECRETS_KEY: z.string().min(32, 'needs at least 32 characters').optional(),
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional']).default('optional'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LOAD_TEST_KEY: z.string().min(32, 'needs at least 32 characters').optional(),
  WARM_UP: z.enum(['on', 'off']).default('on'),
  PLAN_LIMITS: z.enum(['on', 'off']).default('off'),
  DAILY_TOKENS: z.coerce
    .number(DAILY)
    .int(DAILY)
    .min(0, DAILY)
    .max(DAILY_TOKENS.max, DAILY)
    .default(DAILY_TOKENS.default),
  PRO_LAUNCH_DATE: z.iso.date('must be a date such as 2027-03-01').optional(),
  LAUNCH_DATE: z
    .union([z.iso.date(), z.iso.datetime({ local: true, offset: true })], LAUNCH)
    .default(BRAND.launchAt),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb://')
    .optional(),
  REDIS_URL: z.string().refine(isRedisUrl, `must look like ${REDIS_URL_FORMS}`).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().default('vesper'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  ANALYTICS_URL: z.url({ protocol: /^https?$/ }).optional(),
  LIVE_CHAT_URL: z.url({ protocol: /^https?$/ }).optional(),
  LIVE_CHAT_ORIGINS: list.optional(),
  ...PAYMENT_VARIABLES,
  ...OIDC_VARIABLES,
  ...ACCOUNT_VARIABLES,
  ...REGION_VARIABLES,
  ...AGE_PROVIDER_VARIABLES,
  HOUSEKEEPING_MS: count(15_000),
  ...WATCH_VARIABLES,
  CHAT_ENGINE: z.enum(CHAT_ENGINES).optional(),
  CHAT_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHAT_MODEL: z.string().optional(),
  CHAT_API_KEY: z.string().optional(),
  CHAT_CONTEXT_TOKENS: count(CONTEXT_TOKENS),
  CHAT_SEES_PICTURES: z.enum(['on', 'off']).default('off'),
  CHAT_MODEL_FILE: z.string().optional(),
  CHAT_MODEL_SEQUENCES: count(2),
  MODELS_FILE: z.string().optional(),
  IMAGE_ENGINE: z.enum(IMAGE_ENGINES).default('builtin'),
  ...IMAGE_MODEL_VARIABLES,
  IMAGE_PRESETS_FILE: z.string().optional(),
  FFMPEG_PATH: z.string().default('ffmpeg'),
  STORY_ENGINE: z.enum(STORY_ENGINES).optional(),
  STORY_MODEL: z.string().optional(),
  ...MODERATION_VARIABLES,
  ...PICTURE_VARIABLES,
  ...MARK_VARIABLES,
  ...SPEECH_VARIABLES,
  CHAT_CONCURRENCY: count(64),
  IMAGE_CONCURRENCY: count(1),
  COMPANION_WORD_MS: milliseconds(55),
  COMPANION_THINKING_MS: milliseconds(700),
  PAINTER_LAYER_MS: milliseconds(250),
  PAINTER_SCALE: z.coerce.number().min(0.1).max(1).default(1),
  REMEMBER_AFTER_MS: milliseconds(180_000),
  EMBEDDING_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  EMBEDDING_MODEL: z.string().optional(),
  EMBEDDING_API_KEY: z.string().optional(),
  BACKUP_KEY_FILE: z.string().optional(),
  BACKUP_KEY: z.string().optional(),
});

export type RawConfig = z.output<typeof variables>;

/** The error for missing or wrong variables; its message names each of them, and no values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function refuse(problems: string[]): never {
  throw new ConfigError(
    `The configuration is not valid:\n${problems.map((p) => `  ${p}`).join('\n')}`,
  );
}

/** Nobody in between reads what is sent there: a session cookie must not travel in the open. */
function isPrivate({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function productionChecks(raw: RawConfig): string[] {
  const problems: string[] = [];
  if (raw.RATE_LIMITS === 'off') {
    problems.push('RATE_LIMITS=off is for load tests and is refused with NODE_ENV=production.');
  }
  if (!raw.SESSION_KEYS?.length) {
    problems.push('SESSION_KEYS: set one or two random secrets, separated by a comma.');
  }
  if (raw.PUBLIC_URL === undefined || !isPrivate(new URL(raw.PUBLIC_URL))) {
    problems.push('PUBLIC_URL: set the address people open, https://...');
  }
  if (raw.TRUSTED_PROXIES === 0 && raw.PUBLIC_URL?.startsWith('https:')) {
    problems.push(
      'TRUSTED_PROXIES: https ends at a proxy in front: say how many there are, or everybody ' +
        'shares its address.',
    );
  }
  return [...problems, ...knownSecrets(raw)];
}

function crossChecks(raw: RawConfig): string[] {
  const problems = raw.NODE_ENV === 'production' ? productionChecks(raw) : [];
  if (raw.SESSION_KEYS?.some((key) => key.length < 32)) {
    problems.push('SESSION_KEYS: each key needs at least 32 characters.');
  }
  if (raw.EMBEDDING_BASE_URL !== undefined && raw.EMBEDDING_MODEL === undefined) {
    problems.push('EMBEDDING_MODEL: name the model at EMBEDDING_BASE_URL.');
  }
  if (raw.S3_ENDPOINT !== undefined && (!raw.S3_ACCESS_KEY || !raw.S3_SECRET_KEY)) {
    problems.push('S3_ACCESS_KEY and S3_SECRET_KEY: both are needed with S3_ENDPOINT.');
  }
  return [
    ...problems,
    ...chatProblems(raw),
    ...watchProblems(raw),
    ...paymentProblems(raw),
    ...oidcProblems(raw),
    ...accountProblems(raw),
    ...markProblems(raw),
    ...ageProviderProblems(raw),
    ...pictureProblems(raw),
    ...regionProblems(raw, ageProviderOf(raw) !== undefined),
  ];
}

function chatProblems({ LIVE_CHAT_URL, LIVE_CHAT_ORIGINS = [] }: RawConfig): string[] {
  const problems: string[] = [];
  if (LIVE_CHAT_ORIGINS.some((text) => !/^https?:\/\/[\w.:*-]+$/.test(text))) {
    problems.push('LIVE_CHAT_ORIGINS: name origins only, https://..., separated by a comma.');
  }
  if (LIVE_CHAT_ORIGINS.length > 0 && LIVE_CHAT_URL === undefined) {
    problems.push('LIVE_CHAT_ORIGINS: means nothing without LIVE_CHAT_URL.');
  }
  return problems;
}

function tree(
  raw: RawConfig,
  chat: ReturnType<typeof readChatModels>,
  images: ReturnType<typeof readImageModels>,
  videos: ReturnType<typeof readVideoModels>,
  imagePresets: ImagePresets,
) {
  return {
    production: raw.NODE_ENV === 'production',
    logLevel: raw.LOG_LEVEL,
    host: raw.HOST,
    port: raw.PORT,
    dataDir: resolve(raw.DATA_DIR),
    ...addressesOf(raw),
    trustedProxies: raw.TRUSTED_PROXIES,
    /** Where more is asked for than a declaration of age; undefined: nowhere. */
    ageRegions: regionsOf(raw),
    /** Who vouches there for an age; undefined: nobody. */
    ageProvider: ageProviderOf(raw),
    sessionKeys: raw.SESSION_KEYS ?? [],
    /** True when the desk is open only to sessions that showed a second factor. */
    staffSecondFactor: raw.STAFF_SECOND_FACTOR === 'required',
    rateLimits: raw.RATE_LIMITS === 'on',
    /** What load tests of this system show that they may; undefined: nobody may. */
    loadTestKey: raw.LOAD_TEST_KEY,
    /** True when tables and grammars are loaded at the start and not with the first text. */
    warmUp: raw.WARM_UP === 'on',
    /** True when the monthly limits of plans are enforced. */
    planLimits: raw.PLAN_LIMITS === 'on',
    /** Tokens up to which a lower balance is filled every day; 0 when nothing is. */
    dailyTokens: raw.DAILY_TOKENS,
    /** The day on which the Pro plan begins; undefined while none is named. */
    proLaunch: raw.PRO_LAUNCH_DATE,
    /** A date alone means its midnight where the visitor is, as a time without a zone does. */
    launchDate: raw.LAUNCH_DATE.includes('T') ? raw.LAUNCH_DATE : `${raw.LAUNCH_DATE}T00:00:00`,
    mongodbUri: raw.MONGODB_URI,
    redisUrl: raw.REDIS_URL,
    s3:
      raw.S3_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: raw.S3_ENDPOINT,
            region: raw.S3_REGION,
            bucket: raw.S3_BUCKET,
            accessKey: raw.S3_ACCESS_KEY ?? '',
            secretKey: raw.S3_SECRET_KEY ?? '',
          },
    /** Address for the visit events of those who agreed; undefined: they are not sent. */
    analyticsUrl: raw.ANALYTICS_URL,
    /** A support chat for those who agreed: its script, and every origin it needs. */
    liveChat:
      raw.LIVE_CHAT_URL === undefined
        ? undefined
        : {
            scriptUrl: raw.LIVE_CHAT_URL,
            origins: [new URL(raw.LIVE_CHAT_URL).origin, ...(raw.LIVE_CHAT_ORIGINS ?? [])],
          },
    ...paymentOf(raw),
    oidc: oidcOf(raw),
    ...accountOf(raw),
    /** Milliseconds between a worker's looks for what crashes left behind. */
    housekeepingMs: raw.HOUSEKEEPING_MS,
    ...watchOf(raw),
    /** The models of the configuration, at least one; the desk can add others. */
    chatModels: chat.models,
    /** What fixes them: the desk cannot change these. */
    chatModelSource: chat.source,
    /** Encrypts what the desk keeps, such as keys of models; undefined: it keeps none. */
    secretsKey: raw.SECRETS_KEY,
    /** The models of pictures, at least one; the first one paints where nobody chose. */
    imageModels: images.models,
    /** The styles of pictures, and the lists of words that descriptions choose from. */
    imagePresets,
    /** The models of films; each is offered while a worker that can make films is there. */
    videoModels: videos.models,
    /** The program that encodes films: a path, or a name in the PATH. */
    ffmpegPath: raw.FFMPEG_PATH,
    /** Undefined: the chat model where there is one, otherwise the built-in storyteller. */
    storyEngine: raw.STORY_ENGINE,
    /** Id of the chat model that tells stories; undefined takes the first. */
    storyModel: raw.STORY_MODEL,
    /** The server that judges texts beside our own rules; undefined: these alone. */
    moderation: moderationOf(raw),
    /** What pictures are checked by before others see them. */
    pictures: picturesOf(raw),
    /** What the mark in made pictures follows from: the first marks, all are looked for. */
    markSecrets: markSecretsOf(raw),
    ...voiceOf(raw),
    chatConcurrency: raw.CHAT_CONCURRENCY,
    imageConcurrency: raw.IMAGE_CONCURRENCY,
    companion: { wordMs: raw.COMPANION_WORD_MS, thinkingMs: raw.COMPANION_THINKING_MS },
    painterLayerMs: raw.PAINTER_LAYER_MS,
    painterScale: raw.PAINTER_SCALE,
    /** Milliseconds that a talk rests before it is looked through for facts to remember. */
    rememberAfterMs: raw.REMEMBER_AFTER_MS,
    embeddingServer: embeddingServerOf(raw),
    /** The key that backups are encrypted with, as text, or a file that holds it. */
    backupKeyFile: raw.BACKUP_KEY_FILE,
    backupKey: raw.BACKUP_KEY,
  };
}

/** Where people open the product. */
function addressesOf({ PUBLIC_URL, PORT }: RawConfig) {
  const publicUrl = PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL);
  return {
    /** The only origin that may change state. */
    publicOrigin: publicUrl?.origin,
    /** The beginning of links in mails: never taken from a request, which can name any host. */
    linkOrigin: publicUrl?.origin ?? `http://localhost:${PORT}`,
    secureCookies: publicUrl?.protocol === 'https:',
  };
}

/** Facts are chosen by words where there is none. */
function embeddingServerOf(raw: RawConfig) {
  const { EMBEDDING_BASE_URL: baseUrl, EMBEDDING_MODEL: model, EMBEDDING_API_KEY: apiKey } = raw;
  return baseUrl === undefined || model === undefined ? undefined : { baseUrl, model, apiKey };
}

export type Config = ReturnType<typeof tree>;

/** A configuration whose services are all known: what the gateway and the workers run on. */
export type ServiceConfig = Config & { mongodbUri: string; redisUrl: string };

/**
 * Builds the typed configuration from environment variables.
 * @throws ConfigError naming every variable that is missing or wrong, without its value.
 */
export function loadConfig(env: Record<string, string>): Config {
  const parsed = variables.safeParse(env);
  if (!parsed.success) {
    refuse(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const chat = readChatModels(parsed.data, env);
  const images = readImageModels(parsed.data, chat.images, env);
  const videos = readVideoModels(chat.videos, images.models, env);
  const ids = images.models.map(({ id }) => id);
  const { problems: wrong, ...presets } = readImagePresets(parsed.data.IMAGE_PRESETS_FILE, ids);
  const found = [chat, images, videos].flatMap(({ problems }) => problems);
  const problems = [...crossChecks(parsed.data), ...found, ...wrong];
  if (problems.length > 0) refuse(problems);
  return tree(parsed.data, chat, images, videos, presets);
}

/**
 * The same, for a process that needs its services' addresses and session keys to be set.
 * @throws ConfigError
 */
export function loadServiceConfig(env: Record<string, string>): ServiceConfig {
  const config = loadConfig(env);
  const { mongodbUri, redisUrl } = config;
  if (mongodbUri === undefined) refuse(['MONGODB_URI: set it, or start with `npm start`.']);
  if (redisUrl === undefined) refuse(['REDIS_URL: set it, or start with `npm start`.']);
  if (config.sessionKeys.length === 0) refuse(['SESSION_KEYS: set it, or start with `npm start`.']);
  return { ...config, mongodbUri, redisUrl };
}
