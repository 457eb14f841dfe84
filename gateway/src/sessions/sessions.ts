import { createHash, randomBytes } from 'node:crypto';
import {
  SessionStore,
  type ListedSession,
  type SessionData,
} from '@vesper/core/accounts/session-store';
import type { Clock } from '@vesper/core/clock';
import { LIMITS } from '@vesper/core/contract/limits';
import { parseCookie } from 'cookie';
import Keygrip from 'keygrip';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import { createSession } from 'koa-session';
import type { RedisClient } from '@vesper/core/redis';
import type { RequestContext, RequestState, RouteUser } from '../request.ts';
import { deviceOf } from './device.ts';
import { placeOf } from './place.ts';

/** The part of koa-session's untyped `ctx.session` that is used here. */
interface KoaSession extends Partial<SessionData> {
  externalKey: string | undefined;
  regenerate(): Promise<void>;
  manuallyCommit(): Promise<void>;
}

/** How well a sign-in has shown who it is; see `SessionData`. */
export type SignInProof = Pick<SessionData, 'isStrong' | 'confirmedAt'>;

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
        const { userId, externalKey, authAt, isStrong, confirmedAt } = sessionOf(ctx) ?? {};
        if (userId && externalKey) {
          const proof = { signedInAt: authAt, isStrong, confirmedAt };
          ctx.state.user = { id: userId, sessionId: externalKey, ...proof };
        }
        await next();
      });
    };
  }

  /** Signs a user in on this connection: a new id, the old session ended. */
  async start(ctx: RequestContext, userId: string, proof: SignInProof = {}): Promise<void> {
    const now = this.#clock.now().getTime();
    const device = deviceOf(ctx.get('User-Agent'));
    const place = placeOf(ctx.ip);
    const begun = { userId, createdAt: now, authAt: now, device, place };
    ctx.session = { ...begun, ...proof } satisfies SessionData;
    await sessionOf(ctx)?.regenerate();
  }

  /** Ends the session of this request, its cookie and its sockets. Without one it does nothing. */
  async end(ctx: RequestContext): Promise<void> {
    const session = sessionOf(ctx);
    ctx.session = null;
    await session?.manuallyCommit();
    delete ctx.state.user;
  }

  /** The sessions of a user that live, oldest first. */
  list(userId: string): Promise<ListedSession[]> {
    return this.#store.list(userId);
  }

  /** Ends one session of a user by its fingerprint. @returns false when there is none */
  async endOne(userId: string, wanted: string): Promise<boolean> {
    const found = (await this.#store.list(userId)).find(({ id }) => fingerprint(id) === wanted);
    if (found) await this.#store.destroy(found.id);
    return found !== undefined;
  }

  /** Ends every session of a user, everywhere; or all but the one that asks for it. */
  endAll(userId: string, exceptId?: string): Promise<void> {
    return this.#store.destroyAll(userId, exceptId);
  }

  /** The ones of these ids whose sessions have ended; asking keeps none of them alive. */
  findEnded(ids: readonly string[]): Promise<string[]> {
    return this.#store.findEnded(ids);
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

/** Names a session to people; nobody can sign in with it. */
export function fingerprint(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex').slice(0, 24);
}

function sessionOf(ctx: RequestContext): KoaSession | null {
  return ctx.session;
}
