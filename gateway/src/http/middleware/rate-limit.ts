import type { Middleware } from 'koa';
import { addressKey, type RateLimits } from '../../limits/rate-limits.ts';
import type { Route } from '../route.ts';
import type { RequestContext, RequestState } from '../../request.ts';

/** The key that a request is counted under: the user's, else the address's. */
export function clientKey(ctx: RequestContext): string {
  return ctx.state.user ? `user:${ctx.state.user.id}` : `ip:${addressKey(ctx.ip)}`;
}

/**
 * The key that a route's own limit counts under. Where a session is not asked for, having one makes
 * no difference: the cookie of each new account would bring the next sign-ups.
 */
export function limitKey({ access }: Pick<Route, 'access'>, ctx: RequestContext): string {
  return access === 'public' ? `ip:${addressKey(ctx.ip)}` : clientKey(ctx);
}

/** Counts every API request. */
export function rateLimit(limits: RateLimits): Middleware<RequestState> {
  return async (ctx, next) => {
    if (ctx.path.startsWith('/api/')) await limits.consume('reads', clientKey(ctx));
    return next();
  };
}
