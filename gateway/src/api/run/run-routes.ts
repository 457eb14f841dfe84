import { idParams, OK, okBody } from '@vesper/core/contract/common';
import { AppError } from '@vesper/core/errors';
import { Run } from '@vesper/core/models/run';
import { cancelRun } from '@vesper/core/runs/cancel-run';
import { route, type Route } from '../../http/route.ts';

const cancel = route({
  method: 'post',
  path: '/api/runs/:id/cancel',
  access: 'user',
  policy: 'owner',
  summary: 'Stops a run of yours; text so far is kept, an unfinished picture is refunded.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ context, params, user }) {
    const run = await Run.findOne({ _id: params.id, userId: user.id });
    if (!run) throw new AppError('not_found');
    await cancelRun(context, run);
    return { status: 200, body: OK };
  },
});

export const runRoutes: Route[] = [cancel];
