import { css, mix, type Rgb } from '../color.ts';
import { inAir, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';

/** Rolling land between the horizon and the foreground, plane behind plane. */
export function paintHills(painting: Painting, random: Random): void {
  const { layout, scene } = painting;
  if (layout.ground === 'grass' || layout.ground === 'snow') paintLand(painting, random);
  else if (layout.ground === 'water' && !scene.places.has('sea') && !scene.places.has('beach')) {
    paintFarShore(painting, random);
  }
}

const PLANES = 4;

function paintLand(painting: Painting, random: Random): void {
  const { layout, unit, height, palette } = painting;
  const wooded = mix(palette.foliage, palette.shade, 0.35);
  for (let row = 0; row < PLANES; row += 1) {
    const near = row / PLANES;
    paintHill(painting, random, {
      base: layout.horizon + (height - layout.horizon) * near * 0.55,
      tall: unit * between(random, 0.05, 0.085),
      distance: 0.62 * (1 - near),
      local: mix(wooded, palette.ground, 0.35 + near * 0.5),
      floor: height,
    });
  }
}

function paintFarShore(painting: Painting, random: Random): void {
  const { layout, unit, palette } = painting;
  const local = mix(palette.foliage, palette.shade, 0.35);
  for (const [tall, distance] of [
    [0.07, 0.55],
    [0.04, 0.37],
  ] as const) {
    paintHill(painting, random, {
      base: layout.horizon,
      tall: unit * tall,
      distance,
      local,
      floor: layout.horizon + 1,
    });
  }
}

interface Hill {
  base: number;
  tall: number;
  distance: number;
  local: Rgb;
  floor: number;
}

function paintHill(painting: Painting, random: Random, hill: Hill): void {
  const { ctx, width, unit, noise, palette, layout, detail } = painting;
  const offset = random() * 90;
  const crestAt = (x: number) =>
    hill.base - hill.tall * (0.45 + 0.75 * noise.fbm((x / unit) * 1.3 + offset, offset, 3));
  ctx.beginPath();
  ctx.moveTo(-4, hill.floor);
  for (let x = -4; x <= width + 8; x += 5) {
    ctx.lineTo(x, crestAt(x) + (random() - 0.5) * unit * 0.0016);
  }
  ctx.lineTo(width + 8, hill.floor);
  ctx.closePath();
  const lit = mix(inAir(painting, hill.local, hill.distance, 1.15), palette.glow, 0.16);
  const fill = ctx.createLinearGradient(0, hill.base - hill.tall * 1.1, 0, hill.base + unit * 0.16);
  fill.addColorStop(0, css(lit));
  fill.addColorStop(0.3, css(inAir(painting, hill.local, hill.distance, 0.85)));
  fill.addColorStop(
    1,
    css(mix(inAir(painting, hill.local, hill.distance, 0.6), palette.shade, 0.2)),
  );
  ctx.fillStyle = fill;
  ctx.fill();
  // Tufts along the slope, brighter towards the light.
  const count = 700 * detail * (width / 1024);
  for (let index = 0; index < count; index += 1) {
    const x = random() * width;
    const drop = random() ** 1.6;
    const y = crestAt(x) + drop * unit * 0.16;
    if (y > hill.floor) continue;
    const sunny = Math.exp(-Math.abs(x - layout.light.x) / (width * 0.4));
    const tone =
      random() < 0.35 + sunny * 0.3 ? lit : inAir(painting, hill.local, hill.distance, 0.55);
    ctx.strokeStyle = css(tone, between(random, 0.12, 0.4));
    ctx.lineWidth = unit * between(random, 0.0012, 0.004);
    const length = unit * between(random, 0.006, 0.03) * (1.2 - hill.distance);
    const lean = (crestAt(x + 6) - crestAt(x - 6)) / 12;
    ctx.beginPath();
    ctx.moveTo(x - length, y - lean * length);
    ctx.quadraticCurveTo(x, y - length * 0.15, x + length, y + lean * length);
    ctx.stroke();
  }
}
