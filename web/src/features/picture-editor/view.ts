import type { Box, Point } from './mask.ts';

/** The part of the picture that fills the stage: its corner, and how many times as large it is. */
export interface View extends Point {
  zoom: number;
}

export const WHOLE: View = { x: 0, y: 0, zoom: 1 };
export const ZOOM_MAX = 8;
/** How much nearer one press of a button or a key goes. */
export const ZOOM_STEP = 1.5;
export const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** Nearer or further by a factor; what lies at this place of the stage stays there. */
export function zoomed(view: View, factor: number, at: Point): View {
  const zoom = within(view.zoom * factor, 1, ZOOM_MAX);
  const kept = (corner: number, place: number): number => corner + place / view.zoom - place / zoom;
  return inside({ zoom, x: kept(view.x, at.x), y: kept(view.y, at.y) });
}

/** Moves the picture with the hand: by shares of the stage. */
export function dragged(view: View, { x, y }: Point): View {
  return inside({ ...view, x: view.x - x / view.zoom, y: view.y - y / view.zoom });
}

/** Moved as little as it takes to see all of a box, or its beginning where it is too large. */
export function showing(view: View, box: Box): View {
  const seen = 1 / view.zoom;
  const moved = (corner: number, start: number, length: number): number =>
    Math.min(Math.max(corner, start + length - seen), start);
  return inside({
    ...view,
    x: moved(view.x, box.x, box.width),
    y: moved(view.y, box.y, box.height),
  });
}

/** Never shows anything beside the picture. */
function inside({ zoom, x, y }: View): View {
  const most = 1 - 1 / zoom;
  return { zoom, x: within(x, 0, most), y: within(y, 0, most) };
}

const within = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max);
