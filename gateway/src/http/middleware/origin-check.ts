import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@vesper/core/errors';
import type { Middleware } from 'koa';
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

/** Refuses state-changing requests that another website started. */
export function originCheck(publicOrigin: string | undefined): Middleware<RequestState> {
  return (ctx, next) => {
    if (!READING.includes(ctx.method) && isForeign(ctx.headers, publicOrigin)) {
      throw new AppError('foreign_origin');
    }
    return next();
  };
}
