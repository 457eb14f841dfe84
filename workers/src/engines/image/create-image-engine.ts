import type { Config } from '@vesper/core/config/config';
import type { ImageModelConfig } from '@vesper/core/config/image-models';
import { createBuiltinPainter } from '../../builtin/painter/painter-engine.ts';
import { createAutomatic1111 } from './automatic1111/automatic1111-engine.ts';
import { createComfyUi } from './comfyui/comfyui-engine.ts';
import type { ImageEngine } from './image-engine.ts';
import { createOpenAiImages } from './openai/openai-images-engine.ts';
import { serversOf, type ImageServices } from './picture-servers.ts';

/**
 * Makes the engine of a model that is behind servers. A further kind of server is a case here.
 * @param services undefined where nothing is painted for members
 * @throws ConfigError when files that it needs cannot be used
 */
export function createImageEngine(
  model: Exclude<ImageModelConfig, { engine: 'builtin' }>,
  services?: ImageServices,
): ImageEngine {
  switch (model.engine) {
    case 'automatic1111':
      return serversOf(model, (...at) => createAutomatic1111(...at), services);
    case 'openai':
      return serversOf(model, (...at) => createOpenAiImages(...at), services);
    case 'comfyui':
      return serversOf(model, (...at) => createComfyUi(...at), services);
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
