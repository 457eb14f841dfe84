import type Router from '@koa/router';
import type { ErrorBody } from '@vesper/core/contract/errors';
import { lockForAge } from '@vesper/core/accounts/age-lock';
import { AppError } from '@vesper/core/errors';
import type { Actor } from '@vesper/core/policies/actor';
import type { z } from 'zod';
import type { GatewayContext } from '../context.ts';
import { limitKey } from './middleware/rate-limit.ts';
import { assertMayEnter, assertOpenHere } from '../accounts/age/region.ts';
import { assertStepUp } from '../accounts/step-up.ts';
import { readRawBody } from './raw-body.ts';
import type { Route } from './route.ts';
import type { RequestContext, RequestState } from '../request.ts';
import { staffOf, type Staff } from '../staff/staff.ts';
import { actorOf } from './actor-of.ts';
import { assertOn } from './assert-on.ts';
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
      const { status, body, headers } = await handle(route, input);
      const schema = route.responses[status];
      if (!schema) throw new Error(`${route.method} ${route.path}: status ${status} is undeclared`);
      if (headers) ctx.set(headers);
      ctx.body = schema.parse(body);
      ctx.status = status;
    });
  }
}

type GuardedInput = Awaited<ReturnType<typeof guard>>;

/** Runs the handler; whoever says there to be under 18 is out everywhere, from this answer on. */
async function handle(route: Route, input: GuardedInput): ReturnType<Route['handler']> {
  try {
    return await route.handler(input);
  } catch (error) {
    const isMinor = error instanceof AppError && error.code === 'user_underage';
    if (route.speaks && isMinor && input.user) await lockForAge(input.context, input.user.id);
    throw error;
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
  const staff = await staffFor(route, ctx, context);
  await assertStanding(route, ctx, context);
  const input = {
    context,
    ctx,
    actor,
    staff,
    user: actor && ctx.state.user,
    params: parseParams(route.params, ctx.params),
    query: parsePart(route.query, ctx.query),
    body: parseBody(route.body, ctx),
  };
  if (route.needs) assertOn(context, route.needs);
  if (route.limit) await context.limits.consume(route.limit, limitKey(route, ctx));
  const target = await loadTarget(route, actor, ctx.params);
  // Not before the target: whose it is not learns nothing by being asked.
  if (route.stepUp) await assertStepUp(context, ctx, input, route.stepUp);
  // Last: megabytes are read only for those who may send them.
  const file = route.rawBody && (await readRawBody(ctx, route.rawBody));
  return { ...input, target, file };
}

/** @throws AppError when the account of whoever asks, or where they are, is not one for this route. */
async function assertStanding(
  { access, anyAge, whileSuspended, opens }: Route,
  { state: { user }, headers }: RequestContext,
  context: GatewayContext,
): Promise<void> {
  if (opens) assertOpenHere(context.config, headers, opens);
  if (access === 'public' || !user || whileSuspended) return;
  if (anyAge) await context.standings.assertNotSuspended(user.id);
  else await assertMayEnter(context, headers, user.id);
}

/** @throws AppError when this is a route of the desk, and not for whoever asks. */
async function staffFor(
  { policy }: Route,
  ctx: RequestContext,
  context: GatewayContext,
): Promise<Staff | undefined> {
  if (typeof policy === 'string' || !('desk' in policy)) return undefined;
  return staffOf(ctx, context, policy.desk);
}

/** @throws AppError `not_found` or `forbidden`, as the policy of the thing says. */
async function loadTarget(
  { policy }: Route,
  actor: Actor | undefined,
  { id = '' }: Record<string, string>,
): Promise<unknown> {
  if (typeof policy === 'string' || 'desk' in policy) return undefined;
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
