import { BRAND } from '@vesper/core/contract/brand';
import { NOT_FOUND_TITLE, pageAt, PAGES } from '@vesper/core/contract/pages';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Names the tab after the screen, for the history and for who has several tabs. Runs before the
 * effects of the screen itself, which may know better: the name of a conversation.
 */
export function usePageTitle(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const page = pageAt(pathname);
    document.title =
      page === PAGES.home ? BRAND.name : `${page?.title ?? NOT_FOUND_TITLE} | ${BRAND.name}`;
  }, [pathname]);
}
