import { AppError } from '@vesper/core/errors';
import type { GatewayContext } from '../context.ts';
import type { RequestContext } from '../request.ts';

/**
 * The origin at which people open the product: the configured one, else the one at which this
 * request reached us. Not Koa's `ctx.origin`, which believes the `Origin` header; a browser that
 * another site's form sent here says `null` there.
 * @throws AppError `bad_request` for a bad host
 */
export function ownOrigin({ config }: Pick<GatewayContext, 'config'>, ctx: RequestContext): string {
  if (config.publicOrigin !== undefined) return config.publicOrigin;
  const origin = `${ctx.protocol}://${ctx.host}`;
  if (!URL.canParse(origin) || new URL(origin).host !== ctx.host) throw new AppError('bad_request');
  return origin;
}
