import type { ParameterizedContext } from 'koa';

/** Facts about a request that the middleware found, in `ctx.state`. */
export interface RequestState {
  requestId: string;
  /** The path pattern of the route that answers, for logs and metrics. */
  route?: string;
  user?: RouteUser;
  /** The code of the error that was answered, for logs. */
  refusal?: string;
}

export type RequestContext = ParameterizedContext<RequestState>;

/** The signed-in user. The session's id never leaves the process except to Redis. */
export interface RouteUser {
  id: string;
  sessionId: string;
}
