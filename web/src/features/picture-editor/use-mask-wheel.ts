import { useEffect, useEffectEvent, type RefObject } from 'react';
import { placeOn, stageOf } from './use-mask-pointers.ts';
import type { Mask } from './use-mask.ts';
import { dragged, zoomed } from './view.ts';

/** One notch of a wheel says 100 and more, two fingers on a trackpad 1 to 10. */
const NOTCH = 30;
const NEARER = 0.012;
const LINE = 16;

/**
 * With Ctrl, which is also what two fingers on a trackpad send, the wheel zooms; without, it moves
 * a picture that is larger than its stage, and the page once that has reached its edge.
 */
export function useMaskWheel(
  { view, setView }: Mask,
  canvas: RefObject<HTMLCanvasElement | null>,
): void {
  const turn = useEffectEvent((event: WheelEvent, sheet: Element) => {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE;
    const stage = stageOf(sheet);
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      const turned = Math.min(Math.max(event.deltaY * unit, -NOTCH), NOTCH);
      setView((now) => zoomed(now, Math.exp(-turned * NEARER), placeOn(stage, event)));
      return;
    }
    const { width, height } = stage.getBoundingClientRect();
    const next = dragged(view, {
      x: (-event.deltaX * unit) / width,
      y: (-event.deltaY * unit) / height,
    });
    if (next.x === view.x && next.y === view.y) return;
    event.preventDefault();
    setView(next);
  });
  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return undefined;
    const listener = (event: WheelEvent): void => turn(event, sheet);
    // React listens passively, and then the browser zooms the whole page.
    sheet.addEventListener('wheel', listener, { passive: false });
    return () => sheet.removeEventListener('wheel', listener);
  }, [canvas]);
}
