import type { Config } from '@vesper/core/config/config';
import type { ImageEngineName } from '@vesper/core/contract/engines';
import { createBuiltinPainter } from '../../builtin/painter/painter-engine.ts';
import type { ImageEngine } from './image-engine.ts';

/** Makes the engine for each name that IMAGE_ENGINE can have. */
export const IMAGE_ENGINES: Readonly<Record<ImageEngineName, (config: Config) => ImageEngine>> = {
  builtin: ({ painterLayerMs, painterScale }) =>
    createBuiltinPainter({
      // Relative to the bundle that this ends up in, workers/dist/main.js or seed.js.
      threadUrl: new URL('./painter-thread.js', import.meta.url),
      pace: painterLayerMs,
      scale: painterScale,
    }),
};
