import type { Middleware } from 'koa';
import type { RequestState } from '../../request.ts';

interface HeaderOptions {
  /** True when people reach the product through TLS. */
  secure: boolean;
  /** The origin at which they open it, when that is configured. */
  publicOrigin: string | undefined;
  /** The origin to which browsers send uploads, when that is not ours. */
  storageOrigin: string | undefined;
  /** The origin to which browsers of those who agreed send visit events. */
  analyticsOrigin: string | undefined;
  /** Origins that a live chat needs to reach, its script's included. */
  chatOrigins: readonly string[];
  /** True when members may dictate; no other page may use a microphone either way. */
  microphone: boolean;
}

/** Sets headers that let browsers run only our scripts, talk only to us, and frame us nowhere. */
export function securityHeaders(options: HeaderOptions): Middleware<RequestState> {
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
      `magnetometer=(), microphone=(${options.microphone ? 'self' : ''}), midi=(), payment=(), usb=()`,
    ...(options.secure
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
  return (ctx, next) => {
    ctx.set(headers);
    if (ctx.path.startsWith('/api/')) ctx.set('Cache-Control', 'no-store');
    return next();
  };
}

const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');

function contentSecurityPolicy(options: HeaderOptions): string {
  const { publicOrigin, storageOrigin, analyticsOrigin, chatOrigins } = options;
  // 'self' covers our own websocket in current browsers; older ones need it by name.
  const socket = publicOrigin && socketOf(publicOrigin);
  const reached = [socket, storageOrigin, analyticsOrigin].filter((one) => one !== undefined);
  const connect = [...reached, ...chatOrigins, ...chatOrigins.map(socketOf)];
  const chat = chatOrigins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${chat}`,
    // Emotion writes the components' styles into the page at run time.
    `style-src 'self' 'unsafe-inline'${chat}`,
    `img-src 'self' blob: data:${chat}`,
    `font-src 'self' data:${chat}`,
    `connect-src 'self'${connect.map((origin) => ` ${origin}`).join('')}`,
    // Sentences that are read aloud.
    `media-src blob:${chat}`,
    ...(chat === '' ? [] : [`frame-src${chat}`]),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
