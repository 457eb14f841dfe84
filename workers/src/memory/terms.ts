import { rootsOf } from '../builtin/companion/stem.ts';

/** Scripts that do not part words by spaces: they are searched by pairs of letters. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]+/gu;

/** The words of a text by which it is found: stems in English, as they are in other languages. */
function termsOf(text: string): string[] {
  const pairs = [...text.matchAll(UNSPACED)].flatMap(([run]) => pairsOf([...run]));
  return [...rootsOf(text.replace(UNSPACED, ' ')), ...pairs];
}

function pairsOf(letters: readonly string[]): string[] {
  if (letters.length === 1) return [...letters];
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}

/** How soon further mentions of a word stop counting, and how much long texts are held back. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.5;

/**
 * Tells how well each text fits the words asked for, by BM25: rare words count more than common
 * ones. A text without any of the words has 0.
 */
export function scoresByWords(texts: readonly string[], asked: string): number[] {
  const documents = texts.map((text) => termsOf(text));
  const average = documents.reduce((sum, { length }) => sum + length, 0) / (texts.length || 1) || 1;
  const frequency = new Map<string, number>();
  for (const terms of documents) {
    for (const term of new Set(terms)) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const query = [...new Set(termsOf(asked))].filter((term) => frequency.has(term));
  const rarity = (term: string): number => {
    const having = frequency.get(term) ?? 0;
    return Math.log(1 + (texts.length - having + 0.5) / (having + 0.5));
  };
  return documents.map((terms) => {
    const weight = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * terms.length) / average);
    return query.reduce((sum, term) => {
      const times = terms.filter((one) => one === term).length;
      return times === 0 ? sum : sum + (rarity(term) * times * (SATURATION + 1)) / (times + weight);
    }, 0);
  });
}
