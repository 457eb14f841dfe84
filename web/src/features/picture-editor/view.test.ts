import { expect, it } from 'vitest';
import { dragged, showing, WHOLE, ZOOM_MAX, zoomed } from './view.ts';

it('what lies under the pointer stays under it while one goes nearer', () => {
  const at = { x: 0.75, y: 0.25 };
  const near = zoomed(zoomed(WHOLE, 2, at), 1.5, at);
  expect(near.x + at.x / near.zoom).toBeCloseTo(at.x);
  expect(near.y + at.y / near.zoom).toBeCloseTo(at.y);
  expect(near.zoom).toBe(3);
});

it('nothing beside the picture is ever shown, however far one goes', () => {
  const near = zoomed(WHOLE, 100, { x: 1, y: 1 });
  expect(near).toEqual({ zoom: ZOOM_MAX, x: 1 - 1 / ZOOM_MAX, y: 1 - 1 / ZOOM_MAX });
  expect(zoomed(near, 0.001, { x: 0, y: 0 })).toEqual(WHOLE);
  expect(dragged(zoomed(WHOLE, 2, { x: 0, y: 0 }), { x: 5, y: -5 })).toEqual({
    zoom: 2,
    x: 0,
    y: 0.5,
  });
});

it('a hand takes the picture along by what it moves on the stage', () => {
  const near = zoomed(WHOLE, 4, { x: 0.5, y: 0.5 });
  expect(dragged(near, { x: -0.2, y: 0.1 })).toEqual({
    zoom: 4,
    x: near.x + 0.05,
    y: near.y - 0.025,
  });
});

it('follows a box that leaves what is seen, and stays where it is seen already', () => {
  const near = zoomed(WHOLE, 4, { x: 0, y: 0 });
  const box = { x: 0.5, y: 0.1, width: 0.1, height: 0.1 };
  expect(showing(near, box).x).toBeCloseTo(0.35);
  expect(showing(near, box).y).toBe(0);
  expect(showing(near, { ...box, width: 0.5 }).x).toBe(0.5);
});
