/** Engines that CHAT_ENGINE, IMAGE_ENGINE and STORY_ENGINE can name. */
export const CHAT_ENGINES = ['builtin', 'openai', 'file'] as const;
export const IMAGE_ENGINES = ['builtin'] as const;
export const STORY_ENGINES = ['builtin', 'model'] as const;

export type ChatEngineName = (typeof CHAT_ENGINES)[number];
export type ImageEngineName = (typeof IMAGE_ENGINES)[number];
export type StoryEngineName = (typeof STORY_ENGINES)[number];

/** Name on screen of the painter and the storyteller that need no model. */
export const BUILTIN_ENGINE = 'Built-in engine';
/** The same for the companion, which people choose among models: it has no other name. */
export const BUILTIN_COMPANION = 'Built-in companion';

/** Name that a picture shows as its model, from the order on; the worker that paints confirms it. */
export const SHOWN_IMAGE_ENGINES: Readonly<Record<ImageEngineName, string>> = {
  builtin: BUILTIN_ENGINE,
};
