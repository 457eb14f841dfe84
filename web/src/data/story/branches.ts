import type { StoryPassageView } from '@vesper/core/contract/story';

type Passage = StoryPassageView;

/** One way on from a passage. `passage` is where it leads, once that has been told. */
export type Way = Readonly<{ choice: string; passage: Passage | null }>;

/** The passages from the first to this one; empty when there is none with this id. */
export function pathTo(passages: readonly Passage[], id: string | undefined): Passage[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const path: Passage[] = [];
  let passage = id === undefined ? undefined : byId.get(id);
  while (passage && path.length < passages.length) {
    path.unshift(passage);
    passage = passage.parentId === null ? undefined : byId.get(passage.parentId);
  }
  return path;
}

function childrenOf(passages: readonly Passage[], id: string): Passage[] {
  return passages.filter(({ parentId }) => parentId === id);
}

/** The end of the branch that goes through this passage and was told last. */
export function newestEnd(passages: readonly Passage[], id: string): string {
  const inside = passages.filter((passage) =>
    pathTo(passages, passage.id).some((step) => step.id === id),
  );
  const newest = inside.toSorted(byTime).at(-1);
  return newest?.id ?? id;
}

/** The passage to go on from: the end of the asked branch, or of what was told last. */
export function endToRead(passages: readonly Passage[], asked: string | null): string | undefined {
  if (asked !== null && passages.some(({ id }) => id === asked)) return newestEnd(passages, asked);
  return passages.toSorted(byTime).at(-1)?.id;
}

/** The ways on from a passage: what it offers, then the turns the reader wrote there. */
export function waysFrom(passages: readonly Passage[], passage: Passage): Way[] {
  const told = childrenOf(passages, passage.id);
  const offered = passage.choices.map((choice) => ({
    choice,
    passage: told.filter((child) => child.choice === choice).at(-1) ?? null,
  }));
  const own = told
    .filter(({ choice }) => choice !== null && !passage.choices.includes(choice))
    .map((child) => ({ choice: child.choice ?? '', passage: child }));
  return [...offered, ...own];
}

/** The last passages of all branches, the one told last first. */
export function endsOf(passages: readonly Passage[]): Passage[] {
  const parents = new Set(passages.map(({ parentId }) => parentId));
  return passages
    .filter(({ id }) => !parents.has(id))
    .toSorted(byTime)
    .toReversed();
}

/** Where a branch leaves another one: after how many common passages, and with which turn. */
export function partingOf(
  passages: readonly Passage[],
  from: string | undefined,
  to: string,
): { after: number; choice: string | null } {
  const common = new Set(pathTo(passages, from).map(({ id }) => id));
  const path = pathTo(passages, to);
  const after = path.filter(({ id }) => common.has(id)).length;
  return { after, choice: path[after]?.choice ?? null };
}

export function isTold({ status }: Pick<Passage, 'status'>): boolean {
  return status !== 'pending' && status !== 'streaming';
}

/** Tells whether the story can go on from here. */
export function isContinuable({ status, text }: Pick<Passage, 'status' | 'text'>): boolean {
  return status === 'complete' || (status === 'stopped' && text !== '');
}

/**
 * Puts a passage where it belongs. A failed attempt at the same turn makes room for it, and an answer
 * from while it was being told never undoes its end.
 */
export function putPassage(passages: readonly Passage[], passage: Passage): Passage[] {
  const held = passages.find(({ id }) => id === passage.id);
  if (held && isTold(held) && !isTold(passage)) return [...passages];
  const rest = passages.filter((other) => other.id !== passage.id && !isFailedTry(other, passage));
  return [...rest, passage].toSorted(byTime);
}

function isFailedTry(other: Passage, passage: Passage): boolean {
  const sameTurn = other.parentId === passage.parentId && other.choice === passage.choice;
  return passage.parentId !== null && sameTurn && isTold(other) && !isContinuable(other);
}

function byTime(a: Passage, b: Passage): number {
  return a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0;
}
