import type { GatewayContext } from '../../context.ts';
import type { Middleware } from 'koa';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { addressKey } from '../../limits/rate-limits.ts';
import type { RequestState } from '../../request.ts';
import { REPORTS_PATH } from './security-headers.ts';

const MAX_BYTES = 16 * 1024;

const reports = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({
        effectiveDirective: z.string().max(100),
        blockedURL: z.string().max(4_000).optional(),
      }),
    }),
  )
  .max(20);

/**
 * Takes what browsers report of the content policy, and notes it: the directive and the origin that
 * was kept out. Addresses of pages are not kept, since they name conversations.
 */
export function cspReports({
  limits,
  log,
}: Pick<GatewayContext, 'limits' | 'log'>): Middleware<RequestState> {
  return async (ctx, next) => {
    if (ctx.path !== REPORTS_PATH || ctx.method !== 'POST') return next();
    ctx.state.route = REPORTS_PATH;
    await limits.consume('cspReports', `ip:${addressKey(ctx.ip)}`);
    ctx.status = 204;
    if ((ctx.request.length ?? MAX_BYTES + 1) > MAX_BYTES) return undefined;
    const text = (await buffer(ctx.req)).toString();
    for (const { effectiveDirective, blockedURL } of parsed(text)) {
      log.warn({ directive: effectiveDirective, blocked: originOf(blockedURL) }, 'csp violation');
    }
    return undefined;
  };
}

function parsed(text: string) {
  try {
    return (reports.safeParse(JSON.parse(text)).data ?? []).map(({ body }) => body);
  } catch {
    // No report is worth an answer.
    return [];
  }
}

function originOf(url: string | undefined): string {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : (url ?? '').slice(0, 40);
}
