import { ChatModelRegistry } from '@vesper/core/chat-models/chat-model-registry';
import type { Config } from '@vesper/core/config/config';
import { assertModelFiles } from '@vesper/core/config/model-file-problem';
import type { ChatModels } from './chat/chat-models.ts';
import { createChatModels } from './chat/create-chat-models.ts';
import type { ChatServices } from './chat/speaker.ts';
import type { ImageEngine } from './image/image-engine.ts';
import { IMAGE_ENGINES } from './image/image-engines.ts';
import type { StoryEngine } from './story/story-engine.ts';
import { createStoryEngine } from './story/story-engines.ts';
import type { EmbeddingEngine } from './embedding/embedding-engine.ts';
import { createOpenAiEmbeddings } from './embedding/openai-embeddings.ts';

export interface Engines {
  chat: ChatModels;
  image: ImageEngine;
  story: StoryEngine;
  /** Undefined where the operator has no server for it. */
  embedding: EmbeddingEngine | undefined;
  close(): Promise<void>;
}

/**
 * Makes the engines of the chat models, and those that IMAGE_ENGINE and STORY_ENGINE name.
 * @param models the chat models there are, and those to come; those of the configuration by default
 * @param services for chat models; undefined where nobody is answered
 */
export function createEngines(
  config: Config,
  models = ChatModelRegistry.fixed(config),
  services?: ChatServices,
): Engines {
  // Gateways read the same configuration, and need not have the files.
  assertModelFiles(config);
  const chat = createChatModels(config, models, services);
  const image = IMAGE_ENGINES[config.imageEngine](config);
  const story = createStoryEngine(config, chat);
  const { embeddingServer } = config;
  return {
    chat,
    image,
    story,
    embedding: embeddingServer && createOpenAiEmbeddings(embeddingServer),
    async close() {
      await Promise.all([chat, image, story].map((engine) => engine.close?.()));
    },
  };
}
