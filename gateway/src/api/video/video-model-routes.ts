import { videoModelsView } from '@vesper/core/contract/video-model';
import { presentVideoModel } from '@vesper/core/presenters/video-model';
import { offeredVideoModels } from '@vesper/core/video-abilities';
import { route, type Route } from '../../http/route.ts';

const list = route({
  method: 'get',
  path: '/api/video-models',
  access: 'user',
  policy: 'public-list',
  summary: 'The models that make films, with lengths and prices; none where films cannot be made.',
  responses: { 200: videoModelsView },
  async handler({ context: { config, redis } }) {
    const offered = await offeredVideoModels(redis, config.videoModels);
    const models = offered.map(({ model, ...known }) => presentVideoModel(model, known));
    return { status: 200, body: { models } };
  },
});

export const videoModelRoutes: Route[] = [list];
