/** A piece of a line: plain, *emphasis* or **strong**. Anything else is text, links included. */
export type Span = Readonly<{ kind: 'text' | 'emphasis' | 'strong'; text: string }>;
export type Line = readonly Span[];
export type Paragraph = readonly Line[];

/**
 * Reads a message as paragraphs (split at blank lines) of lines of spans, in linear time. With
 * `unfinished`, a mark still open at the very end counts as closed there, so that words being
 * streamed do not change their look when the closing mark arrives.
 */
export function parseMarkup(text: string, unfinished = false): Paragraph[] {
  const paragraphs: Line[][] = [];
  let current: Line[] = [];
  const lines = text.split('\n');
  lines.forEach((raw, index) => {
    const line = raw.trimEnd();
    if (line === '') {
      if (current.length > 0) paragraphs.push(current);
      current = [];
    } else {
      current.push(parseLine(line, unfinished && index === lines.length - 1));
    }
  });
  if (current.length > 0) paragraphs.push(current);
  return paragraphs;
}

const MARKS = {
  strong: { mark: '**', kind: 'strong' },
  emphasis: { mark: '*', kind: 'emphasis' },
} as const;

/** The mark opens nothing, because a space follows it. */
const NEVER = -2;
/** The mark opens and nothing closes it. */
const OPEN = -1;

function parseLine(line: string, unfinished: boolean): Line {
  const spans: Span[] = [];
  const unclosed = new Set<string>();
  let plainFrom = 0;
  let at = line.indexOf('*');

  while (at !== -1) {
    const { mark, kind } = line.startsWith('**', at) ? MARKS.strong : MARKS.emphasis;
    const start = at + mark.length;
    const close = isSpace(line[start]) ? NEVER : findClose(line, mark, start, unclosed);
    if (close === NEVER || (close === OPEN && !unfinished)) {
      at = line.indexOf('*', start);
      continue;
    }
    const end = close === OPEN ? line.length : close;
    push(spans, 'text', line.slice(plainFrom, at));
    push(spans, kind, line.slice(start, end));
    plainFrom = Math.min(end + mark.length, line.length);
    at = line.indexOf('*', plainFrom);
  }
  push(spans, 'text', line.slice(plainFrom));
  return spans;
}

/** One failed search proves that no later mark of this kind closes either. */
function findClose(line: string, mark: string, start: number, unclosed: Set<string>): number {
  const close = unclosed.has(mark) ? OPEN : closing(line, mark, start);
  if (close === OPEN) unclosed.add(mark);
  return close;
}

/** The end of the mark, -1 without one: not after a space, not at once, and not as half of a longer mark. */
function closing(line: string, mark: string, start: number): number {
  for (let at = line.indexOf(mark, start); at !== -1; at = line.indexOf(mark, at + mark.length)) {
    const double = mark === '*' && line[at + 1] === '*';
    if (double) at += 1;
    else if (at > start && !isSpace(line[at - 1])) return at;
  }
  return -1;
}

function isSpace(character: string | undefined): boolean {
  return character === undefined || character.trim() === '';
}

function push(spans: Span[], kind: Span['kind'], text: string): void {
  if (text !== '') spans.push({ kind, text });
}
