import type { LoreEntry } from '@vesper/core/contract/lorebook';

type Searched = Pick<LoreEntry, 'name' | 'keys' | 'secondaryKeys' | 'content'>;

/** The entries that have the words in their name, keys or content, in any case. */
export function matchingEntries<Entry extends Searched>(
  entries: readonly Entry[],
  words: string,
): readonly Entry[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return entries;
  return entries.filter(({ name, keys, secondaryKeys, content }) =>
    [name, ...keys, ...secondaryKeys, content].some((text) => text.toLowerCase().includes(wanted)),
  );
}
