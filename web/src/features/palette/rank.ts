import type { Entry, EntryGroup } from './entry.ts';

/** In small letters and without accents, as people type. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The points of one typed word; 0 where nothing fits. */
function pointsOf(word: string, label: readonly string[], others: readonly string[]): number {
  if (label.includes(word)) return 5;
  if (label.some((one) => one.startsWith(word))) return 4;
  if (others.some((one) => one.startsWith(word))) return 3;
  // In the middle of a word only what is long enough to be no accident.
  return word.length > 2 && label.some((one) => one.includes(word)) ? 1 : 0;
}

/**
 * How well an entry fits what was typed: 0 when a typed word fits nothing of it. Its beginning
 * counts more than a word in it, and its name more than what it is found by otherwise.
 */
export function fitOf(
  { label, words = '' }: Pick<Entry, 'label' | 'words'>,
  typed: string,
): number {
  const wanted = wordsOf(typed);
  const points = wanted.map((word) => pointsOf(word, wordsOf(label), wordsOf(words)));
  if (points.length === 0 || points.includes(0)) return 0;
  const whole =
    folded(label) === folded(typed) ? 20 : folded(label).startsWith(folded(typed)) ? 10 : 0;
  return whole + points.reduce((sum, one) => sum + one, 0) / points.length;
}

/** What fits, the best first: the entries of each group, and the groups by their best entry. */
export function ranked(groups: readonly EntryGroup[], typed: string): EntryGroup[] {
  return groups
    .map(({ name, entries }) => {
      const fits = entries
        .map((entry) => ({ entry, fit: fitOf(entry, typed) }))
        .filter(({ fit }) => fit > 0)
        .sort((a, b) => b.fit - a.fit);
      return { best: fits[0]?.fit ?? 0, group: { name, entries: fits.map(({ entry }) => entry) } };
    })
    .filter(({ best }) => best > 0)
    .sort((a, b) => b.best - a.best)
    .map(({ group }) => group);
}

/** The entry that an arrow leads to: around the ends, and to an end from nowhere. */
export function stepped(ids: readonly string[], active: string | undefined, by: 1 | -1) {
  const at = active === undefined ? -1 : ids.indexOf(active);
  if (at === -1) return by === 1 ? ids[0] : ids.at(-1);
  return ids.at((at + by) % ids.length);
}
