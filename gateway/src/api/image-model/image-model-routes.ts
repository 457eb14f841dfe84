import { imageModelsView } from '@vesper/core/contract/image-model';
import { readImageAbilities } from '@vesper/core/image-abilities';
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
  async handler({ context: { config, redis } }) {
    const ids = config.imageModels.map(({ id }) => id);
    const [states, abilities] = await Promise.all([
      readModelStates(redis, ids.map(imageStateId)),
      readImageAbilities(redis, ids),
    ]);
    const models = config.imageModels.map(async (model) =>
      presentImageModel(model, {
        state: states.get(imageStateId(model.id)),
        abilities: abilities.get(model.id),
        sampleUrl: await sampleUrlOf(model),
      }),
    );
    return { status: 200, body: { models: await Promise.all(models) } };
  },
});

export const imageModelRoutes: Route[] = [list];
