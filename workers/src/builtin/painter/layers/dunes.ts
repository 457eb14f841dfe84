import { css, hex, mix } from '../color.ts';
import { against, inAir, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';

/** Dunes: each a long curve with a lit flank, a shaded lee and wind ripples. */
export function paintDunes(painting: Painting, random: Random): void {
  const { layout, height, unit } = painting;
  if (layout.ground !== 'sand') return;
  const rows = 6;
  for (let row = 0; row < rows; row += 1) {
    const near = row / (rows - 1);
    const base = layout.horizon + (height - layout.horizon) * near ** 1.25 * 0.62;
    paintDune(painting, random, base, unit * (0.035 + near * 0.11), near);
  }
}

function paintDune(
  painting: Painting,
  random: Random,
  base: number,
  tall: number,
  near: number,
): void {
  const { ctx, width, height, palette, unit, noise, layout, detail } = painting;
  const distance = 0.66 * (1 - near);
  const offset = random() * 60;
  const peak = width * between(random, 0.15, 0.85);
  const wide = unit * between(random, 0.3, 0.5) * (0.7 + near * 0.7);
  const crestAt = (x: number) => {
    const bump = 1 / (1 + ((x - peak) / wide) ** 2);
    return base - tall * (bump * 0.85 + 0.28 * noise.fbm((x / unit) * 0.9 + offset, offset, 2));
  };
  const lit = mix(inAir(painting, palette.ground, distance, 1.3), palette.glow, 0.26);
  const body = inAir(painting, palette.ground, distance, 1);
  const lee = against(painting, palette.ground, distance, 0.42);
  ctx.beginPath();
  ctx.moveTo(-4, height);
  for (let x = -4; x <= width + 6; x += 5) ctx.lineTo(x, crestAt(x));
  ctx.lineTo(width + 6, height);
  const fill = ctx.createLinearGradient(0, base - tall, 0, base + unit * 0.3);
  fill.addColorStop(0, css(lit));
  fill.addColorStop(0.4, css(body));
  fill.addColorStop(1, css(mix(body, palette.shade, 0.28)));
  ctx.fillStyle = fill;
  ctx.fill();
  // The lee lies between the crest and a ridge that winds down from the peak; it fades before it ends.
  const away = -layout.lightSide;
  const reach = wide * between(random, 1.7, 2.3);
  const end = peak + away * reach;
  const sag = tall * between(random, 1.5, 2.1);
  const top = crestAt(peak);
  ctx.beginPath();
  ctx.moveTo(peak, top - 0.5);
  for (let step = 0; step <= 40; step += 1) {
    const x = peak + (end - peak) * (step / 40);
    ctx.lineTo(x, crestAt(x) - 0.5);
  }
  ctx.lineTo(end, top + sag);
  const foot = peak + away * reach * 0.16;
  ctx.lineTo(foot, top + sag);
  ctx.bezierCurveTo(
    foot + away * reach * 0.18,
    top + sag * 0.62,
    peak - away * reach * 0.1,
    top + sag * 0.4,
    peak,
    top - 0.5,
  );
  const shade = ctx.createRadialGradient(0, 0, 0, 0, 0, reach);
  shade.addColorStop(0, css(lee, 0.95));
  shade.addColorStop(0.3, css(lee, 0.72));
  shade.addColorStop(0.92, css(mix(lee, body, 0.5), 0));
  ctx.save();
  ctx.translate(peak, top);
  ctx.scale(1, sag / reach);
  ctx.fillStyle = shade;
  ctx.fill();
  ctx.restore();
  const ripples = 260 * near * detail * (width / 1024);
  ctx.lineCap = 'round';
  for (let index = 0; index < ripples; index += 1) {
    const x = random() * width;
    const drop = random();
    const y = crestAt(x) + unit * 0.01 + drop * unit * 0.28;
    const length = unit * between(random, 0.012, 0.05) * (0.4 + near);
    ctx.strokeStyle = css(random() < 0.5 ? lit : lee, between(random, 0.06, 0.22));
    ctx.lineWidth = unit * between(random, 0.001, 0.0028);
    ctx.beginPath();
    ctx.moveTo(x - length, y + length * 0.1);
    ctx.bezierCurveTo(
      x - length * 0.3,
      y - length * 0.12,
      x + length * 0.3,
      y + length * 0.16,
      x + length,
      y - length * 0.03,
    );
    ctx.stroke();
  }
}

/** A beach: sand from the lower edge, the wet line and the foam where the sea ends. */
export function paintBeach(painting: Painting, random: Random): void {
  const { ctx, scene, layout, width, height, palette, unit, noise, detail } = painting;
  if (!scene.places.has('beach')) return;
  const sand = hex('#dcbc8c');
  const lean = layout.lightSide;
  const shoreAt = (x: number, lift: number) => {
    const across = lean > 0 ? 1 - x / width : x / width;
    return (
      height * (0.9 - 0.16 * across) - lift + noise.fbm((x / unit) * 1.5 + 8, 2, 3) * unit * 0.02
    );
  };
  const band = (lift: number, fill: string | ReturnType<typeof ctx.createLinearGradient>) => {
    ctx.beginPath();
    ctx.moveTo(-4, height + 4);
    for (let x = -4; x <= width + 6; x += 5) ctx.lineTo(x, shoreAt(x, lift));
    ctx.lineTo(width + 6, height + 4);
    ctx.fillStyle = fill;
    ctx.fill();
  };
  band(unit * 0.052, css(mix(palette.water, palette.light, 0.32), 0.35));
  band(unit * 0.03, css(mix(inAir(painting, sand, 0, 0.62), palette.haze, 0.4), 0.85));
  const dry = ctx.createLinearGradient(0, height * 0.74, 0, height);
  dry.addColorStop(0, css(mix(inAir(painting, sand, 0, 1.2), palette.glow, 0.2)));
  dry.addColorStop(1, css(mix(inAir(painting, sand, 0, 0.75), palette.shade, 0.3)));
  band(0, dry);
  const foam = mix(palette.light, palette.haze, 0.25);
  ctx.lineCap = 'round';
  for (let index = 0; index < 900 * detail; index += 1) {
    const x = random() * width;
    const y = shoreAt(x, unit * 0.052) + (random() - 0.35) * unit * 0.012;
    ctx.strokeStyle = css(foam, between(random, 0.15, 0.7));
    ctx.lineWidth = unit * between(random, 0.001, 0.004);
    const length = unit * between(random, 0.004, 0.02);
    ctx.beginPath();
    ctx.moveTo(x - length, y);
    ctx.lineTo(x + length, y + (shoreAt(x + 5, 0) - shoreAt(x - 5, 0)) * 0.1 * length);
    ctx.stroke();
  }
}
