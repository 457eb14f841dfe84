import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** What other apps share with the installed one, as its manifest names it. */
const PARTS = ['shared-title', 'shared-text', 'shared-url'] as const;

/** Takes words that another app shared, once. */
export function useSharedWords(onShared: (words: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const words = PARTS.map((part) => search.get(part) ?? '')
    .filter(Boolean)
    .join('\n');
  const take = useEffectEvent(() => {
    setSearch({}, { replace: true });
    onShared(words);
  });
  useEffect(() => {
    if (words !== '') take();
  }, [words]);
}
