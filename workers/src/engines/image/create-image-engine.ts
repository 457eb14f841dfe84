import type { Config } from '@vesper/core/config/config';
import type { ImageModelConfig } from '@vesper/core/config/image-models';
import { createBuiltinPainter } from '../../builtin/painter/painter-engine.ts';
import { EngineError } from '../engine-error.ts';
import { createComfyUi } from './comfyui/comfyui-engine.ts';
import type { ImageEngine } from './image-engine.ts';

/**
 * Makes the engine of a model that is behind a server.
 * @throws ConfigError when files that it needs cannot be used
 */
export function createImageEngine(
  model: Exclude<ImageModelConfig, { engine: 'builtin' }>,
): ImageEngine {
  const [server = ''] = model.servers;
  switch (model.engine) {
    case 'comfyui':
      return createComfyUi(model, server);
    case 'automatic1111':
    case 'openai':
      throw new EngineError(`${model.engine} is not known`, { retryable: false });
  }
}

/** Makes the painter that needs no model. */
export function createPainter({ painterLayerMs, painterScale }: Config): ImageEngine {
  return createBuiltinPainter({
    // Relative to the bundle that this ends up in, workers/dist/main.js or seed.js.
    threadUrl: new URL('./painter-thread.js', import.meta.url),
    pace: painterLayerMs,
    scale: painterScale,
  });
}
