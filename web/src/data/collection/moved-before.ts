interface Identified {
  readonly id: string;
}

/** A list with one item before another one, or at the end for null. */
export function movedBefore<Item extends Identified>(
  items: readonly Item[],
  id: string,
  before: string | null,
): Item[] {
  const one = items.filter((item) => item.id === id);
  const others = items.filter((item) => item.id !== id);
  const place = others.findIndex((item) => item.id === before);
  const at = place < 0 ? others.length : place;
  return [...others.slice(0, at), ...one, ...others.slice(at)];
}

/** Before which one an item goes that moves by so many places; null for the end. */
export function neighbour(items: readonly Identified[], id: string, by: number): string | null {
  const others = items.filter((item) => item.id !== id);
  const at = items.findIndex((item) => item.id === id) + by;
  return others[Math.max(0, at)]?.id ?? null;
}
