import { isIP } from 'node:net';
import { AppError } from '@vesper/core/errors';
import type { Middleware } from 'koa';
import type { RequestState } from '../../request.ts';

/** Asked by balancers and orchestrators, which know a process by its own address. */
const HEALTH = ['/healthz', '/readyz', '/metrics'];

/**
 * Tells if a `Host` header names us. With `PUBLIC_URL` that is its host; without it only addresses
 * and names that no stranger's DNS can point here. A page elsewhere whose name is pointed at this
 * machine could otherwise read what is open without a session, or drive a product on loopback.
 * @param host the header, with its port
 * @param publicOrigin where people open the product
 */
export function isKnownHost(host: string | undefined, publicOrigin: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname, host: normal, pathname, username } = new URL(`http://${host}`);
  if (pathname !== '/' || username !== '') return false;
  if (isLoopback(hostname)) return true;
  if (publicOrigin !== undefined) return new URL(publicOrigin).host === normal;
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

/** Refuses requests whose `Host` is not ours, before anything else looks at them. */
export function knownHost(publicOrigin: string | undefined): Middleware<RequestState> {
  return (ctx, next) => {
    const isAsked = HEALTH.includes(ctx.path) || isKnownHost(ctx.req.headers.host, publicOrigin);
    if (!isAsked) throw new AppError('misdirected');
    return next();
  };
}
