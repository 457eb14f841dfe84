import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { isUploadOpen } from '@vesper/core/photos/uploads';
import { TooManyBytes } from '@vesper/core/storage/limited';
import type { ObjectStorage } from '@vesper/core/storage/object-storage';
import { isValidPut, SIGNED_PUT_PATH, type SignedPut } from '@vesper/core/storage/signed-put';
import type { Middleware } from 'koa';
import type { GatewayContext } from '../../context.ts';
import type { RequestContext, RequestState } from '../../request.ts';

const KEY = /^quarantine\/[0-9a-f]{24}\/[0-9a-f-]{36}$/;

function readPut(ctx: RequestContext): SignedPut | null {
  const key = ctx.path.slice(SIGNED_PUT_PATH.length);
  const { expires, signature } = ctx.query;
  if (!KEY.test(key) || typeof expires !== 'string' || typeof signature !== 'string') return null;
  return { key, expires: Number(expires), signature };
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', {
    message: 'This file has more than 10 MB. Send a smaller one.',
  });
}

type Parts = Pick<GatewayContext, 'storage' | 'config' | 'clock'>;

/** The key that this request may write now. @throws AppError */
async function authorizedKey({ config, clock }: Parts, ctx: RequestContext): Promise<string> {
  const put = readPut(ctx);
  if (!put || !isValidPut(config.sessionKeys, put, clock.now().getTime())) {
    const message = 'This upload address is not valid or has expired. Ask for a new one.';
    throw new AppError('forbidden', { message });
  }
  if (Number(ctx.get('Content-Length')) > LIMITS.uploadBytes) throw tooLarge();
  if (!(await isUploadOpen(put.key))) throw new AppError('upload_not_found');
  return put.key;
}

async function store(storage: ObjectStorage, ctx: RequestContext, key: string): Promise<void> {
  const contentType = ctx.get('Content-Type') || 'application/octet-stream';
  try {
    const maxBytes = LIMITS.uploadBytes;
    await storage.receive(key, ctx.req, { contentType, maxBytes, size: ctx.request.length });
  } catch (err) {
    if (err instanceof TooManyBytes) throw tooLarge();
    // The sender broke off: nobody reads the answer, and it is no error for the log.
    if (ctx.req.destroyed) throw new AppError('bad_request', { cause: err });
    throw err;
  }
}

/** Time for reading away the rest of a body that nobody wants. */
const DISCARD_MS = 2_000;

/** Reads the rest of a body: a sender cut off while writing would never read why it was refused. */
async function discardBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  request.resume();
  const limit = AbortSignal.timeout(DISCARD_MS);
  await once(request, 'end', { signal: limit }).catch(() => undefined);
}

/**
 * `PUT /api/objects/<key>?expires&signature`: where files are sent, wherever they are stored. The
 * signature is the right to write; there is no session, so that a phone can send what a computer
 * asked for.
 */
export function receiveUpload(parts: Parts): Middleware<RequestState> {
  const { storage } = parts;
  return async (ctx, next) => {
    if (ctx.method !== 'PUT' || !ctx.path.startsWith(SIGNED_PUT_PATH)) return next();
    ctx.state.route = `${SIGNED_PUT_PATH}:key`;
    try {
      await store(storage, ctx, await authorizedKey(parts, ctx));
    } catch (err) {
      await discardBody(ctx.req);
      ctx.set('Connection', 'close');
      throw err;
    }
    ctx.status = 200;
    ctx.body = '';
  };
}
