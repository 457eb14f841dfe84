import { fillCardMacros } from '@vesper/core/cards/card-macros';
import type { Lorebook } from '@vesper/core/contract/lorebook';
import { fireLore, type FiredEntry } from '../lore/fire-lore.ts';
import { JOINT, NOTHING, type Part, type PartSource } from './part.ts';

export interface LorePart extends Part {
  /** Constant entries, before and after the character: they stay from turn to turn. */
  before: string;
  after: string;
  /** Entries that fired: beside the newest message, since the next turn may be without them. */
  now: string;
  /** Entries that name the depth at which they want to stand. */
  atDepth: Array<{ text: string; depth: number }>;
  /** What is kept free for entries, fired or not, so that the talk does not shift with them. */
  reserved: number;
}

interface Told extends FiredEntry {
  tokens: number;
}

/** The entries of the lorebooks that belong into this prompt, the lowest priority dropped first. */
export async function lorePart(source: PartSource, room: number): Promise<LorePart> {
  const { request, macros, count } = source;
  const books = request.lorebooks ?? [];
  const fired = fireLore(books, request.turns);
  const told = await Promise.all(
    fired.map(async (it): Promise<Told> => {
      const text = fillCardMacros(it.text, macros).trim();
      return { ...it, text, tokens: text === '' ? 0 : (await count(text)) + JOINT };
    }),
  );
  const budgets = books.map(({ tokenBudget }) => tokenBudget);
  const wanted = told.filter(({ text }) => text !== '');
  const kept = within(wanted, budgets, room);
  const texts = (choose: (it: Told) => boolean): string =>
    kept
      .filter((it) => it.depth === undefined && choose(it))
      .map(({ text }) => text)
      .join('\n\n');
  return {
    ...NOTHING,
    text: kept.map(({ text }) => text).join('\n\n'),
    tokens: kept.reduce((all, { tokens }) => all + tokens, 0),
    leftOut: wanted.length - kept.length,
    before: texts(({ isConstant, entry }) => isConstant && entry.position === 'before'),
    after: texts(({ isConstant, entry }) => isConstant && entry.position === 'after'),
    now: texts(({ isConstant }) => !isConstant),
    atDepth: kept.flatMap(({ text, depth }) => (depth === undefined ? [] : [{ text, depth }])),
    reserved: Math.min(room, mostOf(books)),
  };
}

/** The most that the books can ever take, by estimate: the same in every turn. */
function mostOf(books: readonly Lorebook[]): number {
  const most = books.map(({ entries, tokenBudget }) => {
    const texts = entries.filter(({ enabled }) => enabled).map(({ content }) => content.length);
    return Math.min(
      tokenBudget,
      texts.reduce((sum, length) => sum + length / 2 + JOINT, 0),
    );
  });
  return Math.ceil(most.reduce((sum, tokens) => sum + tokens, 0));
}

/** What fits into each book's own budget and into the room for all, in the order given. */
function within(told: readonly Told[], budgets: readonly number[], room: number): Told[] {
  const left = [...budgets];
  let all = room;
  const kept = new Set<Told>();
  for (const it of told.toSorted(byImportance)) {
    const own = left[it.book] ?? 0;
    if (it.tokens > own || it.tokens > all) continue;
    left[it.book] = own - it.tokens;
    all -= it.tokens;
    kept.add(it);
  }
  return told.filter((it) => kept.has(it));
}

/** Constant ones first: they stand near the beginning, which must not change with what is said. */
function byImportance(a: Told, b: Told): number {
  if (a.isConstant !== b.isConstant) return a.isConstant ? -1 : 1;
  return b.entry.priority - a.entry.priority || a.book - b.book;
}
