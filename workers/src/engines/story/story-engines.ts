import { ConfigError, type Config } from '@vesper/core/config/config';
import type { StoryEngineName } from '@vesper/core/contract/engines';
import { createBuiltinStoryteller } from '../../builtin/storyteller/storyteller-engine.ts';
import type { ChatModels } from '../chat/chat-models.ts';
import { createModelStoryteller } from './model/model-storyteller.ts';
import type { StoryEngine } from './story-engine.ts';

type CreateStoryEngine = (config: Config, chat: ChatModels) => StoryEngine;

/** Makes the engine for each name that STORY_ENGINE can have. */
const STORY_ENGINES: Readonly<Record<StoryEngineName, CreateStoryEngine>> = {
  builtin: ({ companion }) => createBuiltinStoryteller({ pace: companion }),
  model: ({ storyModel = null }, chat) => createModelStoryteller({ chat, modelId: storyModel }),
};

/**
 * Makes the engine that STORY_ENGINE names; without a name the chat model tells stories where there
 * is one. Models come and go at the desk, so that is asked anew for each passage.
 * @throws ConfigError when it names a model that is none
 */
export function createStoryEngine(config: Config, chat: ChatModels): StoryEngine {
  const { storyEngine, storyModel } = config;
  const models = chat.views().filter(({ isBuiltin }) => !isBuiltin);
  if (storyModel !== undefined && !models.some(({ id }) => id === storyModel)) {
    throw new ConfigError('STORY_MODEL: there is no chat model with this id.');
  }
  if (storyEngine === 'model' && models.length === 0) {
    throw new ConfigError('STORY_ENGINE: there is no chat model to tell stories.');
  }
  const builtin = STORY_ENGINES.builtin(config, chat);
  const told = STORY_ENGINES.model(config, chat);
  const current = () =>
    (storyEngine ?? (usesModel(chat, storyModel) ? 'model' : 'builtin')) === 'model'
      ? told
      : builtin;
  return {
    get name() {
      return current().name;
    },
    tell: (request, signal) => current().tell(request, signal),
    async close() {
      await Promise.all([builtin.close?.(), told.close?.()]);
    },
  };
}

/** The first model speaks where nobody chose, in stories as in conversations. */
const usesModel = (chat: ChatModels, storyModel: string | undefined): boolean =>
  storyModel !== undefined || chat.views()[0]?.isBuiltin === false;
