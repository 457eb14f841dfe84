import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { paintOver } from '../../brushwork.ts';
import { css, mix } from '../../color.ts';
import { isDark, type Painting } from '../../painting.ts';
import type { Random } from '../../random.ts';
import { subjectOf } from '../../scene.ts';
import { paintRim } from '../../subjects/figure.ts';
import type { Hat } from '../person.ts';
import { glowAt } from '../shape.ts';
import { softenBackground } from './backdrop.ts';
import { paintPortraitBust } from './paint-bust.ts';

/** Height of a head as a share of the picture's shorter side. */
const HEAD = 0.485;
/** Hats that rise above the head: the picture steps back for them. */
const TALL_HATS: readonly (Hat | undefined)[] = ['pointed', 'toque'];

/** Head and shoulders of the first person of the scene, turned to the light, the world behind soft. */
export function paintPortrait(painting: Painting, random: Random): void {
  const { scene, ctx, width, height, unit, layout, palette } = painting;
  const [person] = scene.people;
  if (!person || !subjectOf(scene, 'portrait')) return;
  if (!scene.backdrop) softenBackground(painting);
  const tall = height > width * 1.2;
  const towering = TALL_HATS.includes(person.hat?.kind);
  const size = unit * (tall ? 0.54 : HEAD) * (towering ? 0.84 : 1);
  const x = width * (0.5 - layout.lightSide * 0.012);
  const y = height * (tall ? 0.43 : 0.45) + size * (towering ? 0.27 : person.hat ? 0.07 : 0.02);
  // The shoulders go on below the picture, or its lower edge would be lit as if it were theirs.
  const canvas = createCanvas(width, height + Math.ceil(unit * 0.02));
  const on = canvas.getContext('2d');
  on.translate(x, y);
  on.scale(size * layout.lightSide, size);
  paintPortraitBust(painting, random, person, on);
  on.setTransform(1, 0, 0, 1, 0, 0);
  paintOver({ ...painting, ctx: on, unit: unit * 0.62 }, random, COATS);
  paintRim(painting, canvas, { x, y, size: size * 0.8 }, width);
  paintShade(painting, canvas);
  glowAt(
    ctx,
    [x + layout.lightSide * size * 0.2, y - size * 0.1],
    size * 1.25,
    mix(palette.glow, palette.haze, 0.35),
    isDark(painting) ? 0.42 : 0.16,
  );
  ctx.drawImage(canvas, 0, 0);
}

/** Short strokes that leave every edge alone: the planes turn to paint, the features stay. */
const COATS = [{ size: 0.008, alpha: 0.34, edge: 15 }] as const;

/** The side away from the light sinks a little into the shade of the hour. */
function paintShade({ palette, width, height, layout }: Painting, canvas: Canvas): void {
  const on = canvas.getContext('2d');
  on.globalCompositeOperation = 'source-atop';
  const [from, to] = layout.lightSide > 0 ? [0, width] : [width, 0];
  const shade = on.createLinearGradient(from, height * 0.7, to, height * 0.2);
  shade.addColorStop(0.1, css(palette.shade, 0.4));
  shade.addColorStop(0.5, css(palette.shade, 0));
  shade.addColorStop(0.62, css(palette.glow, 0));
  shade.addColorStop(0.95, css(mix(palette.glow, palette.light, 0.4), 0.2));
  on.fillStyle = shade;
  on.fillRect(0, 0, width, height);
}
