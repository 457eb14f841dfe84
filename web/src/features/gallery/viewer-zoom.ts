/** How a picture lies in its frame: enlarged from its middle, then moved by these pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** Width and height, or a place counted from the middle of the frame. Pixels. */
export interface Pair {
  x: number;
  y: number;
}

/** The whole picture, as large as fits. */
export const FITTED: Zoom = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 6;
/** A double click comes this near. */
const CLOSE_UP = 2.5;

/** The size of a picture of this shape (width over height) that just fits into the frame. */
function fitted(frame: Pair, aspect: number): Pair {
  const x = Math.min(frame.x, frame.y * aspect);
  return { x, y: x / aspect };
}

/** Nought without a sign, whichever way it came about. */
const between = (value: number, limit: number): number =>
  Math.max(-limit, Math.min(limit, value)) + 0;

/** The same, moved back as far as needed: no edge of the picture comes away from the frame's. */
function held({ scale, x, y }: Zoom, frame: Pair, aspect: number): Zoom {
  const size = fitted(frame, aspect);
  return {
    scale,
    x: between(x, Math.max(0, (size.x * scale - frame.x) / 2)),
    y: between(y, Math.max(0, (size.y * scale - frame.y) / 2)),
  };
}

/** Enlarges by a factor; what is at the given point stays there, as far as the edges allow. */
export function zoomedAt(
  zoom: Zoom,
  factor: number,
  point: Pair,
  frame: Pair,
  aspect: number,
): Zoom {
  const scale = Math.max(1, Math.min(MAX_SCALE, zoom.scale * factor));
  const grown = scale / zoom.scale;
  const x = point.x - (point.x - zoom.x) * grown;
  const y = point.y - (point.y - zoom.y) * grown;
  return held({ scale, x, y }, frame, aspect);
}

export function panned(zoom: Zoom, by: Pair, frame: Pair, aspect: number): Zoom {
  return held({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame, aspect);
}

/** From the whole picture to a close-up around the point, and from any other state back. */
export function toggled(zoom: Zoom, point: Pair, frame: Pair, aspect: number): Zoom {
  return zoom.scale > 1 ? FITTED : zoomedAt(FITTED, CLOSE_UP, point, frame, aspect);
}

/** Tells if a finger that moved this far sideways asks for the next (1) or previous (-1) picture. */
export function swipeOf({ x, y }: Pair, frame: Pair): -1 | 0 | 1 {
  const far = Math.min(90, frame.x * 0.18);
  if (Math.abs(x) < far || Math.abs(x) < Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
