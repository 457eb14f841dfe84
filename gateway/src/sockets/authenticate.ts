import type { IncomingMessage } from 'node:http';
import type { ServiceConfig } from '@vesper/core/config/config';

/**
 * Whether a handshake comes from our own pages. Socket.IO's `cors` option does not stop a
 * websocket, so this runs in `allowRequest`, before any upgrade. Programs send no `Origin`; they
 * have no cookies to ride on either.
 */
export function isOwnOrigin(config: ServiceConfig, request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  if (config.publicOrigin !== undefined && origin === config.publicOrigin) return true;
  return config.publicOrigin === undefined && new URL(origin).host === host;
}
