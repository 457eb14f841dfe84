import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '@vesper/core/config/config';
import { BUILTIN_COMPANION, BUILTIN_ENGINE } from '@vesper/core/contract/engines';
import { createEngines } from './create-engines.ts';

const config = loadConfig({});

describe('the engines', () => {
  it('are the built-in ones until the configuration names others', async () => {
    const engines = createEngines(config);
    const { chat, images, story } = engines;
    expect([chat.engine(null)?.name, images.first.engine.name, story.name]).toEqual([
      BUILTIN_COMPANION,
      ...[BUILTIN_ENGINE, BUILTIN_ENGINE],
    ]);
    await engines.close();
  });

  it.each([
    ['the chat model where there is one', {}, 'small'],
    [
      'the built-in storyteller where the operator wants it',
      { STORY_ENGINE: 'builtin' },
      BUILTIN_ENGINE,
    ],
  ])('tell stories by %s', async (_, change, name) => {
    const server = { CHAT_BASE_URL: 'http://127.0.0.1:9/v1', CHAT_MODEL: 'small' };
    const engines = createEngines(loadConfig({ ...server, ...change }));
    expect(engines.story.name).toBe(name);
    await engines.close();
  });

  it.each<Record<string, string>>([{ STORY_ENGINE: 'model' }, { STORY_MODEL: 'other' }])(
    'do not begin with a model for stories that there is not: %o',
    (change) => {
      const start = () => createEngines(loadConfig(change));
      expect(start).toThrow(ConfigError);
      expect(start).toThrow(Object.keys(change)[0]);
    },
  );

  it('a model file that is none is named before anything starts', () => {
    const letter = fileURLToPath(import.meta.url);
    const start = () => createEngines(loadConfig({ CHAT_MODEL_FILE: letter }));
    expect(start).toThrow(/CHAT_MODEL_FILE: .*create-engines\.test\.ts is not a GGUF file/);
  });
});
