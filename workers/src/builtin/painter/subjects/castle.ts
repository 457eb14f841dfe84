import { css, hex, mix } from '../color.ts';
import { against, isDark } from '../painting.ts';
import { between } from '../random.ts';
import type { Building } from './building.ts';
import { paintRoof, paintWall, paintWindow } from './masonry.ts';

/** Towers of many heights crowded around a keep. Each: x, width, height, roof (shares of size). */
const TOWERS: readonly (readonly [number, number, number, number])[] = [
  [-0.26, 0.1, 0.5, 0.24],
  [0.25, 0.11, 0.44, 0.22],
  [0.11, 0.1, 0.66, 0.26],
  [-0.13, 0.12, 0.58, 0.24],
  [0, 0.13, 0.78, 0.3],
  [-0.36, 0.13, 0.3, 0.16],
  [0.37, 0.14, 0.28, 0.17],
  [0.19, 0.08, 0.42, 0.18],
  [-0.2, 0.07, 0.36, 0.18],
];

export const castle: Building = (painting, random, { x, y, size, distance }, { tint }) => {
  const stone = tint ? mix(hex('#b8aa9c'), tint, 0.4) : hex('#b8aa9c');
  const slate = tint ?? hex('#4a5578');
  const lit = isDark(painting) ? 1 : 0.5;
  for (const [dx, w, h, r] of TOWERS) {
    const tall = size * h * between(random, 0.94, 1.06);
    const wide = size * w;
    paintWall(painting, random, {
      x: x + dx * size,
      y,
      width: wide,
      height: tall,
      color: stone,
      distance,
      taper: 0.94,
    });
    paintWall(painting, random, {
      x: x + dx * size,
      y: y - tall * 0.97,
      width: wide * 1.16,
      height: size * 0.035,
      color: stone,
      distance,
    });
    paintRoof(painting, {
      x: x + dx * size,
      y: y - tall - size * 0.025,
      width: wide * 1.3,
      height: size * r,
      color: slate,
      distance,
    });
    for (let row = 0; row < 4; row += 1) {
      if (random() < 0.5) {
        paintWindow(
          painting,
          x + (dx + between(random, -0.2, 0.2) * w) * size,
          y - tall * (0.35 + row * 0.16),
          size * 0.009,
          size * 0.02,
          lit,
        );
      }
    }
  }
  paintWall(painting, random, {
    x,
    y,
    width: size * 0.86,
    height: size * 0.2,
    color: stone,
    distance,
  });
  for (let index = 0; index < 17; index += 1) {
    paintWall(painting, random, {
      x: x - size * 0.41 + index * size * 0.051,
      y: y - size * 0.198,
      width: size * 0.026,
      height: size * 0.026,
      color: stone,
      distance,
    });
  }
  painting.ctx.fillStyle = css(against(painting, hex('#2a211c'), distance, 0.7));
  painting.ctx.beginPath();
  painting.ctx.roundRect(x - size * 0.035, y - size * 0.11, size * 0.07, size * 0.12, [
    size * 0.035,
    size * 0.035,
    0,
    0,
  ]);
  painting.ctx.fill();
};
