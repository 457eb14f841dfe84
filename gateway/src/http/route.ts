import type { ErrorCode } from '@vesper/core/contract/errors';
import type { DeskActionName } from '@vesper/core/contract/desk/actions';
import type { SwitchName } from '@vesper/core/contract/switches';
import type { Actor } from '@vesper/core/policies/actor';
import type { z } from 'zod';
import type { GatewayContext } from '../context.ts';
import type { RateName } from '../limits/rate-table.ts';
import type { RequestContext, RouteUser } from '../request.ts';
import type { Resource } from '../resources/resource.ts';
import type { Staff } from '../staff/staff.ts';
import type { RawBody } from './raw-body.ts';

export const ROUTE_METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type RouteMethod = (typeof ROUTE_METHODS)[number];
type RouteAccess = 'public' | 'user' | 'staff';

/**
 * The things that a route touches. 'anyone': nobody's in particular, without a session too; 'self':
 * the caller's own list or account; 'public-list': a list that every member may see; or one thing,
 * named by `:id` in the path: the mount loads it and asks its policy before the handler runs. At the
 * desk it is an action of its table; its things belong to others, and are found by the handler.
 */
export type RoutePolicy<Action extends string = string, Thing = unknown> =
  | 'anyone'
  | 'self'
  | 'public-list'
  | { desk: DeskActionName | 'any' }
  | { resource: Resource<Action, Thing>; action: NoInfer<Action> };

type RouteResponses = Readonly<Record<number, z.ZodType>>;

interface RouteInput<Params, Query, Body, User, By, Desk, Thing, File> {
  context: GatewayContext;
  params: Params;
  query: Query;
  body: Body;
  user: User;
  /** The user as policies know them: for things that a body names. */
  actor: By;
  /** Whoever asks at the desk, for the audit log. */
  staff: Desk;
  /** The thing that the path names; the policy allows what the route does with it. */
  target: Thing;
  /** The request body of a route with `rawBody`. */
  file: File;
  /** For what the declaration does not cover: request headers, cookies, the connection. */
  ctx: RequestContext;
}

/** One of the declared statuses with a body that its schema takes. */
type RouteReply<Responses extends RouteResponses> = {
  [Status in keyof Responses & number]: {
    status: Status;
    body: z.input<Responses[Status]>;
    headers?: Record<string, string>;
  };
}[keyof Responses & number];

interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

interface RouteShape {
  method: RouteMethod;
  path: string;
  /**
   * 'user': without a live session the answer is 401 and the handler does not run. 'staff': the same,
   * or with a key instead; and to members there is no such route.
   */
  access: RouteAccess;
  policy: RoutePolicy;
  /**
   * Open to accounts that have not confirmed their age, or are locked for it: their own account and
   * its ways in. Everything else behind a session is for adults.
   */
  anyAge?: true;
  /**
   * Open to suspended accounts, too, whatever their age: the reasons, an appeal, and what people need
   * to take or erase what is theirs.
   */
  whileSuspended?: true;
  /**
   * A public way in, closed where the place is: to an account, or to the place itself, which is
   * closed as well where an account has to prove its age.
   */
  opens?: 'account' | 'place';
  /** The body holds words of the member's own: those of somebody under 18 lock the account. */
  speaks?: true;
  /** One sentence for the API document. */
  summary: string;
  /** Counted against the user, or else the address, once the request is found valid. */
  limit?: RateName;
  /** Media types of a good answer that is a file. Default: JSON. */
  produces?: readonly string[];
  /** Most bytes of a JSON body, where that is more than elsewhere. */
  bodyBytes?: number;
  /** The part of the product that it belongs to: refused while that is switched off. */
  needs?: SwitchName;
  /**
   * Hard to take back: whoever asks has to have shown lately that it is still them. A sign-in itself
   * counts for 'sign-in'; for the rest it takes a proof of its own.
   */
  stepUp?: true | 'sign-in';
  /** Begins a run: takes `Idempotency-Key` and `Prefer`. */
  startsRun?: true;
  /** Called by other servers, which sign what they send: any origin may, and no session counts. */
  isWebhook?: true;
  /** Errors of the handler's own; those that the rest of the declaration implies are not listed. */
  refuses?: readonly ErrorCode[];
}

interface Declaration<
  Params,
  Query,
  Body,
  Access extends RouteAccess,
  Action extends string,
  Thing,
  Responses extends RouteResponses,
  Result extends RouteReply<Responses>,
  Raw extends RawBody | undefined,
> extends RouteShape {
  access: Access;
  policy: RoutePolicy<Action, Thing>;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  /** Instead of `body`: the request is a file. The path then has no parameters. */
  rawBody?: Raw;
  /** Every status the handler may give, with the body that goes out; errors are not listed. */
  responses: Responses;
  handler(
    input: RouteInput<
      Params,
      Query,
      Body,
      Access extends 'user' ? RouteUser : undefined,
      Access extends 'user' ? Actor : undefined,
      Access extends 'staff' ? Staff : undefined,
      Thing,
      Raw extends RawBody ? Buffer : undefined
    >,
  ): Promise<Result>;
}

/** A declared route without its types, as the router, the guard and the API document read it. */
export interface Route extends RouteShape {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  rawBody?: RawBody | undefined;
  responses: RouteResponses;
  handler(
    input: RouteInput<
      unknown,
      unknown,
      unknown,
      RouteUser | undefined,
      Actor | undefined,
      Staff | undefined,
      unknown,
      Buffer | undefined
    >,
  ): Promise<Reply>;
}

/**
 * Declares a route: validation, types and the API document come from this one declaration. The
 * handler gets the parsed parts (undefined when not declared) and answers with one of `responses`.
 */
export function route<
  const Access extends RouteAccess,
  Responses extends RouteResponses,
  const Result extends RouteReply<Responses>,
  Action extends string = never,
  Thing = undefined,
  Params = undefined,
  Query = undefined,
  Body = undefined,
  Raw extends RawBody | undefined = undefined,
>(
  declaration: Declaration<Params, Query, Body, Access, Action, Thing, Responses, Result, Raw>,
): Route {
  return declaration;
}
