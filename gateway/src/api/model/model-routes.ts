import { modelsView } from '@vesper/core/contract/model';
import { readModelStates } from '@vesper/core/model-state';
import { presentModel } from '@vesper/core/presenters/model';
import { route, type Route } from '../../http/route.ts';

const list = route({
  method: 'get',
  path: '/api/models',
  access: 'user',
  policy: 'public-list',
  summary: 'The models that can hold a conversation; the first one does where nobody chose.',
  responses: { 200: modelsView },
  async handler({ context: { config, redis } }) {
    const { chatModels } = config;
    const states = await readModelStates(
      redis,
      chatModels.map(({ id }) => id),
    );
    const models = chatModels.map((model) => presentModel(model, states.get(model.id)));
    return { status: 200, body: { models } };
  },
});

export const modelRoutes: Route[] = [list];
