/** Engines that CHAT_ENGINE, IMAGE_ENGINE and STORY_ENGINE can name. */
export const CHAT_ENGINES = ['builtin', 'openai', 'file'] as const;
export const IMAGE_ENGINES = ['builtin', 'comfyui', 'automatic1111', 'openai'] as const;
export const STORY_ENGINES = ['builtin', 'model'] as const;

export type ChatEngineName = (typeof CHAT_ENGINES)[number];
export type ImageEngineName = (typeof IMAGE_ENGINES)[number];
export type StoryEngineName = (typeof STORY_ENGINES)[number];

/** Name on screen of the painter and the storyteller that need no model. */
export const BUILTIN_ENGINE = 'Built-in engine';
/** The same for the companion, which people choose among models: it has no other name. */
export const BUILTIN_COMPANION = 'Built-in companion';
