import { modelsFor } from '@vesper/core/chat-models/models-for';
import { modelsView } from '@vesper/core/contract/model';
import { readModelStates } from '@vesper/core/model-state';
import { presentModel } from '@vesper/core/presenters/model';
import { route, type Route } from '../../http/route.ts';

const list = route({
  method: 'get',
  path: '/api/models',
  access: 'user',
  policy: 'public-list',
  summary: 'The models that you can talk with; the first one speaks where nobody chose.',
  responses: { 200: modelsView },
  async handler({ context: { chatModels, redis }, user }) {
    const offered = await modelsFor(chatModels, user.id);
    const states = await readModelStates(
      redis,
      offered.map(({ config }) => config.id),
    );
    const models = offered.map(({ config }) => presentModel(config, states.get(config.id)));
    return { status: 200, body: { models } };
  },
});

export const modelRoutes: Route[] = [list];
