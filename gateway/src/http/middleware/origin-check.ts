import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@vesper/core/errors';
import type { Middleware } from 'koa';
import type { Route } from '../route.ts';
import type { RequestState } from '../../request.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Tells a request that another website started. Browsers name the page that asks in `Origin`;
 * what has neither that nor `Sec-Fetch-Site` is no browser and carries no one's cookies by itself.
 * @param publicOrigin where people open the product; without it the request's own host counts.
 */
export function isForeign(headers: IncomingHttpHeaders, publicOrigin: string | undefined): boolean {
  const { origin } = headers;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return site === 'cross-site' || site === 'same-site';
  }
  if (publicOrigin !== undefined) return origin !== publicOrigin;
  // `Origin: null` (a sandboxed frame, a file) is no URL and so never ours.
  return !URL.canParse(origin) || new URL(origin).host !== headers.host;
}

/**
 * Refuses state-changing requests that another website started. Webhooks pass: they go by their
 * signature alone, so a stolen session is of no use to whoever sends one.
 */
export function originCheck(
  publicOrigin: string | undefined,
  routes: readonly Route[] = [],
): Middleware<RequestState> {
  const webhooks = new Set(routes.filter((it) => it.isWebhook).map(({ path }) => path));
  return (ctx, next) => {
    const isExempt = READING.includes(ctx.method) || webhooks.has(ctx.path);
    if (!isExempt && isForeign(ctx.headers, publicOrigin)) throw new AppError('foreign_origin');
    return next();
  };
}
