import { AppError } from '@vesper/core/errors';
import type { ByteRange, ObjectStorage } from '@vesper/core/storage/object-storage';
import parseRange from 'range-parser';
import type { RequestContext } from '../../request.ts';

/** Kept, but asked for again each time: whether one may still see it is decided here. */
export const ASK_AGAIN = 'private, no-cache';
/** Never kept, so that what is deleted is gone everywhere at once. */
export const NOT_KEPT = 'private, no-store';

interface Sendable {
  key: string;
  /** Stands for these very bytes: other bytes have another one. */
  etag: string;
  cacheControl: string;
  /** Offers the bytes as a file of this name instead of showing them. */
  downloadAs?: string | undefined;
}

/** Should anything but a picture ever be stored, a browser must not run it. */
export function serveInert(ctx: RequestContext): void {
  ctx.set('Content-Security-Policy', "sandbox; default-src 'none'");
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
}

/**
 * The one range this request asks for; undefined for the whole: several ranges at once, a unit
 * that is not bytes, or a part of something that has changed since (RFC 9110, 13.1.5 and 14.2).
 * @throws AppError `range_not_satisfiable` for a range outside of the object
 */
function rangeOf(ctx: RequestContext, size: number, etag: string): ByteRange | undefined {
  const header = ctx.get('Range');
  const condition = ctx.get('If-Range');
  if (header === '' || ctx.method !== 'GET') return undefined;
  if (condition !== '' && condition !== `"${etag}"`) return undefined;
  const ranges = parseRange(size, header);
  if (ranges === -1) {
    ctx.set('Content-Range', `bytes */${size}`);
    throw new AppError('range_not_satisfiable');
  }
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

/**
 * Sends a stored object: whole or one range of it, only its headers to HEAD, or word that the copy
 * the client holds is still good. Call it once it is clear that the viewer may see it.
 * @throws AppError `not_found`, `range_not_satisfiable`
 */
export async function sendObject(
  storage: ObjectStorage,
  ctx: RequestContext,
  { key, etag, cacheControl, downloadAs }: Sendable,
): Promise<void> {
  serveInert(ctx);
  const info = await storage.stat(key);
  if (!info) throw new AppError('not_found');
  const range = rangeOf(ctx, info.size, etag);
  ctx.etag = etag;
  ctx.set('Cache-Control', cacheControl);
  ctx.set('Accept-Ranges', 'bytes');
  if (downloadAs !== undefined) ctx.attachment(downloadAs);
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = info.contentType;
  ctx.length = info.size;
  if (ctx.method === 'HEAD') return;
  const object = await storage.get(key, range);
  if (!object) throw new AppError('not_found');
  if (range) {
    ctx.status = 206;
    ctx.length = range.end - range.start + 1;
    ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${info.size}`);
  }
  ctx.body = object.body;
}
