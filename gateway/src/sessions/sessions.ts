import { randomBytes } from 'node:crypto';
import type { Clock } from '@vesper/core/clock';
import { LIMITS } from '@vesper/core/contract/limits';
import { parseCookie } from 'cookie';
import Keygrip from 'keygrip';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import { createSession } from 'koa-session';
import type { RedisClient } from '@vesper/core/redis';
import type { RequestContext, RequestState, RouteUser } from '../request.ts';
import { SessionStore, type SessionData } from './session-store.ts';

/** The part of koa-session's untyped `ctx.session` that is used here. */
interface KoaSession extends Partial<SessionData> {
  externalKey: string | undefined;
  regenerate(): Promise<void>;
  manuallyCommit(): Promise<void>;
}

interface SessionOptions {
  redis: RedisClient;
  clock: Clock;
  /** Signing secrets: the first signs, all verify. */
  keys: string[];
  /** True when people reach the product through TLS. */
  secure: boolean;
}

/** Sessions of members: koa-session's cookie and our store. Only sign-in and sign-out write. */
export class Sessions {
  readonly keys: Keygrip;
  readonly cookieName: string;
  readonly #store: SessionStore;
  readonly #clock: Clock;
  readonly #secure: boolean;

  constructor({ redis, clock, keys, secure }: SessionOptions) {
    this.keys = new Keygrip(keys, 'sha256');
    this.cookieName = secure ? '__Host-sid' : 'sid';
    this.#store = new SessionStore(redis, clock);
    this.#clock = clock;
    this.#secure = secure;
  }

  /** Reads the session of API and media requests into `ctx.state.user`. */
  middleware(app: Koa<RequestState>): Middleware<RequestState> {
    const load = createSession(
      {
        key: this.cookieName,
        maxAge: LIMITS.sessionAbsolute,
        httpOnly: true,
        sameSite: 'lax',
        secure: this.#secure,
        genid: () => randomBytes(32).toString('base64url'),
        // Only sign-in and sign-out write. A request that ends after a sign-out has nothing to
        // save, so it cannot bring the session back.
        autoCommit: false,
        store: {
          get: (id) => this.#store.get(id),
          set: (id, session) => this.#store.set(id, session),
          destroy: (id) => this.#store.destroy(id),
        },
      },
      app,
    );
    return async (ctx, next) => {
      if (!/^\/(api|media)\//.test(ctx.path)) return next();
      // TLS ends at the proxy; the address people open decides, not this connection.
      ctx.cookies.secure = this.#secure;
      return load(ctx, async () => {
        const { userId, externalKey } = sessionOf(ctx) ?? {};
        if (userId && externalKey) ctx.state.user = { id: userId, sessionId: externalKey };
        await next();
      });
    };
  }

  /** Signs a user in on this connection: a new id, the old session ended. */
  async start(ctx: RequestContext, userId: string): Promise<void> {
    const now = this.#clock.now().getTime();
    ctx.session = { userId, createdAt: now, authAt: now } satisfies SessionData;
    await sessionOf(ctx)?.regenerate();
  }

  /** Ends the session of this request, its cookie and its sockets. Without one it does nothing. */
  async end(ctx: RequestContext): Promise<void> {
    const session = sessionOf(ctx);
    ctx.session = null;
    await session?.manuallyCommit();
    delete ctx.state.user;
  }

  /** Ends every session of a user, everywhere. */
  endAll(userId: string): Promise<void> {
    return this.#store.destroyAll(userId);
  }

  /**
   * Finds the user a `Cookie` header belongs to, for connections that do not pass through Koa.
   * @throws RedisUnavailable
   */
  async authenticate(cookieHeader: string | undefined): Promise<RouteUser | null> {
    const cookies = parseCookie(cookieHeader ?? '');
    const id = cookies[this.cookieName];
    const signature = cookies[`${this.cookieName}.sig`];
    if (!id || !signature || !this.keys.verify(`${this.cookieName}=${id}`, signature)) return null;
    const session = await this.#store.get(id);
    return session && { id: session.userId, sessionId: id };
  }
}

function sessionOf(ctx: RequestContext): KoaSession | null {
  return ctx.session;
}
