import { openCase } from '@vesper/core/cases/open-case';
import { OK, okBody } from '@vesper/core/contract/common';
import { reviewRequest } from '@vesper/core/contract/picture-check';
import { AppError } from '@vesper/core/errors';
import { CHECKED_PICTURES } from '@vesper/core/pictures/checked-pictures';
import { route, type Route } from '../../http/route.ts';

const ask = route({
  method: 'post',
  path: '/api/picture-reviews',
  access: 'user',
  policy: 'self',
  limit: 'reviews',
  summary: 'Asks a person to look at a picture of yours that did not pass its check.',
  body: reviewRequest,
  responses: { 202: okBody },
  refuses: ['not_found'],
  async handler({ context, body, user }) {
    const waiting = await CHECKED_PICTURES[body.type].find(body.id);
    if (waiting?.ownerId !== user.id) throw new AppError('not_found');
    const subject = { ...body, ownerId: user.id };
    await openCase(context, { kind: 'review', subject, reason: 'check' });
    return { status: 202, body: OK };
  },
});

export const pictureReviewRoutes: Route[] = [ask];
