import { useEffect, useState } from 'react';

/**
 * The pixels at the bottom that a phone's keyboard covers. Browsers that shrink the layout with
 * the keyboard (`interactive-widget=resizes-content`) always give 0; Safari covers the page.
 */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = (): void => {
      // A pinch-zoomed page is smaller too, but no keyboard covers it.
      const hidden = window.innerHeight - viewport.height - viewport.offsetTop;
      setInset(viewport.scale > 1.01 ? 0 : Math.max(0, Math.round(hidden)));
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
