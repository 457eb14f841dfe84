import { inBackground } from '../../lib/in-background.ts';
import { TYPING_MS } from '../../lib/use-typed-search.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { NO_FILTER, useOwnCharacters, usePublicCharacters } from './characters.ts';

/** One's own characters and then everyone's: those that a search finds. */
export function useFindCharacters(typed: string) {
  const search = useSettled(typed.trim(), TYPING_MS);
  const filter = { ...NO_FILTER, search };
  const own = useOwnCharacters(filter);
  const everyones = usePublicCharacters(filter);
  const all = [...(own.data ?? []), ...(everyones.data ?? [])];
  const found = [...new Map(all.map((one) => [one.id, one])).values()];
  const next = [own, everyones].find(({ hasNextPage }) => hasNextPage);
  return {
    /** What is found is that of other words so far. */
    isBehind: search !== typed.trim() || own.isPlaceholderData || everyones.isPlaceholderData,
    isPending: own.isPending || everyones.isPending,
    isError: own.isError || everyones.isError,
    retry: () => inBackground(Promise.all([own.refetch(), everyones.refetch()])),
    /** Nobody is there at all, whatever the words. */
    isEmpty: search === '' && found.length === 0,
    found,
    /** Reads more of them; undefined when these are all. */
    readMore: next && (() => inBackground(next.fetchNextPage())),
    isReadingMore: next?.isFetchingNextPage === true,
  };
}
