import { expect, it } from 'vitest';
import {
  boxAfterKey,
  EMPTY_MASK,
  EVERYTHING,
  mayHoldPaint,
  redo,
  undo,
  withStep,
  type MaskStep,
} from './mask.ts';

const stroke = (erase: boolean): MaskStep => ({
  kind: 'stroke',
  erase,
  size: 0.1,
  points: [{ x: 0.5, y: 0.5 }],
});

it('steps are taken back and done again, and a new one ends what could be done again', () => {
  const two = withStep(withStep(EMPTY_MASK, stroke(false)), { kind: 'invert' });
  const one = undo(two);
  expect(one.done).toEqual([stroke(false)]);
  expect(redo(one)).toEqual(two);
  expect(redo(withStep(one, { kind: 'clear' })).done).toHaveLength(2);
  expect(undo(EMPTY_MASK)).toEqual(EMPTY_MASK);
  expect(redo(EMPTY_MASK)).toEqual(EMPTY_MASK);
});

it('an eraser alone marks nothing, and neither does a mask that was cleared', () => {
  expect(mayHoldPaint(EMPTY_MASK)).toBe(false);
  expect(mayHoldPaint(withStep(EMPTY_MASK, stroke(true)))).toBe(false);
  const painted = withStep(EMPTY_MASK, stroke(false));
  expect(mayHoldPaint(painted)).toBe(true);
  expect(mayHoldPaint(withStep(painted, { kind: 'clear' }))).toBe(false);
  expect(mayHoldPaint(withStep(EMPTY_MASK, { kind: 'invert' }))).toBe(true);
});

it('the box stays within the picture whatever keys are pressed', () => {
  const box = { x: 0.9, y: 0, width: 0.1, height: 0.1 };
  expect(boxAfterKey(box, 'ArrowRight', false)).toEqual(box);
  expect(boxAfterKey(box, 'ArrowUp', false)).toEqual(box);
  expect(boxAfterKey(box, 'ArrowDown', false)?.y).toBeCloseTo(0.02);
  expect(boxAfterKey(box, 'ArrowRight', true)?.width).toBeCloseTo(0.1);
  expect(boxAfterKey(EVERYTHING, 'ArrowLeft', true)?.width).toBeCloseTo(0.98);
  expect(boxAfterKey(box, 'Enter', false)).toBeUndefined();
});
