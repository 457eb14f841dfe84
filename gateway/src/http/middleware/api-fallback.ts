import type Router from '@koa/router';
import { AppError } from '@vesper/core/errors';
import type { Middleware } from 'koa';
import type { RequestState } from '../../request.ts';

/** Answers what no API route did: 405 with `Allow` on a known path, otherwise 404. */
export function apiFallback(router: Router<RequestState>): Middleware<RequestState> {
  return (ctx, next) => {
    if (!/^\/api(\/|$)/.test(ctx.path)) return next();
    const { path: layers } = router.match(ctx.path, ctx.method);
    // A fixed path wins over a pattern: `/api/images/public` does not allow a picture's methods.
    const exact = layers.filter(({ path }) => path === ctx.path);
    const methods = (exact.length > 0 ? exact : layers).flatMap((layer) => layer.methods);
    if (methods.length === 0) throw new AppError('not_found');
    ctx.set('Allow', [...new Set(methods)].join(', '));
    throw new AppError('method_not_allowed');
  };
}
