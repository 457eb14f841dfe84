import { traced } from '@vesper/core/tracing';
import type { Middleware } from 'koa';
import type { RequestState } from '../../request.ts';

/** Begins a trace at each request of the API, or goes on with that of whoever asks. */
export const traceRequest: Middleware<RequestState> = async (ctx, next) => {
  if (!ctx.path.startsWith('/api/')) return next();
  const from = ctx.get('traceparent') || undefined;
  await traced(ctx.method, { begins: 'request', from }, async (span) => {
    await next();
    const { requestId, route = 'none', refusal } = ctx.state;
    span.updateName(`${ctx.method} ${route}`);
    span.setAttributes({
      'http.request.method': ctx.method,
      'http.route': route,
      'http.response.status_code': ctx.status,
      'request.id': requestId,
      ...(refusal !== undefined && { 'error.type': refusal }),
    });
  });
};
