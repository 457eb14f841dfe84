import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { drawMask, drawStep } from './draw-mask.ts';
import type { Point } from './mask.ts';
import type { Mask } from './use-mask.ts';
import { dragged, zoomed } from './view.ts';

interface Place {
  clientX: number;
  clientY: number;
}

/** Where something is, in shares of an element as it stands on the screen. */
export function placeOn(element: Element, { clientX, clientY }: Place): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** What the picture is seen through: it stays where it is when the picture is moved. */
export const stageOf = (canvas: Element): Element => canvas.closest('[data-stage]') ?? canvas;

/** One pointer paints, or moves the picture with the hand; two fingers zoom and move it. */
export function useMaskPointers(
  mask: Mask,
  canvas: RefObject<HTMLCanvasElement | null>,
  aspect: number,
) {
  const { steps, brush, add, setView } = mask;
  const stroke = { kind: 'stroke', erase: brush.tool === 'eraser', size: brush.size } as const;
  const points = useRef<Point[]>([]);
  const pressing = useRef(new Map<number, Point>());
  const [hovered, setHovered] = useState<Point>();

  const extend = (point: Point): void => {
    const last = points.current.at(-1);
    points.current.push(point);
    const context = canvas.current?.getContext('2d');
    if (context) drawStep(context, { ...stroke, points: last ? [last, point] : [point] });
  };
  /** A second finger came: the first one did not mean to paint. */
  const giveUp = (): void => {
    points.current = [];
    const context = canvas.current?.getContext('2d');
    if (context) drawMask(context, steps);
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressing.current.set(event.pointerId, placeOn(stageOf(event.currentTarget), event));
    if (pressing.current.size > 1) giveUp();
    else if (brush.tool !== 'hand') extend(placeOn(event.currentTarget, event));
  };
  const move = (event: PointerEvent): void => {
    const place = placeOn(event.currentTarget, event);
    setHovered(event.pointerType === 'touch' ? undefined : place);
    const before = [...pressing.current.values()];
    if (!pressing.current.has(event.pointerId)) return;
    pressing.current.set(event.pointerId, placeOn(stageOf(event.currentTarget), event));
    if (points.current.length > 0) extend(place);
    else follow(before, [...pressing.current.values()]);
  };
  const follow = (before: readonly Point[], now: readonly Point[]): void => {
    const [was, is] = [middleOf(before), middleOf(now)];
    const factor = spreadOf(now, aspect) / spreadOf(before, aspect);
    setView((view) => dragged(zoomed(view, factor, was), { x: is.x - was.x, y: is.y - was.y }));
  };
  const up = ({ pointerId }: PointerEvent): void => {
    pressing.current.delete(pointerId);
    if (points.current.length > 0) add({ ...stroke, points: points.current });
    points.current = [];
  };
  return {
    /** Where the brush is over the picture; undefined for fingers, which hide it. */
    hovered,
    handlers: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: up,
      onPointerLeave: () => setHovered(undefined),
    },
  };
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** How far apart two fingers are; 1 for any other number of them, which do not zoom. */
function spreadOf(points: readonly Point[], aspect: number): number {
  const [a, b, more] = points;
  if (!a || !b || more) return 1;
  return Math.max(0.01, Math.hypot((a.x - b.x) * aspect, a.y - b.y));
}
