/** A place on the picture: 0 to 1 of its width and of its height. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle in the same measure. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** One thing done to a mask; a mask is what they give one after the other. */
export type MaskStep =
  /** `size` is the brush's diameter as a share of the picture's width. */
  | { kind: 'stroke'; erase: boolean; size: number; points: readonly Point[] }
  | { kind: 'box'; erase: boolean; box: Box }
  | { kind: 'invert' }
  | { kind: 'clear' };

/** The steps of a mask, and those that were taken back and can be done again. */
export interface MaskHistory {
  done: readonly MaskStep[];
  undone: readonly MaskStep[];
}

export const EMPTY_MASK: MaskHistory = { done: [], undone: [] };

export const EVERYTHING: Box = { x: 0, y: 0, width: 1, height: 1 };

export function withStep({ done }: MaskHistory, step: MaskStep): MaskHistory {
  return { done: [...done, step], undone: [] };
}

export function undo({ done, undone }: MaskHistory): MaskHistory {
  const last = done.at(-1);
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone };
}

export function redo({ done, undone }: MaskHistory): MaskHistory {
  const next = undone.at(-1);
  return next ? { done: [...done, next], undone: undone.slice(0, -1) } : { done, undone };
}

/** False while nothing can be marked: no step yet, or all taken away again by the last one. */
export function mayHoldPaint({ done }: MaskHistory): boolean {
  const last = done.at(-1);
  if (!last || last.kind === 'clear') return false;
  return done.some((step) => step.kind === 'invert' || (step.kind !== 'clear' && !step.erase));
}

const STEP = 0.02;
const SMALLEST = 0.04;
const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The box after an arrow key: moved, or with `resize` grown and shrunk; undefined for other keys. */
export function boxAfterKey(box: Box, key: string, resize: boolean): Box | undefined {
  const move = MOVES[key];
  if (!move) return undefined;
  const [x, y] = [move[0] * STEP, move[1] * STEP];
  if (resize) {
    return {
      ...box,
      width: within(box.width + x, SMALLEST, 1 - box.x),
      height: within(box.height + y, SMALLEST, 1 - box.y),
    };
  }
  return {
    ...box,
    x: within(box.x + x, 0, 1 - box.width),
    y: within(box.y + y, 0, 1 - box.height),
  };
}

const within = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max);
