/** Marks of formatting that a single line of plain text does without. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/```[^\n]*/g, ' '],
  [/!?\[([^[\]\n]*)\]\([^()\s]*\)/g, '$1'],
  [/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,3}\.)[ \t]+/gm, ''],
  [/\*\*|~~|[*`]/g, ''],
  [/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, ''],
];

/** The text on one line, without the marks of formatting. */
export function plainLine(text: string): string {
  const plain = MARKS.reduce((rest, [mark, by]) => rest.replace(mark, by), text);
  return plain.replace(/\s+/g, ' ').trim();
}

/** The beginning of a text on one line; an ellipsis takes the place of what is cut. */
export function lineStart(text: string, max: number): string {
  // Formatting takes less than half of any text that people read.
  return cutEnd(plainLine(text.slice(0, max * 4)), max);
}

/**
 * The part of a text around the first place where words stand, or the first of them, on one line.
 * @param words in any case; where formatting divides them, the line begins the text
 */
export function lineAround(text: string, words: string, max: number): string {
  const line = plainLine(text);
  const at = firstPlace(line.toLowerCase(), words.trim().toLowerCase());
  const from = at - Math.floor(max / 3);
  if (from <= 0) return cutEnd(line, max);
  const space = line.indexOf(' ', from);
  const start = space === -1 || space >= at ? from : space + 1;
  return cutEnd(`…${wellFormed(line.slice(start))}`, max);
}

/** Where the words stand together, or else the first of them that is there. */
function firstPlace(line: string, words: string): number {
  const places = [words, ...words.split(/\s+/)].map((part) => line.indexOf(part));
  return places.find((at) => at !== -1) ?? -1;
}

function cutEnd(line: string, max: number): string {
  if (line.length <= max) return line;
  const space = line.slice(0, max).lastIndexOf(' ');
  const kept = line.slice(0, space > max / 2 ? space : max - 1);
  return `${wellFormed(kept).replace(/[\s,;:–—-]+$/u, '')}…`;
}

/** Without the halves of characters that a cut leaves at either end. */
function wellFormed(text: string): string {
  return text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
}
