import type { Middleware } from 'koa';
import type { RequestState } from '../../request.ts';

interface HeaderOptions {
  /** True when people reach the product through TLS. */
  secure: boolean;
  /** The origin at which they open it, when that is configured. */
  publicOrigin: string | undefined;
  /** The origin to which browsers of those who agreed send visit events. */
  analyticsOrigin: string | undefined;
  /** True when members may dictate; no other page may use a microphone either way. */
  microphone: boolean;
}

/** Where browsers report what the policy kept from happening. */
export const REPORTS_PATH = '/api/csp-reports';

/**
 * Emotion begins each of its style elements empty and fills it by script, which the policy does not
 * look at: the hash of nothing lets in these elements, and none with a text.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Sets headers that let browsers run only our scripts, talk only to us, and frame us nowhere. */
export function securityHeaders(options: HeaderOptions): Middleware<RequestState> {
  const policy = contentSecurityPolicy(options);
  const usual = policy([]);
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Reporting-Endpoints': `csp="${REPORTS_PATH}"`,
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
      `magnetometer=(), microphone=(${options.microphone ? 'self' : ''}), midi=(), payment=(), usb=()`,
    ...(options.secure
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
  return (ctx, next) => {
    ctx.set(headers);
    ctx.set('Content-Security-Policy', usual);
    ctx.state.allowStyles = (...sources) => ctx.set('Content-Security-Policy', policy(sources));
    if (ctx.path.startsWith('/api/')) ctx.set('Cache-Control', 'no-store');
    return next();
  };
}

const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');

/** Returns the policy, given sources of styles that a page has beside the files: hashes, a nonce. */
function contentSecurityPolicy(options: HeaderOptions): (styles: readonly string[]) => string {
  const { publicOrigin, analyticsOrigin } = options;
  // 'self' covers our own websocket in current browsers; older ones need it by name.
  const socket = publicOrigin && socketOf(publicOrigin);
  const reached = [socket, analyticsOrigin].filter((one) => one !== undefined);
  return (styles) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      // For browsers that do not know the two below it.
      "style-src 'self' 'unsafe-inline'",
      `style-src-elem ${["'self'", EMPTY_STYLE, ...styles].join(' ')}`,
      // Prerendered pages carry a few; without a selector they cannot read anything.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' blob: data:",
      "font-src 'self' data:",
      `connect-src ${["'self'", ...reached].join(' ')}`,
      // Sentences that are read aloud.
      "media-src blob: 'self'",
      // A support chat, in a page of its own.
      "frame-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      // What may become script or markup is named in the client, in one policy.
      "require-trusted-types-for 'script'",
      'trusted-types default',
      'report-to csp',
    ].join('; ');
}
