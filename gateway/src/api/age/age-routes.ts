import { askForReview } from '@vesper/core/accounts/age-lock';
import { ageReviewRequest } from '@vesper/core/contract/age';
import { OK, okBody } from '@vesper/core/contract/common';
import { route, type Route } from '../../http/route.ts';

const review = route({
  method: 'post',
  path: '/api/user/age-review',
  access: 'user',
  anyAge: true,
  policy: 'self',
  limit: 'reviews',
  summary: 'Asks somebody to look at the lock of your account; saying it again replaces the words.',
  body: ageReviewRequest,
  responses: { 200: okBody },
  refuses: ['not_found'],
  async handler({ body, user }) {
    await askForReview(user.id, body.words);
    return { status: 200, body: OK };
  },
});

export const ageRoutes: Route[] = [review];
