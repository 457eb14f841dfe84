import { BRAND } from '@vesper/core/contract/brand';
import type { VisitEvent } from '@vesper/core/contract/public-config';
import type { AnalyticsProvider } from './provider.ts';

type Click = Pick<VisitEvent, 'event' | 'detail'>;

const { community, ...SOCIAL } = BRAND.links;

/**
 * '/chat/65f0...' → '/chat/:id': which conversation it was is nobody's business, and who has the secret
 * part of a link reads what it shows.
 */
export function withoutIds(pathname: string): string {
  return pathname.replaceAll(/[0-9a-f]{24}/g, ':id').replace(/^\/shared\/.+/, '/shared/:token');
}

/** The event of following this link; undefined for most links. */
export function clickOn(href: string): Click | undefined {
  if (href === community) return { event: 'community_join' };
  if (href.startsWith('mailto:')) return { event: 'support_email' };
  const social = Object.entries(SOCIAL).find(([, address]) => address === href);
  return social && { event: 'social_link', detail: social[0] };
}

/** The ways into the app stand in sections of the landing page: the section is the feature. */
function interestIn(link: Element): Click | undefined {
  if (!link.matches('[data-enter]')) return undefined;
  const detail = link.closest('section')?.getAttribute('aria-labelledby');
  return detail ? { event: 'feature_interest', detail } : undefined;
}

/** Tells of each screen that is seen and of the clicks that count. Returns what ends it. */
export function watchVisits(provider: AnalyticsProvider): () => void {
  let seen: string | undefined;
  const tell = (what: Click): void => {
    const at = new Date().toISOString();
    provider.send({ ...what, path: withoutIds(location.pathname), at });
  };
  const look = (): void => {
    if (location.pathname === seen) return;
    seen = location.pathname;
    tell({ event: 'page_view' });
  };
  const click = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const what = link && (clickOn(link.getAttribute('href') ?? '') ?? interestIn(link));
    if (what) tell(what);
  };
  // The router moves without an event that every browser has.
  const moves = new MutationObserver(look);
  moves.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('click', click, true);
  look();
  return () => {
    moves.disconnect();
    document.removeEventListener('click', click, true);
  };
}
