const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;
const LIST_ITEM = /^\s*(?:[-+*]|\d{1,9}[.)])\s/;

/**
 * Cuts a text at blank lines into pieces that can be read one by one: not within a fence of code,
 * nor between the items of a list. While a text grows at its end, all pieces but the last stay the
 * same, so only that one has to be read again; at most a list takes it back in.
 */
export function splitBlocks(text: string): string[] {
  const pieces: string[] = [];
  let lines: string[] = [];
  let fence: string | null = null;
  let blank = false;

  for (const line of text.split('\n')) {
    if (fence === null && line.trim() === '') {
      blank = lines.length > 0;
      if (blank) lines.push(line);
      continue;
    }
    if (blank && fence === null && !continues(lines[0] ?? '', line)) {
      pieces.push(lines.join('\n').trimEnd());
      lines = [];
    }
    blank = false;
    lines.push(line);
    fence = fenceAfter(fence, line);
  }
  if (lines.length > 0) pieces.push(fence === null ? lines.join('\n').trimEnd() : lines.join('\n'));
  return pieces;
}

/** True for the further items of a list, and for what is indented below one. */
function continues(first: string, line: string): boolean {
  return LIST_ITEM.test(first) && (LIST_ITEM.test(line) || /^\s{2,}/.test(line));
}

/** The mark that closes the code this line is in; null outside of code. */
function fenceAfter(open: string | null, line: string): string | null {
  const [, mark = '', rest = ''] = FENCE.exec(line) ?? [];
  if (mark === '') return open;
  if (open !== null) return mark.startsWith(open) && rest.trim() === '' ? null : open;
  return mark.startsWith('`') && rest.includes('`') ? null : mark;
}

/** Tells whether a piece ends within a fence of code. */
export function isInCode(piece: string): boolean {
  return piece.split('\n').reduce<string | null>(fenceAfter, null) !== null;
}
