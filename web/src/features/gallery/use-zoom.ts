import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { FITTED, panned, swipeOf, toggled, zoomedAt, type Pair } from './viewer-zoom.ts';

/** Two taps within this many milliseconds and pixels are one double tap. */
const DOUBLE_MS = 300;
const DOUBLE_PX = 28;
const NOWHERE: Pair = { x: 0, y: 0 };

const minus = (a: Pair, b: Pair): Pair => ({ x: a.x - b.x, y: a.y - b.y });
const middle = (a: Pair, b: Pair): Pair => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Pair, b: Pair): number => Math.hypot(a.x - b.x, a.y - b.y);

interface Gestures {
  /** Width over height of the picture. */
  aspect: number;
  /** A finger asked for the next (1) or the previous (-1) picture. */
  onSwipe: (step: -1 | 1) => void;
}

/** Wheel, pinch, double click and dragging on one picture; a swipe while it is not enlarged. */
export function useZoom({ aspect, onSwipe }: Gestures) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(FITTED);
  /** The way of a finger that may become a swipe; undefined while none is down. */
  const way = useRef<Pair>(undefined);
  const [drag, setDrag] = useState<Pair>();
  const pointers = useRef(new Map<number, Pair>());
  const lastTap = useRef({ at: 0, point: NOWHERE });

  const size = (): Pair => {
    const { clientWidth: x = 0, clientHeight: y = 0 } = frame.current ?? {};
    return { x, y };
  };
  /** A place in the window as counted from the middle of the frame. */
  const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Pair => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    const { x, y } = size();
    return { x: clientX - left - x / 2, y: clientY - top - y / 2 };
  };
  const zoomBy = (factor: number, point = NOWHERE): void =>
    setZoom((old) => zoomedAt(old, factor, point, size(), aspect));
  const toggle = (point = NOWHERE): void => setZoom((old) => toggled(old, point, size(), aspect));
  const moveBy = (by: Pair): void => setZoom((old) => panned(old, by, size(), aspect));

  useWheel(frame, (event) => {
    event.preventDefault();
    // A pinch on a trackpad comes as a wheel with Ctrl, in smaller steps.
    zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.012 : 0.002)), place(event));
  });

  // A quick finger is gone before anything was drawn: only the ref knows how far it went.
  const follow = (to: Pair | undefined): void => {
    way.current = to;
    setDrag(to);
  };
  const pinch = (now: Pair, before: Pair, other: Pair): void => {
    zoomBy(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
    moveBy(minus(middle(now, other), middle(before, other)));
  };
  const tap = (point: Pair, at: number): void => {
    const { at: lastAt, point: lastPoint } = lastTap.current;
    const isDouble = at - lastAt < DOUBLE_MS && distance(point, lastPoint) < DOUBLE_PX;
    lastTap.current = { at: isDouble ? 0 : at, point };
    if (isDouble) toggle(point);
  };

  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, place(event));
    // A second finger makes it a pinch, which ends no swipe.
    follow(pointers.current.size === 1 ? NOWHERE : undefined);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    pointers.current.set(event.pointerId, now);
    const [other] = [...pointers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : at));
    if (other) return pinch(now, before, other);
    const by = minus(now, before);
    if (zoom.scale > 1) moveBy(by);
    if (way.current) follow({ x: way.current.x + by.x, y: way.current.y + by.y });
  };
  const onPointerUp = (event: PointerEvent): void => {
    const point = pointers.current.get(event.pointerId);
    if (!point) return;
    pointers.current.delete(event.pointerId);
    const gone = way.current;
    follow(undefined);
    if (!gone || event.type === 'pointercancel') return;
    if (Math.hypot(gone.x, gone.y) < 6) return tap(point, event.timeStamp);
    const step = zoom.scale > 1 ? 0 : swipeOf(gone, size());
    if (step !== 0) onSwipe(step);
  };

  return {
    frame,
    zoom,
    /** Pixels that the picture follows a finger sideways. */
    offset: zoom.scale > 1 ? 0 : (drag?.x ?? 0),
    held: drag !== undefined,
    zoomBy,
    toggle,
    reset: (): void => setZoom(FITTED),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

/** React listens to wheels passively, so that the page could not be kept from zooming. */
function useWheel(
  target: { readonly current: HTMLElement | null },
  onWheel: (event: WheelEvent) => void,
): void {
  const hear = useEffectEvent(onWheel);
  useEffect(() => {
    const element = target.current;
    const listener = (event: WheelEvent): void => hear(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [target]);
}
