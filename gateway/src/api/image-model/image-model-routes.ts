import type { ImageModelConfig } from '@vesper/core/config/image-models';
import { IMAGE_SIZES, type ImageQuality } from '@vesper/core/contract/image';
import { imageModelsView, type ImageModelView } from '@vesper/core/contract/image-model';
import { readImageAbilities } from '@vesper/core/image-abilities';
import { ImageOutlook } from '@vesper/core/image-times/image-outlook';
import { imageStateId, readModelStates } from '@vesper/core/model-state';
import { presentImageModel } from '@vesper/core/presenters/image-model';
import { route, type Route } from '../../http/route.ts';
import { sampleUrlOf } from './sample-picture.ts';

const list = route({
  method: 'get',
  path: '/api/image-models',
  access: 'user',
  policy: 'public-list',
  summary: 'The models that paint pictures; the first one does where nobody chose.',
  responses: { 200: imageModelsView },
  async handler({ context: { config, redis, queues } }) {
    const ids = config.imageModels.map(({ id }) => id);
    const [states, abilities, outlook] = await Promise.all([
      readModelStates(redis, ids.map(imageStateId)),
      readImageAbilities(redis, ids),
      ImageOutlook.read({ redis, queues, imageModels: config.imageModels }),
    ]);
    const models = config.imageModels.map(async (model) =>
      presentImageModel(model, {
        state: states.get(imageStateId(model.id)),
        abilities: abilities.get(model.id),
        sampleUrl: await sampleUrlOf(model),
        readyMs: readyTimes(model, outlook),
      }),
    );
    return { status: 200, body: { models: await Promise.all(models) } };
  },
});

/** Milliseconds until a picture of each quality would be there, in the size that comes first. */
function readyTimes(
  { id: modelId, sizes = {} }: ImageModelConfig,
  outlook: ImageOutlook,
): ImageModelView['readyMs'] {
  const size = IMAGE_SIZES.find((one) => sizes[one]) ?? IMAGE_SIZES[0];
  const readyMs = (quality: ImageQuality): number | undefined => {
    const ms = outlook.readyMs({ modelId, size, quality });
    return ms === undefined ? undefined : Math.round(ms);
  };
  const [standard, hd] = [readyMs('standard'), readyMs('hd')];
  if (standard === undefined && hd === undefined) return undefined;
  return { ...(standard !== undefined && { standard }), ...(hd !== undefined && { hd }) };
}

export const imageModelRoutes: Route[] = [list];
