/** Longer texts are judged in pieces that overlap, so that nothing hides where they are cut. */
const PIECE = 8_000;
const OVERLAP = 400;

/** Cuts a text into pieces that a moderation server takes. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at === 0 || at + OVERLAP < text.length; at += PIECE - OVERLAP) {
    pieces.push(text.slice(at, at + PIECE));
  }
  return pieces;
}
