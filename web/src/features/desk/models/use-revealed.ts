import { useEffect, useState } from 'react';

/** Milliseconds until the whole text stands there, however long it is. */
const REVEAL_MS = 900;

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A text as it appears from its first word to its last, the way replies do. */
export function useRevealed(text: string): string {
  const [length, setLength] = useState(() => (wantsNoMotion() ? text.length : 0));
  useEffect(() => {
    if (wantsNoMotion()) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function grow(now) {
      const share = Math.min(1, (now - start) / REVEAL_MS);
      setLength(Math.ceil(text.length * share));
      if (share < 1) frame = requestAnimationFrame(grow);
    });
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return text.slice(0, length);
}
