import { css, hex, mix } from '../color.ts';
import { inAir, against, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { subjectOf } from '../scene.ts';
import { paintFigure } from '../subjects/figure.ts';
import { koi } from '../subjects/sea-life.ts';

/** Life in still water: koi just under the surface, lily pads on it. */
export function paintPond(painting: Painting, random: Random): void {
  const { scene, layout, width, height, unit, ctx } = painting;
  const fish = subjectOf(scene, 'fish');
  if (layout.ground !== 'water' || (!fish && !scene.places.has('garden'))) return;
  const depth = height - layout.horizon;
  if (fish) {
    const count = Math.min(12, fish.count === 1 ? 7 : fish.count);
    for (let index = 0; index < count; index += 1) {
      const near = (index + 0.5) / count;
      const size = unit * (0.1 + 0.2 * near);
      const x = width * between(random, 0.16, 0.84);
      const y = layout.horizon + depth * (0.3 + near * 0.52);
      ctx.save();
      // Seen at a slant: a fish from above is as flat as the water it is in.
      ctx.translate(x, y);
      ctx.scale(1, 0.55);
      ctx.rotate(between(random, -0.9, 0.9));
      ctx.globalAlpha = 0.9;
      paintFigure({ ...painting, ctx }, random, koi(fish, between(random, -0.16, 0.16)), {
        x: 0,
        y: size * 0.5,
        size,
        facing: random() < 0.5 ? 1 : -1,
        distance: 0.06,
        backlit: 0,
      });
      ctx.restore();
    }
  }
  if (scene.places.has('garden')) paintLilies(painting, random);
}

function paintLilies(painting: Painting, random: Random): void {
  const { ctx, layout, width, height, unit, palette } = painting;
  const depth = height - layout.horizon;
  for (let index = 0; index < 30; index += 1) {
    const near = index / 30;
    const side = random() < 0.5 ? between(random, 0, 0.32) : between(random, 0.66, 1);
    const x = width * side;
    const y = layout.horizon + depth * (0.14 + near * 0.68);
    const size = unit * (0.01 + 0.035 * near) * between(random, 0.6, 1.2);
    const pad = mix(hex('#3f7f4a'), palette.foliage, random());
    const tone = ctx.createLinearGradient(x - size, y, x + size, y);
    tone.addColorStop(0, css(against(painting, pad, 0.1, 0.3)));
    tone.addColorStop(1, css(mix(inAir(painting, pad, 0.1, 1.2), palette.glow, 0.25)));
    ctx.fillStyle = tone;
    const notch = random() * 6.3;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.ellipse(x, y, size, size * 0.36, 0, notch, notch + 5.9);
    ctx.fill();
    if (random() > 0.22) continue;
    for (let petal = 0; petal < 9; petal += 1) {
      const angle = (petal / 9) * Math.PI * 2;
      ctx.fillStyle = css(
        inAir(painting, petal % 2 ? hex('#f7c6d8') : hex('#fbe6ee'), 0.05, 1.25),
        0.95,
      );
      ctx.beginPath();
      ctx.ellipse(
        x + Math.cos(angle) * size * 0.2,
        y - size * 0.14 + Math.sin(angle) * size * 0.1,
        size * 0.2,
        size * 0.09,
        angle,
        0,
        6.3,
      );
      ctx.fill();
    }
  }
}
