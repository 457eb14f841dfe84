import { createHash } from 'node:crypto';

/**
 * The name of a picture server in Redis: a hash, since an address may hold a password, and Redis is
 * read by others than its operator.
 */
export function serverKey(address: string): string {
  const { host, pathname } = new URL(address);
  const place = createHash('sha256').update(`${host}${pathname.replace(/\/+$/, '')}`);
  return `picture-server:${place.digest('hex').slice(0, 16)}`;
}
