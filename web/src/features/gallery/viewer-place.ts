interface Identified {
  readonly id: string;
}

interface Place<Item> {
  /** Counted from 0; -1 for a picture that the list does not hold, as behind a link. */
  index: number;
  previous: Item | undefined;
  next: Item | undefined;
}

/** The place of a picture in the list it was opened from. */
export function placeOf<Item extends Identified>(items: readonly Item[], id: string): Place<Item> {
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) return { index, previous: undefined, next: undefined };
  return { index, previous: items[index - 1], next: items[index + 1] };
}

/** With this many pictures left, the next page is read: nobody should reach the end of a page. */
const AHEAD = 4;

export function isNearEnd(index: number, count: number): boolean {
  return index >= 0 && index >= count - 1 - AHEAD;
}

/** Indices of equally wide items that a strip scrolled to `left` shows, and a few beyond. */
export function shownIn(
  { left, width }: { left: number; width: number },
  item: number,
  count: number,
): number[] {
  const from = Math.max(0, Math.floor(left / item) - AHEAD);
  const to = Math.min(count, Math.ceil((left + width) / item) + AHEAD);
  return Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);
}
