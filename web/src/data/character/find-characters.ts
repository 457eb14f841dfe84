import type { CharacterView } from '@vesper/core/contract/character';
import { inBackground } from '../../lib/in-background.ts';
import { useOwnCharacters, usePublicCharacters } from './characters.ts';

/** One's own characters and then everyone's: those whose name or description has the words. */
export function useFindCharacters(search: string) {
  const own = useOwnCharacters();
  const everyones = usePublicCharacters();
  const all = [...(own.data ?? []), ...(everyones.data ?? [])];
  const unique = [...new Map(all.map((one) => [one.id, one])).values()];
  const next = [own, everyones].find(({ hasNextPage }) => hasNextPage);
  return {
    isPending: own.isPending || everyones.isPending,
    isError: own.isError || everyones.isError,
    retry: () => inBackground(Promise.all([own.refetch(), everyones.refetch()])),
    /** Nobody is there at all, whatever the words. */
    isEmpty: unique.length === 0,
    found: unique.filter((one) => hasWords(one, search)),
    /** Reads more of them; undefined when these are all. */
    readMore: next && (() => inBackground(next.fetchNextPage())),
    isReadingMore: next?.isFetchingNextPage === true,
  };
}

function hasWords({ name, description }: CharacterView, search: string): boolean {
  const text = `${name} ${description ?? ''}`.toLowerCase();
  return text.includes(search.trim().toLowerCase());
}
