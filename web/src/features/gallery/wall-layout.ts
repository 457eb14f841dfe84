/** The rectangle of one picture in the wall, in pixels from its top left corner. */
export interface Slot {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Wall {
  slots: Slot[];
  height: number;
}

const TILE_WIDTH = 270;
const PHONE = 560;

/** Two columns on a phone, then as many as fit. */
export function columnsFor(width: number, gap: number): number {
  if (width < PHONE) return 2;
  return Math.max(2, Math.floor((width + gap) / (TILE_WIDTH + gap)));
}

/** Each picture in its own shape (width over height), below the shortest column so far. */
export function masonry(aspects: readonly number[], width: number, gap: number): Wall {
  const columns = columnsFor(width, gap);
  const column = (width - gap * (columns - 1)) / columns;
  const ends = Array.from({ length: columns }, () => 0);
  const slots = aspects.map((aspect) => {
    const top = Math.min(...ends);
    const index = ends.indexOf(top);
    const height = column / aspect;
    ends[index] = top + height + gap;
    return { left: index * (column + gap), top, width: column, height };
  });
  return { slots, height: Math.max(0, Math.max(...ends) - gap) };
}

/** One below the other. */
export function rows(count: number, width: number, height: number, gap: number): Wall {
  const slots = Array.from({ length: count }, (_, index) => ({
    left: 0,
    top: index * (height + gap),
    width,
    height,
  }));
  return { slots, height: Math.max(0, count * (height + gap) - gap) };
}

/** Indices of the slots that touch the stretch from `top` to `bottom`. */
export function within(slots: readonly Slot[], top: number, bottom: number): number[] {
  return slots.flatMap((slot, index) =>
    slot.top < bottom && slot.top + slot.height > top ? [index] : [],
  );
}
