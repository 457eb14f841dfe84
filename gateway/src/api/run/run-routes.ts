import { idParams, OK, okBody } from '@vesper/core/contract/common';
import { cancelRun } from '@vesper/core/runs/cancel-run';
import { runs } from '../../resources/run.ts';
import { route, type Route } from '../../http/route.ts';

const cancel = route({
  method: 'post',
  path: '/api/runs/:id/cancel',
  access: 'user',
  policy: { resource: runs, action: 'cancel' },
  summary: 'Stops a run of yours; text so far is kept, an unfinished picture is refunded.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ context, target }) {
    await cancelRun(context, target);
    return { status: 200, body: OK };
  },
});

export const runRoutes: Route[] = [cancel];
