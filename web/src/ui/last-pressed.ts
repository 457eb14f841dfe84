const CONTROLS = 'button, a, label, input, textarea, select, summary, [role=menuitem]';
/** Around the tip of a pointer, which is wider than a point. Pixels. */
const TIP = 16;
/** Around a control. */
const ROOM = 8;

let pointer: { x: number; y: number } | undefined;
let control: Element | undefined;

/** Remembers from here on where the pointer is and what was pressed last. Returns how to stop. */
export function watchPresses(): () => void {
  const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    pointer = { x, y };
  };
  const press = (event: PointerEvent): void => {
    move(event);
    control =
      event.target instanceof Element ? (event.target.closest(CONTROLS) ?? undefined) : undefined;
  };
  addEventListener('pointermove', move, { capture: true, passive: true });
  addEventListener('pointerdown', press, { capture: true, passive: true });
  return () => {
    removeEventListener('pointermove', move, { capture: true });
    removeEventListener('pointerdown', press, { capture: true });
  };
}

/** The places on screen that people have just pressed, or are in: pointer, control, focus. */
export function pressedAreas(): DOMRect[] {
  const focused = document.activeElement?.matches(CONTROLS) ? document.activeElement : undefined;
  const areas = [control, focused].flatMap((element) =>
    element?.isConnected ? [grown(element.getBoundingClientRect(), ROOM)] : [],
  );
  if (pointer) areas.push(grown(new DOMRect(pointer.x, pointer.y, 0, 0), TIP));
  return areas;
}

function grown({ x, y, width, height }: DOMRect, by: number): DOMRect {
  return new DOMRect(x - by, y - by, width + 2 * by, height + 2 * by);
}
