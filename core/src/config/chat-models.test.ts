import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const KEY = 'sk-secret-of-the-operator';
const dir = mkdtempSync(join(tmpdir(), 'vesper-models-'));

function fileOf(content: unknown): string {
  const path = join(dir, `${Math.random()}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
const load = (content: unknown, env: Record<string, string> = {}) =>
  loadConfig({ MODELS_FILE: fileOf(content), ...env }).chatModels;

function problemOf(content: unknown, env: Record<string, string> = {}): string {
  try {
    load(content, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

const LOCAL = { engine: 'openai', id: 'local', baseUrl: 'http://127.0.0.1:8080/v1' };
const HOSTED = {
  ...LOCAL,
  ...{ id: 'big', name: 'Big one', description: 'Slow and wise.', apiKeyEnv: 'BIG_KEY' },
  ...{ model: 'big-70b', contextTokens: 32_768, replyTokens: 2_048, concurrency: 4, price: 2 },
  ...{ sampler: { temperature: 0.7 }, seesPictures: true, thinking: 'hide' },
};

const BLIND = { engine: 'file', id: 'small', file: 'small.gguf', seesPictures: true };

describe('one model', () => {
  it('is the built-in companion, until a server is named', () => {
    expect(loadConfig({}).chatModels).toMatchObject([{ engine: 'builtin', id: 'builtin' }]);
    const env = {
      CHAT_BASE_URL: LOCAL.baseUrl,
      CHAT_MODEL: '/models/small.gguf',
      CHAT_API_KEY: KEY,
    };
    expect(loadConfig(env).chatModels).toMatchObject([
      {
        engine: 'openai',
        id: 'default',
        name: 'small',
        model: '/models/small.gguf',
        apiKey: KEY,
        contextTokens: 8_192,
      },
    ]);
    expect(loadConfig({ ...env, CHAT_ENGINE: 'builtin' }).chatModels).toMatchObject([
      { engine: 'builtin' },
    ]);
  });
});

describe('a model that sees pictures', () => {
  it('is one behind a server, and the configuration of any other is refused', () => {
    const CHAT_SEES_PICTURES = 'on';
    expect(
      loadConfig({ CHAT_BASE_URL: LOCAL.baseUrl, CHAT_SEES_PICTURES }).chatModels,
    ).toMatchObject([{ seesPictures: true }]);
    expect(() => loadConfig({ CHAT_SEES_PICTURES })).toThrow('the built-in companion cannot see');
    expect(() => loadConfig({ CHAT_MODEL_FILE: 'small.gguf', CHAT_SEES_PICTURES })).toThrow(
      'a model from a file cannot see',
    );
  });
});

describe('the file of models', () => {
  it('gives each model, its key by the name of a variable', () => {
    const models = load({ models: [HOSTED, LOCAL, { engine: 'builtin' }] }, { BIG_KEY: KEY });
    expect(models).toMatchObject([
      { id: 'big', name: 'Big one', apiKey: KEY, thinking: 'hide', price: 2 },
      { id: 'local', name: 'local', replyTokens: 1_024, sampler: {} },
      { id: 'builtin', engine: 'builtin' },
    ]);
  });

  it.each([
    ['models[1].contextTokens', { models: [LOCAL, { ...LOCAL, id: 'b', contextTokens: 7 }] }],
    ['models[0].sampler.temperature', { models: [{ ...LOCAL, sampler: { temperature: 9 } }] }],
    ['models[0].baseUrl', { models: [{ ...LOCAL, baseUrl: KEY }] }],
    ['models[0].apiKeyEnv', { models: [{ ...LOCAL, apiKeyEnv: KEY }] }],
    ['models[0].apiKeyEnv', { models: [{ ...LOCAL, apiKeyEnv: 'NOT_THERE' }] }],
    ['models[0].seesPictures: a model from a file cannot see pictures', { models: [BLIND] }],
    ['models[0].engine', { models: [{ ...LOCAL, engine: 'oracle' }] }],
    ['models[0]: Unrecognized key: "apiKey"', { models: [{ ...LOCAL, apiKey: KEY }] }],
    ['models[1].id', { models: [LOCAL, LOCAL] }],
    ['models', { models: [] }],
    ['MODELS_FILE', [LOCAL]],
    ['MODELS_FILE: this is no JSON', `{"models": [{"apiKey": ${KEY}]}`],
  ])('is refused for %s, named by its path and without its value', (path, content) => {
    const problem = problemOf(content);
    expect(problem).toContain(path);
    expect(problem).not.toContain(KEY);
  });

  it('is refused when it is not there, or beside the variables for one', () => {
    expect(() => loadConfig({ MODELS_FILE: join(dir, 'none.json') })).toThrow('MODELS_FILE');
    expect(problemOf({ models: [LOCAL] }, { CHAT_BASE_URL: LOCAL.baseUrl })).toContain('CHAT_');
  });
});
