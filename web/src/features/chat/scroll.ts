/** The three numbers of a scrolling element, in pixels. */
export type ScrollMetrics = Readonly<{
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}>;

/** A reader this close to the end is following; a line of text is about 28 px. */
const FOLLOW_WITHIN = 64;
/** Older messages are fetched before the reader meets the top. */
const LOAD_WITHIN = 600;

export function isAtBottom({ scrollTop, scrollHeight, clientHeight }: ScrollMetrics): boolean {
  return scrollHeight - clientHeight - scrollTop <= FOLLOW_WITHIN;
}

export function isNearTop({ scrollTop }: ScrollMetrics): boolean {
  return scrollTop <= LOAD_WITHIN;
}

/** The position after older messages came in above, at which the same words are in view. */
export function keptTop(before: ScrollMetrics, heightAfter: number): number {
  return before.scrollTop + (heightAfter - before.scrollHeight);
}

/**
 * Tells whether the view still follows after a scroll event. A reader's own move upwards lets go; growth
 * of the content, or a window that a keyboard makes smaller, never does.
 */
export function followsAfterScroll(
  following: boolean,
  before: ScrollMetrics,
  after: ScrollMetrics,
): boolean {
  if (isAtBottom(after)) return true;
  const movedUp = after.scrollTop < before.scrollTop - 1;
  const resized = after.clientHeight !== before.clientHeight;
  return following && (resized || !movedUp);
}
