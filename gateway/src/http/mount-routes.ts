import type Router from '@koa/router';
import type { ErrorBody } from '@vesper/core/contract/errors';
import { AppError } from '@vesper/core/errors';
import type { Actor } from '@vesper/core/policies/actor';
import type { z } from 'zod';
import type { GatewayContext } from '../context.ts';
import { clientKey } from './middleware/rate-limit.ts';
import { readRawBody } from './raw-body.ts';
import type { Route } from './route.ts';
import type { RequestContext, RequestState } from '../request.ts';
import { actorOf } from './actor-of.ts';
import { assertHonestPolicy } from './assert-honest-policy.ts';

/**
 * Mounts declared routes: each request passes its guard and its policy, each answer its schema.
 * @throws Error for a route whose policy is not an honest one.
 */
export function mountRoutes(
  router: Router<RequestState>,
  routes: readonly Route[],
  context: GatewayContext,
): void {
  const fixedPaths = new Set(routes.map(({ path }) => path).filter((path) => !path.includes(':')));
  for (const route of routes) {
    assertHonestPolicy(route);
    router[route.method](route.path, async (ctx, next) => {
      // A fixed path wins over a pattern: in `/api/images/public` "public" is no picture's id.
      if (route.path.includes(':') && fixedPaths.has(ctx.path)) return next();
      ctx.state.route = route.path;
      const input = await guard(route, ctx, context);
      const { status, body, headers } = await route.handler(input);
      const schema = route.responses[status];
      if (!schema) throw new Error(`${route.method} ${route.path}: status ${status} is undeclared`);
      if (headers) ctx.set(headers);
      ctx.body = schema.parse(body);
      ctx.status = status;
    });
  }
}

/**
 * Checks access, then each part, then the limit, so that an invalid request uses none of it up.
 * Then loads the thing it is about, if this user may do that with it.
 */
async function guard(
  route: Route,
  ctx: RequestContext & { params: Record<string, string> },
  context: GatewayContext,
) {
  const actor = route.access === 'user' ? actorOf(ctx) : undefined;
  const input = {
    context,
    ctx,
    actor,
    user: actor && ctx.state.user,
    params: parseParams(route.params, ctx.params),
    query: parsePart(route.query, ctx.query),
    body: parseBody(route.body, ctx),
  };
  if (route.limit) await context.limits.consume(route.limit, clientKey(ctx));
  const target = await loadTarget(route, actor, ctx.params);
  // Last: megabytes are read only for those who may send them.
  const file = route.rawBody && (await readRawBody(ctx, route.rawBody));
  return { ...input, target, file };
}

/** @throws AppError `not_found` or `forbidden`, as the policy of the thing says. */
async function loadTarget(
  { policy }: Route,
  actor: Actor | undefined,
  { id = '' }: Record<string, string>,
): Promise<unknown> {
  if (typeof policy === 'string') return undefined;
  if (!actor) throw new AppError('unauthorized');
  return policy.resource.load(actor, policy.action, id);
}

/** Parses ids of the path. A malformed id is answered like one that does not exist. */
function parseParams(schema: z.ZodType | undefined, value: unknown): unknown {
  const parsed = schema?.safeParse(value);
  if (parsed?.success === false) throw new AppError('not_found');
  return parsed?.data;
}

function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  const parsed = schema?.safeParse(value);
  if (parsed?.success === false) {
    throw new AppError('validation_failed', { issues: issuesOf(parsed.error) });
  }
  return parsed?.data;
}

function parseBody(schema: z.ZodType | undefined, ctx: RequestContext): unknown {
  if (!schema) return undefined;
  if (isBodyless(ctx)) return parsePart(schema, {});
  if (!ctx.request.is('json')) throw new AppError('unsupported_media_type');
  return parsePart(schema, ctx.request.body ?? null);
}

/** True for a request without a body; `fetch` then says `Content-Length: 0`. */
function isBodyless({ request }: RequestContext): boolean {
  return request.length === 0 || request.is('json') === null || request.rawBody === '';
}

function issuesOf(error: z.ZodError): NonNullable<ErrorBody['issues']> {
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key].join('.'),
          message: 'This field is not known here. Leave it out.',
        }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  );
}
