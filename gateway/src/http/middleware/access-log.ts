import type { Logger } from '@vesper/core/log';
import type { Metrics } from '@vesper/core/metrics';
import type { Middleware } from 'koa';
import type { RequestState } from '../../request.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180];

/** Statuses whose address is logged, to find who was turned away. Sign-ins too, and no others. */
const DENIALS = [401, 403, 429];

/**
 * One line and one measurement per request, by route pattern: paths carry ids and queries carry
 * what people search for, and both stay out of the log.
 */
export function accessLog(log: Logger, metrics: Metrics): Middleware<RequestState> {
  const seconds = metrics.histogram(
    'http_request_seconds',
    'Time to answer a request, by route.',
    ['method', 'route', 'status'],
    SECONDS,
  );
  const refusals = metrics.counter(
    'refusals_total',
    'Requests that were refused, by the code of the answer.',
    ['code'],
  );
  return async (ctx, next) => {
    const start = performance.now();
    try {
      await next();
    } finally {
      const ms = performance.now() - start;
      const { requestId, route = 'none', user, account, refusal: code } = ctx.state;
      const { method, status } = ctx;
      const isDenied = DENIALS.includes(status);
      const who = { userId: user?.id, account, ...((isDenied || account) && { ip: ctx.ip }) };
      const line = { requestId, method, route, status, code, ...who };
      const level = route.startsWith('/api') || route === 'none' ? 'info' : 'debug';
      log[level]({ ...line, ms: Math.round(ms) }, 'request');
      if (code !== undefined) refusals.inc({ code });
      seconds.observe({ method: ctx.method, route, status: String(ctx.status) }, ms / 1_000);
    }
  };
}
