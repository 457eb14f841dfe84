import { bodyParser } from '@koa/bodyparser';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { HttpError, type Middleware } from 'koa';
import type { Route } from '../route.ts';
import type { RequestState } from '../../request.ts';

/** Arrays and objects inside each other: no request of ours needs half of it. */
const DEEPEST = 12;

const tooDeep = (): AppError =>
  new AppError('malformed_json', {
    message: `The request body is nested too deeply. ${DEEPEST} levels are enough for every call.`,
  });

const keyOf = (method: string, path: string): string => `${method.toLowerCase()} ${path}`;

/**
 * Reads JSON bodies of API requests. Other media types are left alone: the guard refuses them; so
 * are those of routes that take a file, which may well be a JSON file.
 */
export function jsonBody(routes: readonly Route[] = []): Middleware<RequestState> {
  const raw = new Set(
    routes.filter(({ rawBody }) => rawBody).map(({ method, path }) => keyOf(method, path)),
  );
  const large = routes.flatMap((route) => largerBody(route) ?? []);
  const parse = parserFor(LIMITS.bodyBytes);
  return (ctx, next) => {
    if (!ctx.path.startsWith('/api/')) return next();
    // A compressed body of 64 KB may unfold to gigabytes, and no client of ours sends one.
    const encoding = ctx.get('Content-Encoding');
    if (encoding !== '' && encoding !== 'identity') throw new AppError('unsupported_media_type');
    const key = keyOf(ctx.method, ctx.path);
    if (raw.has(key)) return next();
    return (large.find(({ pattern }) => pattern.test(key))?.parse ?? parse)(ctx, () => {
      if (!isShallow(ctx.request.rawBody ?? '', DEEPEST)) throw tooDeep();
      return next();
    });
  };
}

/** Reads the bodies of a route that takes more than others. */
function largerBody({ method, path, bodyBytes }: Route) {
  if (bodyBytes === undefined) return null;
  // Paths of routes have no signs that mean something to a pattern.
  const pattern = new RegExp(`^${keyOf(method, path.replace(/:\w+/g, '[^/]+'))}$`);
  return { pattern, parse: parserFor(bodyBytes) };
}

function parserFor(bytes: number) {
  return bodyParser({
    enableTypes: ['json'],
    // Deleting an account carries the password; other deletions have no body.
    parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    jsonLimit: bytes,
    // `null` and numbers are JSON too; a schema, not the parser, says that they are not wanted.
    jsonStrict: false,
    onError: (err) => {
      throw toBodyError(err, bytes);
    },
  });
}

/**
 * Tells if no array or object of a valid JSON text lies deeper than this. Read from the text, so that
 * nothing that walks the parsed value can be made to run out of stack.
 */
export function isShallow(json: string, deepest: number): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > deepest) return false;
  }
  return true;
}

function toBodyError(err: Error, bytes: number): AppError {
  const status = err instanceof HttpError ? err.status : undefined;
  if (status === 413) {
    const message = `The request is too large. Send at most ${bytes / 1024} KB.`;
    return new AppError('payload_too_large', { message, cause: err });
  }
  if (status === 415) return new AppError('unsupported_media_type', { cause: err });
  return new AppError('malformed_json', { cause: err });
}
