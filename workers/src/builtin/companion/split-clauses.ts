import type { Self } from './first-person.ts';

/** A word with what the grammar knows of it. */
export interface Term {
  text: string;
  pre: string;
  post: string;
  tags?: ReadonlySet<string>;
}

/** A part of a sentence that says one thing. */
export interface Clause {
  terms: readonly Term[];
  /** Word that stands for "I have" or for the subject of the clause before. */
  opening: 'own' | 'same' | 'with';
}

export const is = (term: Term | undefined, ...tags: string[]): boolean =>
  tags.some((tag) => term?.tags?.has(tag));
export const low = (term: Term | undefined): string => term?.text.toLowerCase() ?? '';

/** True for "lives" and "lost", not for "named" and "living". */
export function isFinite(term: Term | undefined): boolean {
  return (
    is(term, 'PresentTense', 'PastTense', 'Copula', 'Modal', 'Auxiliary') &&
    !is(term, 'Gerund') &&
    !/^(?:named|called|nicknamed|known)$/.test(low(term))
  );
}

const JOINS = /^(?:and|but|or|yet|while)$/;
const SKIPS =
  /^(?:never|always|also|still|then|often|now|once|secretly|rarely|sometimes|only|not)$/;

/** The parts of a sentence, cut where another verb of the same subject, a "who" or a "with" begins. */
export function split(terms: readonly Term[], self: Self): Clause[] {
  const clauses: Clause[] = [];
  let current: Term[] = [];
  let opening: Clause['opening'] = 'own';
  const close = (next: Clause['opening']): void => {
    if (current.length > 0) clauses.push({ terms: current, opening });
    current = [];
    opening = next;
  };
  for (const [index, term] of terms.entries()) {
    const next = openingAt(terms, index, current, self);
    if (next) close(next);
    // The word that joins belongs to neither part.
    const isJoint =
      next !== undefined && /^(?:and|but|or|yet|while|who|that|which|with)$/.test(low(term));
    if (!isJoint) current.push(term);
  }
  close('own');
  return clauses;
}

/** How the clause opens that begins at a word, if one does. */
function openingAt(
  terms: readonly Term[],
  index: number,
  current: readonly Term[],
  self: Self,
): Clause['opening'] | undefined {
  if (current.length === 0) return undefined;
  const term = terms[index];
  const hasVerb = current.some(isFinite);
  if (low(term) === 'with' && !hasVerb) return 'with';
  if (/^(?:who|that|which)$/.test(low(term)) && isFinite(afterSkips(terms, index + 1))) {
    return isIdentity(current) ? 'same' : undefined;
  }
  const joins = JOINS.test(low(term));
  if (!joins && !pausesBefore(terms, index)) return undefined;
  return openingAfter(terms, joins ? index + 1 : index, { joins, hasVerb }, self);
}

function pausesBefore(terms: readonly Term[], index: number): boolean {
  const before = terms[index - 1];
  return /[,;–—-]\s*$/.test(before?.post ?? '') && low(before) !== 'and';
}

function openingAfter(
  terms: readonly Term[],
  start: number,
  { joins, hasVerb }: { joins: boolean; hasVerb: boolean },
  self: Self,
): Clause['opening'] | undefined {
  const first = terms[start];
  const startsAnew = self.subject.test(low(first)) || /^(?:i|it|you)$/.test(low(first));
  if (startsAnew && isFinite(afterSkips(terms, start + 1))) return 'own';
  if (low(first) === 'with' && !hasVerb) return undefined;
  const verb = afterSkips(terms, start);
  const participle = is(verb, 'PastTense') && !joins && !hasVerb;
  return isFinite(verb) && !participle && !is(verb, 'Noun') ? 'same' : undefined;
}

function afterSkips(terms: readonly Term[], start: number): Term | undefined {
  return terms.slice(start, start + 3).find((term) => !SKIPS.test(low(term)));
}

/** "Theo is a baker": what "who" goes on about is Theo. */
function isIdentity(terms: readonly Term[]): boolean {
  return terms.filter(isFinite).every((term) => is(term, 'Copula'));
}
