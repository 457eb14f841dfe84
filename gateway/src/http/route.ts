import type { ParameterizedContext } from 'koa';
import type { z } from 'zod';
import type { GatewayContext } from '../context.ts';
import type { RawBody } from './raw-body.ts';
import type { RateName } from '../limits/rate-table.ts';

/** What the middleware knows about a request, in `ctx.state`. */
export interface RequestState {
  requestId: string;
  /** The path pattern of the route that answers, for logs and metrics. */
  route?: string;
  user?: RouteUser;
  /** The code of the error that was answered, for logs. */
  refusal?: string;
}

export type RequestContext = ParameterizedContext<RequestState>;

/** Who asks. The session's id never leaves the process except to Redis. */
export interface RouteUser {
  id: string;
  sessionId: string;
}

export const ROUTE_METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type RouteMethod = (typeof ROUTE_METHODS)[number];
type RouteAccess = 'public' | 'user';
/**
 * Whose things a route touches. 'anyone': nobody's in particular; 'self': the caller's own, whoever
 * calls; 'owner': one thing that is its owner's alone, a stranger gets 404; 'visible': one thing
 * that strangers may see when it is public.
 */
export type RoutePolicy = 'anyone' | 'self' | 'owner' | 'visible';
type RouteResponses = Readonly<Record<number, z.ZodType>>;

interface RouteInput<Params, Query, Body, User, File> {
  context: GatewayContext;
  params: Params;
  query: Query;
  body: Body;
  user: User;
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
  /** 'user': without a live session the answer is 401 and the handler does not run. */
  access: RouteAccess;
  policy?: RoutePolicy;
  /** One sentence for the API document. */
  summary: string;
  /** Counted against the user, or else the address, once the request is found valid. */
  limit?: RateName;
  /** Media types of a good answer that is a file. Default: JSON. */
  produces?: readonly string[];
}

interface Declaration<
  Params,
  Query,
  Body,
  Access extends RouteAccess,
  Responses extends RouteResponses,
  Result extends RouteReply<Responses>,
  Raw extends RawBody | undefined,
> extends RouteShape {
  access: Access;
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
      Raw extends RawBody ? Buffer : undefined
    >,
  ): Promise<Result>;
}

/** A declared route, its types forgotten: what the router, the guard and the API document read. */
export interface Route extends RouteShape {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  rawBody?: RawBody | undefined;
  responses: RouteResponses;
  handler(
    input: RouteInput<unknown, unknown, unknown, RouteUser | undefined, Buffer | undefined>,
  ): Promise<Reply>;
}

/**
 * Declares a route: validation, types and the API document come from this one place. The handler
 * gets the parsed parts (undefined when not declared) and answers with one of `responses`.
 */
export function route<
  const Access extends RouteAccess,
  Responses extends RouteResponses,
  const Result extends RouteReply<Responses>,
  Params = undefined,
  Query = undefined,
  Body = undefined,
  Raw extends RawBody | undefined = undefined,
>(declaration: Declaration<Params, Query, Body, Access, Responses, Result, Raw>): Route {
  return declaration;
}
