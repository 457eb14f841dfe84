import { useRef, type MouseEvent, type PointerEvent } from 'react';

const HOLD_MS = 450;
/** A finger that moves further than this scrolls. */
const STILL_WITHIN_PX = 10;

/** What reacts to a touch by itself keeps it. */
const OWN_TOUCH = 'a, button, pre, input, textarea, [role=region]';

/** Calls when a finger rests on an element; the click that follows its release does nothing. */
export function useHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const held = useRef(false);

  const stop = (): void => clearTimeout(timer.current);
  const swallow = (event: MouseEvent): void => {
    if (!held.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      stop();
      held.current = false;
      const { target, pointerType } = event;
      if (pointerType !== 'touch' || !(target instanceof Element)) return;
      if (target.closest(OWN_TOUCH)) return;
      from.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        held.current = true;
        onHold();
      }, HOLD_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      const { x, y } = from.current;
      if (Math.hypot(clientX - x, clientY - y) > STILL_WITHIN_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: swallow,
    onContextMenu: swallow,
  };
}
