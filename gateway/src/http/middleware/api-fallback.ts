import type Router from '@koa/router';
import { AppError } from '@vesper/core/errors';
import type { Middleware } from 'koa';
import type { RequestState } from '../../request.ts';

/** What no API route answered: 405 with `Allow` on a known path, otherwise 404. */
export function apiFallback(router: Router<RequestState>): Middleware<RequestState> {
  return (ctx, next) => {
    if (!/^\/api(\/|$)/.test(ctx.path)) return next();
    const methods = router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods);
    if (methods.length === 0) throw new AppError('not_found');
    ctx.set('Allow', [...new Set(methods)].join(', '));
    throw new AppError('method_not_allowed');
  };
}
