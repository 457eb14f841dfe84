import { AppError } from '@vesper/core/errors';
import type { Logger } from '@vesper/core/log';
import { RedisUnavailable } from '@vesper/core/redis';
import { HttpError, type Middleware } from 'koa';
import mongoose from 'mongoose';
import type { RequestState } from '../../request.ts';

const { mongo } = mongoose;
/** The error by which a document store refuses writes until its disk has room. */
const OUT_OF_DISK_SPACE = 14031;
const MONGO_AWAY = [
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoTopologyClosedError,
  mongo.MongoNotConnectedError,
  mongo.MongoClientClosedError,
  mongo.MongoWriteConcernError,
  mongoose.Error.MongooseServerSelectionError,
];

/** Codes of a connection that broke; drivers pass such errors on as they are. */
const BROKEN = [
  'EPIPE',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** Answers every error that later middleware throws, as a code of the closed list. */
export function errors(log: Logger): Middleware<RequestState> {
  return async (ctx, next) => {
    try {
      await next();
    } catch (err) {
      const error = toAppError(err);
      ctx.state.refusal = error.code;
      if (error.status >= 500) {
        const { requestId, route } = ctx.state;
        log[error.code === 'internal' ? 'error' : 'warn']({ err, requestId, route }, error.code);
      }
      if (error.retryAfter !== undefined) ctx.set('Retry-After', String(error.retryAfter));
      ctx.remove('Content-Encoding');
      ctx.status = error.status;
      // The specification's client compares this one body word for word.
      ctx.body = error.code === 'unauthorized' ? { message: error.message } : error.toBody();
    }
  };
}

function toAppError(err: unknown): AppError {
  if (err instanceof AppError) return err;
  if (isServiceAway(err)) return new AppError('unavailable', { retryAfter: 2, cause: err });
  if (err instanceof HttpError && err.status < 500) return fromStatus(err.status, err);
  return new AppError('internal', { cause: err });
}

/** Translates what Koa, the router and the file sender throw themselves. */
function fromStatus(status: number, cause: unknown): AppError {
  if (status === 404 || status === 403) return new AppError('not_found', { cause });
  if (status === 413) return new AppError('payload_too_large', { cause });
  if (status === 415) return new AppError('unsupported_media_type', { cause });
  return new AppError('bad_request', { cause });
}

function isServiceAway(err: unknown): boolean {
  if (err instanceof RedisUnavailable) return true;
  if (err instanceof mongo.MongoServerError && err.code === OUT_OF_DISK_SPACE) return true;
  if (MONGO_AWAY.some((kind) => err instanceof kind)) return true;
  if (isBroken(err)) return true;
  // mongoose waits for its connection and gives up with its plain error class.
  return err instanceof mongoose.Error && mongoose.connection.readyState !== 1;
}

/** A broken connection, or what a driver made of one. */
function isBroken(err: unknown): boolean {
  if (!(err instanceof Error)) return false;
  if ('code' in err && BROKEN.some((code) => code === err.code)) return true;
  return isBroken(err.cause);
}
