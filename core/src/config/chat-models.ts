import { basename, resolve } from 'node:path';
import { z } from 'zod';
import { BUILTIN_COMPANION, type ChatEngineName } from '../contract/engines.ts';
import { IMAGE_MODEL_LIMITS } from '../contract/image-model.ts';
import type { MODEL_SOURCES } from '../contract/desk/model.ts';
import { MODEL_LIMITS, shownModelName } from '../contract/model.ts';
import { VIDEO_MODEL_LIMITS } from '../contract/video-model.ts';
import { listedImageModel } from './image-models.ts';
import { readJsonFile } from './json-file.ts';
import { listedVideoModel } from './video-models.ts';
import {
  builtinModel,
  fileModel,
  openAiModel,
  REPLY_TOKENS,
  type ModelSettings,
} from '../contract/model-settings.ts';

const DEFAULT_ID = 'default';
/** The name of a model that nobody named: its server's name for it says more. */
export const UNNAMED_MODEL = 'Language model';

const VARIABLE = 'must be the name of an environment variable, not the key itself';

const openAiInFile = openAiModel.extend({
  /** The environment variable that holds the key. */
  apiKeyEnv: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]{0,127}$/, VARIABLE)
    .optional(),
});

/** One schema for each engine that a model can have. */
const listedModel = z.discriminatedUnion('engine', [openAiInFile, fileModel, builtinModel]);
const modelsFile = z.strictObject({
  models: z.array(listedModel).min(1).max(MODEL_LIMITS.count),
  images: z.array(listedImageModel).min(1).max(IMAGE_MODEL_LIMITS.count).optional(),
  videos: z.array(listedVideoModel).max(VIDEO_MODEL_LIMITS.count).optional(),
});

type Listed = z.output<typeof listedModel>;
type Configured<Model extends Listed> = Model extends unknown
  ? Omit<Model, 'apiKeyEnv' | 'name'> & { name: string }
  : never;

/** A model as the operator configured it. Keys stay in here: never in logs, errors or views. */
export type ChatModelConfig =
  | (Configured<z.output<typeof openAiInFile>> & { apiKey: string | undefined })
  | Configured<z.output<typeof fileModel>>
  | Configured<z.output<typeof builtinModel>>;

/** The model behind a server that speaks OpenAI's chat completions. */
export type OpenAiModelConfig = Extract<ChatModelConfig, { engine: 'openai' }>;

/** The variables that configure chat models. */
export interface ChatVariables {
  MODELS_FILE?: string | undefined;
  CHAT_ENGINE?: ChatEngineName | undefined;
  CHAT_BASE_URL?: string | undefined;
  CHAT_MODEL?: string | undefined;
  CHAT_API_KEY?: string | undefined;
  CHAT_CONTEXT_TOKENS: number;
  CHAT_SEES_PICTURES: 'on' | 'off';
  CHAT_MODEL_FILE?: string | undefined;
  CHAT_MODEL_SEQUENCES: number;
}

/** Place that fixes a model, so that the desk cannot change it. */
export type ModelSource = (typeof MODEL_SOURCES)[number];

interface ChatModelsReading {
  models: ChatModelConfig[];
  source: ModelSource;
  /** The models of pictures that the file lists besides, unchecked. */
  images?: z.output<typeof modelsFile>['images'];
  /** The models of films that it lists besides, unchecked. */
  videos?: z.output<typeof modelsFile>['videos'];
  /** What is wrong, by name and path, never with values. */
  problems: string[];
}

/**
 * Reads the models from the file that `MODELS_FILE` names, or makes the one that the variables
 * describe; the built-in companion where there is neither.
 * @param env for the keys that the file names
 */
export function readChatModels(
  variables: ChatVariables,
  env: Readonly<Record<string, string>>,
): ChatModelsReading {
  const { MODELS_FILE: path } = variables;
  if (path === undefined) {
    const source = SOURCES[engineOf(variables)];
    return { models: [oneModel(variables)], source, problems: problemsOfOne(variables) };
  }
  const { CHAT_BASE_URL, CHAT_ENGINE, CHAT_MODEL_FILE } = variables;
  if ([CHAT_BASE_URL, CHAT_ENGINE, CHAT_MODEL_FILE].some((set) => set !== undefined)) {
    const problem =
      'CHAT_BASE_URL, CHAT_ENGINE and CHAT_MODEL_FILE: leave them out, MODELS_FILE names every model.';
    return { models: [], source: 'MODELS_FILE', problems: [problem] };
  }
  return readFile(path, env);
}

/** The variable to which an engine of one model is owed. */
const SOURCES: Readonly<Record<ChatEngineName, ModelSource>> = {
  openai: 'CHAT_BASE_URL',
  file: 'CHAT_MODEL_FILE',
  builtin: 'built-in',
};

