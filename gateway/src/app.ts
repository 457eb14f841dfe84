import Router from '@koa/router';
import Koa from 'koa';
import type { GatewayContext } from './context.ts';
import { apiDocs } from './http/openapi/api-docs.ts';
import { health } from './api/health/health.ts';
import { media } from './api/media/media.ts';
import { accessLog } from './http/middleware/access-log.ts';
import { apiFallback } from './http/middleware/api-fallback.ts';
import { compress } from './http/middleware/compress.ts';
import { cspReports } from './http/middleware/csp-reports.ts';
import { errors } from './http/middleware/errors.ts';
import { jsonBody } from './http/middleware/json-body.ts';
import { liveChatFrame } from './http/middleware/live-chat-frame.ts';
import { loadTest } from './http/middleware/load-test.ts';
import { knownHost } from './http/middleware/known-host.ts';
import { originCheck } from './http/middleware/origin-check.ts';
import { rateLimit } from './http/middleware/rate-limit.ts';
import { requestId } from './http/middleware/request-id.ts';
import { securityHeaders } from './http/middleware/security-headers.ts';
import { sharedPage } from './http/middleware/shared-page.ts';
import { staticWeb } from './http/middleware/static-web.ts';
import { traceRequest } from './http/middleware/trace-request.ts';
import { mountRoutes } from './http/mount-routes.ts';
import { receiveUpload } from './api/upload/receive-upload.ts';
import type { Route } from './http/route.ts';
import type { RequestState } from './request.ts';
import { ROUTES } from './api/routes.ts';
import { SCHEMA_NAMES } from './api/schema-names.ts';

interface AppOptions {
  /** Folder of the built web client. */
  webDist: string;
  routes?: readonly Route[];
}

/** The HTTP side of the gateway. The order matters: each line of the list relies on those above. */
export function createApp(context: GatewayContext, { webDist, routes = ROUTES }: AppOptions) {
  const { config, log, metrics, limits, sessions } = context;
  const { publicOrigin, secureCookies, trustedProxies, analyticsUrl, liveChat } = config;
  const app = new Koa<RequestState>({
    // Without a count of proxies the whole X-Forwarded-For list is believed, its forged part too.
    proxy: trustedProxies > 0,
    maxIpsCount: trustedProxies,
  });
  app.keys = sessions.keys;
  const router = new Router<RequestState>();
  mountRoutes(router, routes, context);

  const ordered = [
    requestId,
    traceRequest,
    accessLog(log, metrics),
    compress(),
    errors(log),
    securityHeaders({
      secure: secureCookies,
      microphone: config.dictation,
      publicOrigin,
      analyticsOrigin: analyticsUrl && new URL(analyticsUrl).origin,
    }),
    knownHost(publicOrigin),
    loadTest(config.loadTestKey),
    health(context),
    originCheck(publicOrigin, routes),
    receiveUpload(context),
    cspReports(context),
    sessions.middleware(app),
    rateLimit(limits),
    jsonBody(routes),
    apiDocs(routes, { names: SCHEMA_NAMES, origin: publicOrigin, cookieName: sessions.cookieName }),
    router.routes(),
    media(context),
    apiFallback(router),
    liveChatFrame(liveChat),
    sharedPage(context),
    staticWeb(webDist, { sessionCookie: sessions.cookieName }),
  ];
  for (const middleware of ordered) app.use(middleware);

  // Errors after the answer has begun: mostly connections that the client closed.
  app.on('error', (err: unknown) => log.debug({ err }, 'the connection failed'));
  return app;
}
