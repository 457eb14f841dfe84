import { useEffect, useState } from 'react';

/** No keyboard is lower; what a browser shows and hides by itself while scrolling is. Pixels. */
const LEAST_HEIGHT = 130;

const TYPED_INTO =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=file], [type=range])';

/** True while a keyboard on the screen takes the place that the bottom of the window has otherwise. */
export function useScreenKeyboard(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    let full = { width: 0, height: 0 };
    const look = (): void => {
      const { width, height } = viewport ?? { width: innerWidth, height: innerHeight };
      // Turned: another window. Zoomed by fingers: not another one, but as good as.
      full =
        width === full.width ? { width, height: Math.max(full.height, height) } : { width, height };
      const typing = document.activeElement?.matches(TYPED_INTO) === true;
      setOpen(typing && full.height - height >= LEAST_HEIGHT);
    };
    look();
    const target: EventTarget = viewport ?? window;
    target.addEventListener('resize', look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      target.removeEventListener('resize', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return open;
}
