import type { Config } from '@vesper/core/config/config';
import type { ChatEngine } from './chat/chat-engine.ts';
import { createBuiltinCompanion } from '../builtin/companion/companion-engine.ts';
import type { ImageEngine } from './image/image-engine.ts';
import { createBuiltinPainter } from '../builtin/painter/painter-engine.ts';
import { createBuiltinStoryteller } from '../builtin/storyteller/storyteller-engine.ts';
import type { StoryEngine } from './story/story-engine.ts';

export interface Engines {
  chat: ChatEngine;
  image: ImageEngine;
  story: StoryEngine;
  close(): Promise<void>;
}

/** The engines the configuration asks for; the built-in ones need nothing. */
export function createEngines(config: Config): Engines {
  const painter = createBuiltinPainter({
    threadUrl: new URL('./painter-thread.js', import.meta.url),
    pace: config.painterLayerMs,
    scale: config.painterScale,
  });
  return {
    chat: createBuiltinCompanion({ pace: config.companion }),
    image: painter,
    story: createBuiltinStoryteller({ pace: config.companion }),
    close: () => painter.close(),
  };
}
