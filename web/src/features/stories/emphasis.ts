export interface Piece {
  text: string;
  tag: 'em' | 'strong' | null;
}

const MARKED = /(\*\*|[*_])(?=\S)((?:(?!\1)[^\n]){1,500}?\S|[^\s*_])\1(?![\p{L}\p{N}])/gu;

/** The words of a paragraph, parted where models mark some of them by stars or strokes. */
export function piecesOf(words: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of words.matchAll(MARKED)) {
    const [whole, mark, text = ''] = found;
    // Within a word, as in a file's name, it is none.
    if (/[\p{L}\p{N}]/u.test(words[found.index - 1] ?? '')) continue;
    if (found.index > at) pieces.push({ text: words.slice(at, found.index), tag: null });
    pieces.push({ text, tag: mark === '**' ? 'strong' : 'em' });
    at = found.index + whole.length;
  }
  if (at < words.length) pieces.push({ text: words.slice(at), tag: null });
  return pieces;
}
