import { isInCode } from './split-blocks.ts';

/** The start of something whose kind shows only with what follows: a list, a heading, a rule. */
const UNDECIDED = /^\s*(?:[-+*]|\d{1,9}[.)]?|#{1,6}|>|[-*_=]{2,}|[`~]{1,2})\s*$/;
const DIVIDER = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
/** A link or a picture that has not ended; an opening bracket alone counts. */
const OPEN_LINK = /!?\[([^[\]]{0,200})(?:\](?:\([^()\s]{0,2000})?)?$/;

/**
 * The last piece of a text that is still being written, such that nothing on screen changes its look
 * with the next words: open marks count as closed, and what may yet become a table or a link waits.
 */
export function livePiece(piece: string): string {
  const lines = piece.split('\n');
  const last = lines.pop() ?? '';
  if (isInCode(piece)) return /^\s*[`~]{1,2}$/.test(last) ? lines.join('\n') : piece;
  if (UNDECIDED.test(last)) return lines.join('\n');
  const head = unfinishedTable([...lines, last]);
  if (head > 0) return [...lines, last].slice(0, -head).join('\n');
  return [...lines, closeMarks(last)].join('\n');
}

/** How many lines at the end are the head of a table whose second line is not whole yet. */
function unfinishedTable(lines: readonly string[]): number {
  const before = lines.findLastIndex((line) => !line.trimStart().startsWith('|'));
  const [head = '', divider] = lines.slice(before + 1);
  const height = lines.length - before - 1;
  if (height === 0 || height > 2) return 0;
  if (divider === undefined) return 1;
  if (!/^[\s|:-]*$/.test(divider)) return 0;
  return DIVIDER.test(divider) && columns(divider) === columns(head) ? 0 : 2;
}

function columns(row: string): number {
  return row.trim().replace(/^\|/, '').replace(/\|$/, '').split('|').length;
}

const MARK = /\\.|`+|\*+|_+|~~/g;

/** A line with every emphasis and every piece of code closed that is still open at its end. */
function closeMarks(line: string): string {
  const bare = line.replace(OPEN_LINK, '$1').replace(/[*_~`]+$/, '');
  const open: string[] = [];
  let from = 0;
  for (const { 0: run, index } of bare.matchAll(MARK)) {
    const end = index + run.length;
    if (index < from || run.startsWith('\\')) continue;
    if (run.startsWith('`')) {
      const close = bare.indexOf(run, end);
      // Within code no mark means anything.
      if (close === -1) return bare + run + open.join('');
      from = close + run.length;
    } else {
      turn(open, run, bare[index - 1] ?? ' ', bare[end] ?? ' ');
    }
  }
  return bare.trimEnd() + open.join('');
}

/** Notes that a run of marks closes the ones opened last, or opens anew. */
function turn(open: string[], run: string, before: string, after: string): void {
  const within = run.startsWith('_') && /\w/.test(before) && /\w/.test(after);
  if (within) return;
  if (/\S/.test(before) && open[0] === run) open.shift();
  else if (/\S/.test(after) && run.length <= 3) open.unshift(run);
}
