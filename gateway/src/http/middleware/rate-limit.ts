import type { Middleware } from 'koa';
import { addressKey, type RateLimits } from '../../limits/rate-limits.ts';
import type { RequestContext, RequestState } from '../../request.ts';

/** Whom a request is counted against: the user, else the address. */
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
