import { PAGES } from '@vesper/core/contract/pages';
import { shareToken } from '@vesper/core/contract/share';
import type { Clock } from '@vesper/core/clock';
import { findShared } from '@vesper/core/conversations/share-conversation';
import type { Middleware } from 'koa';
import type { GatewayContext } from '../../context.ts';
import type { RequestState } from '../../request.ts';

const PREFIX = PAGES.shared.path.slice(0, PAGES.shared.path.indexOf(':'));

/**
 * Keeps the pages of shared conversations out of search engines and caches, and answers 404 for a
 * link that has ended: what shows it asks again, but a crawler reads the status alone.
 */
export function sharedPage({
  clock,
  log,
}: Pick<GatewayContext, 'clock' | 'log'>): Middleware<RequestState> {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(PREFIX)) return next();
    ctx.set('X-Robots-Tag', 'noindex, nofollow, noarchive');
    ctx.state.isUnlisted = true;
    const token = shareToken.safeParse(ctx.path.slice(PREFIX.length)).data;
    ctx.state.isGone = token === undefined || (await isGone(clock, token, log));
    return next();
  };
}

/** While the database is away the page is sent, which then says so. */
async function isGone(clock: Clock, token: string, log: GatewayContext['log']): Promise<boolean> {
  try {
    return (await findShared(clock, token)) === null;
  } catch (err) {
    log.warn({ err }, 'a link to a conversation was not looked up');
    return false;
  }
}
