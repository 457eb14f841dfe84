import type { Middleware } from 'koa';
import type { RequestState } from '../../request.ts';

/** The page that the client shows in a frame. */
const PATH = '/live-chat';

interface LiveChat {
  scriptUrl: string;
  /** All that its script loads from and talks to. */
  origins: readonly string[];
}

/**
 * The support chat of a service elsewhere, in a page of its own. `sandbox` without
 * `allow-same-origin` gives that page an origin that is nobody's: its script reads no cookie, no
 * storage and nothing of the page around it.
 */
export function liveChatFrame(liveChat: LiveChat | undefined): Middleware<RequestState> {
  if (!liveChat) return (_ctx, next) => next();
  const headers = { 'Content-Security-Policy': policyOf(liveChat), 'Cache-Control': 'no-cache' };
  const page =
    '<!doctype html><html lang="en"><head><meta charset="UTF-8"><title>Support chat</title></head>' +
    `<body><script async src="${escaped(liveChat.scriptUrl)}"></script></body></html>`;
  return (ctx, next) => {
    if (ctx.path !== PATH) return next();
    ctx.state.route = PATH;
    ctx.set(headers);
    ctx.type = 'html';
    ctx.body = page;
    return undefined;
  };
}

function policyOf({ origins }: LiveChat): string {
  const all = origins.join(' ');
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  return [
    'sandbox allow-scripts allow-forms allow-popups',
    "default-src 'none'",
    `script-src ${all}`,
    `style-src 'unsafe-inline' ${all}`,
    `img-src data: blob: ${all}`,
    `font-src data: ${all}`,
    `media-src blob: ${all}`,
    `connect-src ${all} ${sockets}`,
    `frame-src ${all}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');
}

function escaped(url: string): string {
  return new URL(url).href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
