import { hex } from '../color.ts';
import { isDark } from '../painting.ts';
import type { Building } from './building.ts';
import { paintRoof, paintWall, paintWindow } from './masonry.ts';

export const temple: Building = (painting, random, { x, y, size, distance }, { tint }) => {
  const wood = tint ?? hex('#a83c2c');
  const tiers = 4;
  for (let tier = 0; tier < tiers; tier += 1) {
    const wide = size * (0.42 - tier * 0.06);
    const floor = y - size * tier * 0.2;
    paintWall(painting, random, {
      x,
      y: floor,
      width: wide,
      height: size * 0.14,
      color: wood,
      distance,
    });
    for (const dx of [-0.3, 0, 0.3]) {
      paintWindow(
        painting,
        x + dx * wide,
        floor - size * 0.06,
        size * 0.028,
        size * 0.05,
        isDark(painting) ? 1 : 0.5,
      );
    }
    paintRoof(painting, {
      x,
      y: floor - size * 0.12,
      width: wide * 1.75,
      height: size * 0.13,
      color: hex('#3c4450'),
      distance,
    });
  }
  paintWall(painting, random, {
    x,
    y: y - size * 0.84,
    width: size * 0.012,
    height: size * 0.16,
    color: hex('#c9a24a'),
    distance,
  });
};
