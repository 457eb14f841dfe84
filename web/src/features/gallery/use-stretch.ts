import { useCallback, useState } from 'react';

/** Scrolling draws anew only every so many pixels. */
const STEP = 240;

interface Stretch {
  /** Pixels of the element; 0 before it is measured. */
  width: number;
  /** The part of the element that the window shows, from its own top. */
  top: number;
  bottom: number;
}

const UNKNOWN: Stretch = { width: 0, top: 0, bottom: 0 };

function measure(element: HTMLElement): Stretch {
  const { top, width } = element.getBoundingClientRect();
  const start = Math.floor(-top / STEP) * STEP;
  return { width, top: start, bottom: start + Math.ceil(innerHeight / STEP + 1) * STEP };
}

/** The stretch of a long element that is in the window, while the page scrolls and resizes. */
export function useStretch() {
  const [stretch, setStretch] = useState(UNKNOWN);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const update = (): void => {
      const next = measure(element);
      setStretch((old) =>
        old.width === next.width && old.top === next.top && old.bottom === next.bottom ? old : next,
      );
    };
    const resized = new ResizeObserver(update);
    resized.observe(element);
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    update();
    return () => {
      resized.disconnect();
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, []);
  return { ref, ...stretch };
}
