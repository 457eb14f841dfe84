import { css, hex, mix, type Rgb } from '../color.ts';
import { against, inAir, isDark, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';

export interface Wall {
  x: number;
  /** Foot of the wall. */
  y: number;
  width: number;
  height: number;
  color: Rgb;
  distance: number;
  /** Top width as a share of the foot's; 1 is upright. */
  taper?: number;
}

/** A round tower or wall: turned to the light on one side, dark on the other, rough in between. */
export function paintWall(painting: Painting, random: Random, wall: Wall): void {
  const { ctx, palette, layout, detail } = painting;
  const { x, y, width, height, color, distance, taper = 1 } = wall;
  const sun = layout.light.x > x ? 1 : -1;
  const half = width / 2;
  const backlit = layout.light.visible && !isDark(painting) ? 0.4 : 0.52;
  const dark = against(painting, color, distance, backlit + 0.22);
  const lit = mix(inAir(painting, color, distance, 1.25), palette.glow, 0.32);
  const round = ctx.createLinearGradient(x - half * sun, 0, x + half * sun, 0);
  round.addColorStop(0, css(mix(dark, palette.haze, 0.12)));
  round.addColorStop(0.25, css(dark));
  round.addColorStop(0.68, css(mix(dark, lit, 0.45)));
  round.addColorStop(0.94, css(lit));
  round.addColorStop(1, css(mix(lit, palette.light, 0.35)));
  ctx.fillStyle = round;
  ctx.beginPath();
  ctx.moveTo(x - half, y);
  ctx.lineTo(x - half * taper, y - height);
  ctx.lineTo(x + half * taper, y - height);
  ctx.lineTo(x + half, y);
  ctx.fill();
  ctx.save();
  ctx.clip();
  const marks = Math.min(140, (width * height) / 90) * detail;
  for (let index = 0; index < marks; index += 1) {
    const px = x + between(random, -half, half);
    const py = y - random() * height;
    ctx.fillStyle = css(random() < 0.5 ? dark : lit, between(random, 0.05, 0.2));
    ctx.fillRect(px, py, width * between(random, 0.04, 0.14), Math.max(1, width * 0.025));
  }
  ctx.restore();
}

/** A pointed roof over a tower. */
export function paintRoof(
  painting: Painting,
  roof: { x: number; y: number; width: number; height: number; color: Rgb; distance: number },
) {
  const { ctx, palette, layout } = painting;
  const { x, y, width, height, color, distance } = roof;
  const sun = layout.light.x > x ? 1 : -1;
  const half = width / 2;
  const tone = ctx.createLinearGradient(x - half * sun, 0, x + half * sun, 0);
  tone.addColorStop(0, css(against(painting, color, distance, 0.62)));
  tone.addColorStop(0.55, css(against(painting, color, distance, 0.35)));
  tone.addColorStop(1, css(mix(inAir(painting, color, distance, 1.3), palette.glow, 0.35)));
  ctx.fillStyle = tone;
  ctx.beginPath();
  ctx.moveTo(x - half, y);
  ctx.quadraticCurveTo(x - half * 0.32, y - height * 0.42, x, y - height);
  ctx.quadraticCurveTo(x + half * 0.32, y - height * 0.42, x + half, y);
  ctx.quadraticCurveTo(x, y + height * 0.06, x - half, y);
  ctx.fill();
}

/** A lit window and the light it spills. */
export function paintWindow(
  { ctx }: Painting,
  x: number,
  y: number,
  width: number,
  height: number,
  glow = 1,
): void {
  const warm = hex('#ffca74');
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  const reach = Math.max(width, height) * 3.4;
  const spill = ctx.createRadialGradient(x, y, 0, x, y, reach);
  spill.addColorStop(0, css(warm, 0.5 * glow));
  spill.addColorStop(0.3, css(warm, 0.16 * glow));
  spill.addColorStop(1, css(warm, 0));
  ctx.fillStyle = spill;
  ctx.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  ctx.restore();
  ctx.fillStyle = css(mix(warm, hex('#fff1d0'), 0.4), 0.4 + 0.55 * glow);
  ctx.beginPath();
  ctx.roundRect(x - width / 2, y - height / 2, width, height, width * 0.12);
  ctx.fill();
}

/** A crag under a building: broken rock, lit along its upper edges. */
export function paintCrag(
  painting: Painting,
  random: Random,
  crag: {
    x: number;
    top: number;
    topWidth: number;
    foot: number;
    footWidth: number;
    distance: number;
    grass?: boolean;
  },
) {
  const { ctx, palette, layout, noise, unit, detail } = painting;
  const { x, top, topWidth, foot, footWidth, distance } = crag;
  const rock = mix(palette.rock, hex('#57504c'), 0.5);
  const dark = against(painting, rock, distance, 0.62);
  const lit = mix(inAir(painting, rock, distance, 1.15), palette.glow, 0.28);
  const edge = (side: number, t: number) => {
    const half = topWidth / 2 + (footWidth / 2 - topWidth / 2) * t ** 1.25;
    return x + side * half + noise.fbm(side * 7 + 3, t * 5 + x, 4) * unit * 0.055 * t ** 0.4;
  };
  ctx.save();
  ctx.beginPath();
  for (let step = 0; step <= 40; step += 1) {
    ctx.lineTo(edge(-1, step / 40), top + ((foot - top) * step) / 40);
  }
  for (let step = 40; step >= 0; step -= 1) {
    ctx.lineTo(edge(1, step / 40), top + ((foot - top) * step) / 40);
  }
  ctx.closePath();
  const fill = ctx.createLinearGradient(0, top, 0, foot);
  fill.addColorStop(0, css(mix(dark, lit, 0.3)));
  fill.addColorStop(0.6, css(dark));
  fill.addColorStop(1, css(mix(dark, palette.haze, 0.28)));
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.clip();
  const sun = layout.light.x > x ? 1 : -1;
  const count = 520 * detail;
  for (let index = 0; index < count; index += 1) {
    const t = random();
    const px = x + between(random, -0.5, 0.5) * (topWidth + (footWidth - topWidth) * t);
    const py = top + (foot - top) * t;
    const face =
      noise.ridged((px / unit) * 5, (py / unit) * 3, 3) + ((px - x) / footWidth) * sun * 0.6;
    const size = unit * between(random, 0.006, 0.026);
    ctx.fillStyle = css(
      face > 0.42 ? lit : mix(dark, palette.shade, 0.5),
      between(random, 0.15, 0.5),
    );
    ctx.beginPath();
    ctx.moveTo(px - size * 0.5, py + size * 1.1);
    ctx.lineTo(px - size * 0.12, py - size * 0.6);
    ctx.lineTo(px + size * 0.55, py - size * 0.3);
    ctx.lineTo(px + size * 0.3, py + size * 1.2);
    ctx.fill();
  }
  if (crag.grass) {
    const turf = inAir(painting, palette.foliage, distance, 1.1);
    for (let index = 0; index < 240 * detail; index += 1) {
      const px = x + between(random, -0.56, 0.56) * topWidth;
      ctx.fillStyle = css(mix(turf, random() < 0.4 ? palette.glow : palette.shade, 0.25), 0.7);
      ctx.beginPath();
      ctx.ellipse(px, top + random() ** 2 * unit * 0.05, unit * 0.012, unit * 0.005, 0.2, 0, 6.3);
      ctx.fill();
    }
  }
  ctx.restore();
}
