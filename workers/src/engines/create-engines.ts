import type { Config } from '@vesper/core/config/config';
import type { ChatEngine } from './chat/chat-engine.ts';
import { CHAT_ENGINES } from './chat/chat-engines.ts';
import type { ImageEngine } from './image/image-engine.ts';
import { IMAGE_ENGINES } from './image/image-engines.ts';
import type { StoryEngine } from './story/story-engine.ts';
import { STORY_ENGINES } from './story/story-engines.ts';

export interface Engines {
  chat: ChatEngine;
  image: ImageEngine;
  story: StoryEngine;
  close(): Promise<void>;
}

/** Makes the engines that CHAT_ENGINE, IMAGE_ENGINE and STORY_ENGINE name. */
export function createEngines(config: Config): Engines {
  const chat = CHAT_ENGINES[config.chatEngine](config);
  const image = IMAGE_ENGINES[config.imageEngine](config);
  const story = STORY_ENGINES[config.storyEngine](config);
  return {
    chat,
    image,
    story,
    async close() {
      await Promise.all([chat, image, story].map((engine) => engine.close?.()));
    },
  };
}
