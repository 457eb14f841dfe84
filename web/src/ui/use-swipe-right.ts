import { useMotionValue, type MotionValue } from 'framer-motion';
import { useRef, type PointerEvent } from 'react';

/** Pixels to the right after which letting go dismisses (product specification, section 9). */
const THRESHOLD = 50;

interface Swipe {
  offset: MotionValue<number>;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/** Follows a finger or mouse to the right; past the threshold, letting go calls `onSwipe`. */
export function useSwipeRight(onSwipe: () => void): Swipe {
  const offset = useMotionValue(0);
  const start = useRef<number | undefined>(undefined);

  const settle = (): void => {
    const passed = start.current !== undefined && offset.get() >= THRESHOLD;
    start.current = undefined;
    if (passed) onSwipe();
    else offset.set(0);
  };

  return {
    offset,
    handlers: {
      onPointerDown: (event) => {
        start.current = event.clientX;
      },
      onPointerMove: (event) => {
        if (start.current === undefined) return;
        offset.set(Math.max(0, event.clientX - start.current));
      },
      onPointerUp: settle,
      onPointerCancel: settle,
    },
  };
}
