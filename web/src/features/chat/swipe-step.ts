/** Less is a finger that slipped. Pixels. */
const FAR = 48;

/** The version that a finger's way leads to: the next one to the left, the one before to the right. */
export function swipeStep({ x, y }: Readonly<{ x: number; y: number }>): 1 | -1 | null {
  // Mostly upwards or downwards is scrolling.
  if (Math.abs(x) < FAR || Math.abs(x) < Math.abs(y) * 2) return null;
  return x < 0 ? 1 : -1;
}