function problemsOfOne(variables: ChatVariables): string[] {
  const { CHAT_ENGINE, CHAT_BASE_URL, CHAT_CONTEXT_TOKENS, CHAT_MODEL_FILE, CHAT_SEES_PICTURES } =
    variables;
  const problems: string[] = [];
  if (CHAT_ENGINE === 'file' && CHAT_MODEL_FILE === undefined) {
    problems.push('CHAT_MODEL_FILE: set the path of a GGUF file.');
  }
  if (CHAT_BASE_URL !== undefined && CHAT_MODEL_FILE !== undefined) {
    problems.push('CHAT_MODEL_FILE: leave it out with CHAT_BASE_URL, or the other way round.');
  }
  if (CHAT_ENGINE === 'openai' && CHAT_BASE_URL === undefined) {
    problems.push('CHAT_BASE_URL: set the address of the model server, https://.../v1.');
  }
  if (CHAT_SEES_PICTURES === 'on' && engineOf(variables) !== 'openai') {
    const blind = CHAT_MODEL_FILE === undefined ? 'the built-in companion' : 'a model from a file';
    problems.push(`CHAT_SEES_PICTURES: ${blind} cannot see pictures. Set CHAT_BASE_URL, or off.`);
  }
  if (CHAT_CONTEXT_TOKENS < MODEL_LIMITS.contextMin) {
    problems.push(`CHAT_CONTEXT_TOKENS: must be at least ${MODEL_LIMITS.contextMin}.`);
  }
  return problems;
}

/** A model in the configuration is meant to be used. */
function engineOf({ CHAT_ENGINE, CHAT_BASE_URL, CHAT_MODEL_FILE }: ChatVariables): ChatEngineName {
  if (CHAT_ENGINE !== undefined) return CHAT_ENGINE;
  if (CHAT_BASE_URL !== undefined) return 'openai';
  return CHAT_MODEL_FILE === undefined ? 'builtin' : 'file';
}

function oneModel(variables: ChatVariables): ChatModelConfig {
  const { CHAT_BASE_URL: baseUrl, CHAT_MODEL: model, CHAT_MODEL_FILE: file } = variables;
  const engine = engineOf(variables);
  if (engine === 'file' && file !== undefined) return oneFile(file, variables);
  if (engine === 'builtin' || baseUrl === undefined) {
    return withName(builtinModel.parse({ engine: 'builtin' }));
  }
  return {
    engine: 'openai',
    // The same for whichever model is behind it: conversations that chose it stay with it.
    id: DEFAULT_ID,
    name: model === undefined ? UNNAMED_MODEL : shownModelName(model),
    ...{ description: null, price: 0, sampler: {}, thinking: 'keep' },
    seesPictures: variables.CHAT_SEES_PICTURES === 'on',
    baseUrl,
    model,
    apiKey: variables.CHAT_API_KEY,
    contextTokens: variables.CHAT_CONTEXT_TOKENS,
    replyTokens: REPLY_TOKENS,
  };
}

function oneFile(
  file: string,
  { CHAT_CONTEXT_TOKENS: contextTokens, CHAT_MODEL_SEQUENCES: sequences }: ChatVariables,
): ChatModelConfig {
  const model = { engine: 'file', id: DEFAULT_ID, name: basename(file, '.gguf') } as const;
  const limits = { contextTokens, sequences, replyTokens: REPLY_TOKENS };
  const shown = { description: null, price: 0, sampler: {}, seesPictures: false } as const;
  return { ...model, ...limits, ...shown, file: resolve(file) };
}

function withName<Model extends { id: string; engine: ChatEngineName; name?: string | undefined }>(
  model: Model,
): Model & { name: string } {
  const name = model.engine === 'builtin' ? BUILTIN_COMPANION : (model.name ?? model.id);
  return { ...model, name };
}

function readFile(path: string, env: Readonly<Record<string, string>>): ChatModelsReading {
  const source = 'MODELS_FILE' as const;
  const wrong = (...problems: string[]) => ({ models: [], source, problems });
  const read = readJsonFile(source, path, modelsFile);
  if ('problems' in read) return wrong(...read.problems);
  const { models, images, videos } = read.content;
  const problems = [...twins(models), ...missingKeys(models, env)];
  if (problems.length > 0) return wrong(...problems);
  return {
    models: models.map((model) => configured(model, env)),
    source,
    images,
    videos,
    problems,
  };
}

/** A model that the desk keeps, as engines are made of it. */
export function storedModel(model: ModelSettings, apiKey: string | undefined): ChatModelConfig {
  if (model.engine === 'builtin') return withName(model);
  if (model.engine === 'file') return withName({ ...model, file: resolve(model.file) });
  return { ...withName(model), apiKey };
}

function configured(model: Listed, env: Readonly<Record<string, string>>): ChatModelConfig {
  if (model.engine !== 'openai') return storedModel(model, undefined);
  const { apiKeyEnv, ...rest } = model;
  return storedModel(rest, apiKeyEnv === undefined ? undefined : env[apiKeyEnv]);
}

function twins(models: readonly Listed[]): string[] {
  return models.flatMap(({ id }, index) =>
    models.findIndex((other) => other.id === id) < index
      ? [`models[${index}].id: another model has the same id`]
      : [],
  );
}

function missingKeys(models: readonly Listed[], env: Readonly<Record<string, string>>): string[] {
  return models.flatMap((model, index) => {
    const name = model.engine === 'openai' ? model.apiKeyEnv : undefined;
    if (name === undefined || env[name] !== undefined) return [];
    return [`models[${index}].apiKeyEnv: the environment has no variable of this name`];
  });
}
