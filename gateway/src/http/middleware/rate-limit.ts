import type { Middleware } from 'koa';
import { addressKey, type RateLimits } from '../../limits/rate-limits.ts';
import type { RequestContext, RequestState } from '../../request.ts';

/** The key that a request is counted under: the user's, else the address's. */
export function clientKey(ctx: RequestContext): string {
  return ctx.state.user ? `user:${ctx.state.user.id}` : `ip:${addressKey(ctx.ip)}`;
}

/** Counts every API request. */
export function rateLimit(limits: RateLimits): Middleware<RequestState> {
  return async (ctx, next) => {
    if (ctx.path.startsWith('/api/')) await limits.consume('reads', clientKey(ctx));
    return next();
  };
}
