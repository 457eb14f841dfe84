import { WILDCARD_LIMITS, WILDCARD_MARKS } from '../contract/wildcard.ts';

/** A part of a description: words, a name of a list, several parts, or one out of several. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'list'; name: string }
  | { kind: 'all'; parts: readonly Part[] }
  | { kind: 'one'; options: readonly Part[] };

/** Choices lie deeper in each other than anybody means. */
export class TooDeep extends Error {
  override readonly name = 'TooDeep';
}

/** A brace that was opened: what stands in it so far, split at its bars. */
type Open = Part[][];

const text = (words: string): Part => ({ kind: 'text', text: words });
const all = (parts: readonly Part[]): Part => ({ kind: 'all', parts });

/**
 * Takes a description apart; linear in its length. Braces without a bar, or without an end, and bars
 * outside of braces are words like others.
 * @throws TooDeep
 */
export function readTemplate(template: string): Part {
  const opened: Open[] = [[[]]];
  let at = 0;
  for (const { 0: mark, 1: name, index } of template.matchAll(WILDCARD_MARKS)) {
    add(opened, text(template.slice(at, index)));
    at = index + mark.length;
    if (name !== undefined) add(opened, { kind: 'list', name });
    else take(opened, mark);
  }
  add(opened, text(template.slice(at)));
  while (opened.length > 1) leaveOpen(opened);
  return all(opened[0]?.[0] ?? []);
}

function add(opened: readonly Open[], part: Part): void {
  if (part.kind === 'text' && part.text === '') return;
  opened.at(-1)?.at(-1)?.push(part);
}

function take(opened: Open[], mark: string): void {
  const isWithin = opened.length > 1;
  if (mark === '{') {
    if (opened.length > WILDCARD_LIMITS.depth) throw new TooDeep();
    opened.push([[]]);
  } else if (mark === '|' && isWithin) opened.at(-1)?.push([]);
  else if (mark === '}' && isWithin) close(opened);
  else add(opened, text(mark));
}

function close(opened: Open[]): void {
  const [first = [], ...others] = opened.pop() ?? [];
  if (others.length > 0) add(opened, { kind: 'one', options: [first, ...others].map(all) });
  else add(opened, all([text('{'), ...first, text('}')]));
}

/** What follows a brace that never ends is no choice. */
function leaveOpen(opened: Open[]): void {
  const options = opened.pop() ?? [];
  const parts = options.flatMap((option, index) => [text(index === 0 ? '{' : '|'), all(option)]);
  add(opened, all(parts));
}

/** Whether anything in it is chosen. */
export function hasChoices(part: Part): boolean {
  if (part.kind === 'all') return part.parts.some(hasChoices);
  return part.kind !== 'text';
}
