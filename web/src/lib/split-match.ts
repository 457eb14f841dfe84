/** A text around its first match of the words, whatever their case. */
export type Match = Readonly<{ before: string; match: string; after: string }>;

/** Null when the text does not contain them. */
export function splitMatch(text: string, words: string): Match | null {
  const wanted = words.trim().toLocaleLowerCase();
  const at = wanted === '' ? -1 : text.toLocaleLowerCase().indexOf(wanted);
  if (at === -1) return null;
  const end = at + wanted.length;
  return { before: text.slice(0, at), match: text.slice(at, end), after: text.slice(end) };
}
