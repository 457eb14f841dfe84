import type { Config } from '@vesper/core/config/config';
import type { StoryEngineName } from '@vesper/core/contract/engines';
import { createBuiltinStoryteller } from '../../builtin/storyteller/storyteller-engine.ts';
import type { StoryEngine } from './story-engine.ts';

/** Makes the engine for each name that STORY_ENGINE can have. */
export const STORY_ENGINES: Readonly<Record<StoryEngineName, (config: Config) => StoryEngine>> = {
  builtin: ({ companion }) => createBuiltinStoryteller({ pace: companion }),
};
