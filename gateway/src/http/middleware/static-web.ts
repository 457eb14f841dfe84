import { send } from '@koa/send';
import { AppError } from '@vesper/core/errors';
import { HttpError, type Middleware } from 'koa';
import type { RequestContext, RequestState } from '../route.ts';

const NOT_BUILT = 'The web client is not built. Run `npm run build`, then reload this page.\n';
const YEAR = 'public, max-age=31536000, immutable';

/**
 * The web client: its files, and index.html for every page address, which the client routes itself.
 * @param dist folder that Vite builds into; names under /assets/ carry a hash of their content.
 */
export function staticWeb(dist: string): Middleware<RequestState> {
  return async (ctx, next) => {
    if (!['GET', 'HEAD'].includes(ctx.method) || /^\/(api|media|socket\.io)(\/|$)/.test(ctx.path)) {
      return next();
    }
    ctx.state.route = '(web)';
    const hashed = ctx.path.startsWith('/assets/');
    if (ctx.path !== '/' && (await sendFile(ctx, ctx.path, dist, hashed ? YEAR : 'no-cache')))
      return;
    if (hashed || !isNavigation(ctx)) throw new AppError('not_found');
    if (await sendFile(ctx, '/index.html', dist, 'no-cache')) return;
    ctx.status = 503;
    ctx.body = NOT_BUILT;
  };
}

function isNavigation(ctx: RequestContext): boolean {
  return ctx.get('Sec-Fetch-Dest') === 'document' || ctx.accepts('html') === 'html';
}

/** @returns whether there is such a file. */
async function sendFile(
  ctx: RequestContext,
  path: string,
  root: string,
  cacheControl: string,
): Promise<boolean> {
  try {
    if (
      !(await send(ctx, path, {
        root,
        setHeaders: (res) => res.setHeader('Cache-Control', cacheControl),
      }))
    ) {
      return false;
    }
  } catch (err) {
    if (err instanceof HttpError && err.status === 404) return false;
    throw err;
  }
  if (ctx.fresh) ctx.status = 304;
  return true;
}
