import { hex, mix } from '../color.ts';
import { box, line, oval, path, rounded, topLit, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** A biplane in a gentle climb. */
export const airplane: Thing = {
  kind: 'airplane',
  seat: 'air',
  size: 0.5,
  width: 1,
  most: 3,
  draw(sketch) {
    const { on } = sketch;
    on.save();
    on.translate(0, 0.1);
    on.rotate(0.14);
    drawPlane(sketch);
    on.restore();
  },
};

function drawPlane(sketch: Sketch): void {
  const { tone, subject } = sketch;
  const paint = subject.tint ?? hex('#c43a2e');
  const cloth = hex('#efe0bc');
  const dark = tone(mix(paint, hex('#000000'), 0.55), 0.8);
  line(sketch, dark, 0.016, [
    [0.2, 0.1],
    [0.24, -0.06],
  ]);
  line(sketch, dark, 0.016, [
    [0.08, 0.1],
    [0.21, -0.06],
  ]);
  oval(sketch, tone(hex('#221f20'), 0.8), [0.23, -0.07], [0.055, 0.055]);
  oval(sketch, tone(hex('#c8c4b8'), 1), [0.23, -0.07], [0.022, 0.022]);
  path(
    sketch,
    tone(paint, 0.75),
    'M-.5 .2 C-.52 .32 -.48 .38 -.44 .38 C-.4 .34 -.36 .26 -.33 .2 Z',
  );
  path(
    sketch,
    topLit(sketch, paint, 0.3, 0.04),
    'M.4 .24 C.43 .2 .43 .12 .4 .08 C.2 .04 -.1 .06 -.52 .18 C-.53 .21 -.5 .22 -.46 .22 C-.2 .27 .1 .29 .4 .24 Z',
  );
  path(
    sketch,
    rounded(sketch, hex('#8a8c90'), 0.34, 0.44),
    'M.36 .245 C.44 .25 .45 .07 .36 .075 Z',
  );
  path(
    sketch,
    topLit(sketch, cloth, 0.12, 0.06),
    'M-.14 .1 L.3 .07 C.34 .075 .34 .11 .3 .115 L-.12 .135 C-.16 .13 -.16 .11 -.14 .1 Z',
  );
  for (const x of [-0.04, 0.1, 0.24]) {
    line(sketch, dark, 0.01, [
      [x, 0.1],
      [x + 0.03, 0.43],
    ]);
  }
  line(sketch, dark, 0.005, [
    [-0.04, 0.11],
    [0.13, 0.42],
  ]);
  line(sketch, dark, 0.005, [
    [0.1, 0.11],
    [0.27, 0.42],
  ]);
  path(
    sketch,
    topLit(sketch, cloth, 0.47, 0.4),
    'M-.12 .425 L.36 .405 C.41 .41 .41 .45 .36 .455 L-.1 .47 C-.15 .465 -.15 .435 -.12 .425 Z',
  );
  oval(sketch, tone(hex('#4a2f22'), 0.9), [-0.03, 0.31], [0.038, 0.042]);
  path(sketch, tone(hex('#cfe4ee'), 1.2, 0.8), 'M.03 .27 L.07 .34 L.1 .27 Z');
  box(sketch, tone(hex('#efe0bc'), 1.1), [-0.3, 0.185], [0.08, 0.028]);
  path(sketch, topLit(sketch, cloth, 0.24, 0.18), 'M-.56 .2 L-.36 .19 L-.37 .225 L-.55 .23 Z');
  oval(sketch, tone(hex('#d8dade'), 1.3, 0.28), [0.45, 0.16], [0.02, 0.2]);
  oval(sketch, tone(paint, 1.1), [0.445, 0.16], [0.026, 0.03]);
}
