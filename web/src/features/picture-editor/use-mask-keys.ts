import { useState, type KeyboardEvent } from 'react';
import { boxAfterKey, type Box, type Point } from './mask.ts';
import type { Mask } from './use-mask.ts';
import { dragged, MIDDLE, showing, WHOLE, ZOOM_STEP, zoomed, type View } from './view.ts';

/** Keys that do something with the box, and whether they take away. */
const ERASES: Readonly<Record<string, boolean>> = {
  Enter: false,
  ' ': false,
  Delete: true,
  Backspace: true,
};
const ZOOMS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
};
const FIRST_BOX: Box = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 };
/** What an arrow key moves the picture by, in shares of the stage. */
const HAND_STEP = 0.1;
const HAND: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: HAND_STEP, y: 0 },
  ArrowRight: { x: -HAND_STEP, y: 0 },
  ArrowUp: { x: 0, y: HAND_STEP },
  ArrowDown: { x: 0, y: -HAND_STEP },
};

/** What keys do on the picture: a box that is moved, sized and marked, and the view. */
export function useMaskKeys({ brush, add, setView }: Mask) {
  const [box, setBox] = useState<Box>();

  const look = (key: string): ((view: View) => View) | undefined => {
    const factor = ZOOMS[key];
    if (factor !== undefined) return (view) => zoomed(view, factor, middleOf(box, view));
    if (key === '0') return () => WHOLE;
    const by = brush.tool === 'hand' ? HAND[key] : undefined;
    return by && ((view) => dragged(view, by));
  };
  /** Moves, sizes or marks the box; says whether the key does any of it. */
  const change = (key: string, resize: boolean): boolean => {
    const now = box ?? FIRST_BOX;
    const next = boxAfterKey(now, key, resize);
    const erases = ERASES[key];
    if (!next && erases === undefined) return false;
    setBox(next ?? now);
    setView((view) => showing(view, next ?? now));
    if (erases === undefined) return true;
    add({ kind: 'box', erase: erases || brush.tool === 'eraser', box: now });
    return true;
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const looking = look(event.key);
    if (looking) setView(looking);
    else if (!change(event.key, event.shiftKey)) return;
    event.preventDefault();
  };
  return {
    box,
    press,
    show: (): void => setBox((now) => now ?? FIRST_BOX),
    hide: (): void => setBox(undefined),
  };
}

/** The middle of the box as it stands on the stage, else that of the stage. */
function middleOf(box: Box | undefined, { x, y, zoom }: View): Point {
  if (!box) return MIDDLE;
  return { x: (box.x + box.width / 2 - x) * zoom, y: (box.y + box.height / 2 - y) * zoom };
}
