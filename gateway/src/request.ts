import type { ParameterizedContext } from 'koa';

/** Facts about a request that the middleware found, in `ctx.state`. */
export interface RequestState {
  requestId: string;
  /** The path pattern of the route that answers, for logs and metrics. */
  route?: string;
  user?: RouteUser;
  /** Lets a page have styles beside its files: set by the security headers, for what sends pages. */
  allowStyles?: (...sources: string[]) => void;
  /** Its page is for no search engine and no cache; and leads to nothing any more. */
  isUnlisted?: boolean;
  isGone?: boolean;
  /** The account that a sign-in was for, for logs. */
  account?: string;
  /** The code of the error that was answered, for logs. */
  refusal?: string;
}

export type RequestContext = ParameterizedContext<RequestState>;

/** The signed-in user. The session's id never leaves the process except to Redis. */
export interface RouteUser {
  id: string;
  sessionId: string;
  /** What the sign-in itself has shown; see `SessionData`. */
  /** When the session began, in milliseconds since 1970. */
  signedInAt?: number | undefined;
  isStrong?: boolean | undefined;
  confirmedAt?: number | undefined;
}
