import { describe, expect, it } from 'vitest';
import { FITTED, panned, swipeOf, toggled, zoomedAt } from './viewer-zoom.ts';

/** A square picture in a wide frame: 400 pixels of it are shown. */
const frame = { x: 800, y: 400 };
const at = (x: number, y: number) => ({ x, y });

describe('zooming', () => {
  it('keeps what is under the pointer where it is', () => {
    const point = at(50, -80);
    const zoom = zoomedAt(FITTED, 4, point, frame, 1);
    // The place of the picture that was under the pointer, in pixels of the fitted picture.
    expect((point.x - zoom.x) / zoom.scale).toBeCloseTo(point.x);
    expect((point.y - zoom.y) / zoom.scale).toBeCloseTo(point.y);
  });

  it('ends at the whole picture and at six times its size', () => {
    expect(zoomedAt(FITTED, 0.2, at(10, 10), frame, 1)).toEqual(FITTED);
    expect(zoomedAt(FITTED, 100, at(0, 0), frame, 1).scale).toBe(6);
    const near = zoomedAt(FITTED, 3, at(120, 60), frame, 1);
    expect(zoomedAt(near, 0.01, at(-300, 0), frame, 1)).toEqual(FITTED);
  });

  it('by a double click comes near and goes back', () => {
    const near = toggled(FITTED, at(0, 0), frame, 1);
    expect(near.scale).toBeGreaterThan(2);
    expect(toggled(near, at(99, 9), frame, 1)).toEqual(FITTED);
  });
});

describe('moving', () => {
  it('stops where an edge of the picture would leave the frame', () => {
    const zoom = zoomedAt(FITTED, 3, at(0, 0), frame, 1);
    expect(panned(zoom, at(5_000, 5_000), frame, 1)).toEqual({ scale: 3, x: 200, y: 400 });
    expect(panned(zoom, at(-5_000, 0), frame, 1)).toMatchObject({ x: -200, y: 0 });
  });

  it('does not move what fits', () => {
    expect(panned(FITTED, at(40, 40), frame, 1)).toEqual(FITTED);
  });
});

it('a swipe goes on or back when it is far and sideways', () => {
  expect(swipeOf(at(-120, 10), frame)).toBe(1);
  expect(swipeOf(at(120, 10), frame)).toBe(-1);
  expect(swipeOf(at(-30, 0), frame)).toBe(0);
  expect(swipeOf(at(-120, 300), frame)).toBe(0);
});
