import { setTimeout as after } from 'node:timers/promises';
import type { ServiceConfig } from '@vesper/core/config/config';
import type { Middleware } from 'koa';
import type { GatewayContext } from '../../context.ts';
import type { RequestContext, RequestState } from '../../request.ts';
import { mayReadMetrics } from './metrics-access.ts';

/** A service that needs longer than this is not ready for requests. */
const READY_WITHIN_MS = 1_000;

/**
 * `/healthz`: the process runs. `/readyz`: its services answer. `/metrics`: its numbers, unless
 * they have a port of their own.
 */
export function health(context: GatewayContext): Middleware<RequestState> {
  return async (ctx, next) => {
    switch (ctx.path) {
      case '/healthz':
        ctx.body = { ok: true };
        break;
      case '/readyz':
        await answerReadiness(ctx, context);
        break;
      case '/metrics':
        if (!isOpenTo(ctx, context.config)) return next();
        ctx.type = context.metrics.contentType;
        ctx.body = await context.metrics.render();
        break;
      default:
        return next();
    }
    ctx.state.route = ctx.path;
    ctx.set('Cache-Control', 'no-store');
  };
}

async function answerReadiness(ctx: RequestContext, context: GatewayContext): Promise<void> {
  const answers = await Promise.all(
    Object.entries(context.readiness).map(async ([name, check]) => ({
      name,
      ready: await isReady(check),
    })),
  );
  const notReady = answers.filter(({ ready }) => !ready).map(({ name }) => name);
  ctx.status = notReady.length === 0 ? 200 : 503;
  ctx.body = { ready: notReady.length === 0, notReady };
}

async function isReady(check: () => Promise<unknown>): Promise<boolean> {
  const late = new AbortController();
  const answer = check().then(
    () => true,
    () => false,
  );
  const timeout = after(READY_WITHIN_MS, false, { signal: late.signal }).catch(() => false);
  const ready = await Promise.race([answer, timeout]);
  late.abort();
  return ready;
}

function isOpenTo(ctx: RequestContext, { metricsPort, production }: ServiceConfig): boolean {
  if (metricsPort !== undefined) return false;
  const address = ctx.req.socket.remoteAddress ?? '';
  return mayReadMetrics({ address, isForwarded: ctx.get('X-Forwarded-For') !== '', production });
}
