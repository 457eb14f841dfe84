import { ChatModelRegistry } from '@vesper/core/chat-models/chat-model-registry';
import type { Config } from '@vesper/core/config/config';
import { assertModelFiles } from '@vesper/core/config/model-file-problem';
import type { ChatModels } from './chat/chat-models.ts';
import { createChatModels } from './chat/create-chat-models.ts';
import type { ChatServices } from './chat/speaker.ts';
import { ImageModels } from './image/image-models.ts';
import type { ImageServices } from './image/picture-servers.ts';
import type { StoryEngine } from './story/story-engine.ts';
import { createStoryEngine } from './story/story-engines.ts';
import type { EmbeddingEngine } from './embedding/embedding-engine.ts';
import { createOpenAiEmbeddings } from './embedding/openai-embeddings.ts';
import { VideoModels } from './video/video-models.ts';

export interface Engines {
  chat: ChatModels;
  images: ImageModels;
  videos: VideoModels;
  story: StoryEngine;
  /** Undefined where the operator has no server for it. */
  embedding: EmbeddingEngine | undefined;
  close(): Promise<void>;
}

/**
 * Makes the engines of the chat models, the models of pictures, and the storyteller that STORY_ENGINE names.
 * @param models the chat models there are, and those to come; those of the configuration by default
 * @param services for models behind servers; undefined where nobody is answered
 */
export function createEngines(
  config: Config,
  models = ChatModelRegistry.fixed(config),
  services?: ChatServices & Pick<ImageServices, 'imageMetrics'>,
): Engines {
  // Gateways read the same configuration, and need not have the files.
  assertModelFiles(config);
  const chat = createChatModels(config, models, services);
  const images = new ImageModels(config, services);
  const videos = new VideoModels(config, services);
  const story = createStoryEngine(config, chat);
  const { embeddingServer } = config;
  return {
    chat,
    images,
    videos,
    story,
    embedding: embeddingServer && createOpenAiEmbeddings(embeddingServer),
    async close() {
      await Promise.all([chat, images, videos, story].map((engine) => engine.close?.()));
    },
  };
}
