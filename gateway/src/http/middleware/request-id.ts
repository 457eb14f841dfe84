import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { RequestState } from '../../request.ts';

/** A name for the request, ours and never the client's, that joins the answer with the log. */
export const requestId: Middleware<RequestState> = (ctx, next) => {
  ctx.state.requestId = randomUUID();
  ctx.set('X-Request-Id', ctx.state.requestId);
  return next();
};
