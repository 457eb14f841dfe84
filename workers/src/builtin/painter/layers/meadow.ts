import { css, hex, mix, type Rgb } from '../color.ts';
import { against, inAir, type Painting } from '../painting.ts';
import { between, pick, type Random } from '../random.ts';
import { hasPlace, subjectOf } from '../scene.ts';

/** Two companions to a bloom: a field of every colour at once looks like confetti. */
const BLOOMS: readonly [readonly [Rgb, ...Rgb[]], ...(readonly [Rgb, ...Rgb[]])[]] = [
  [hex('#e0526a'), hex('#f4e6d8'), hex('#e88a9a')],
  [hex('#9a72d6'), hex('#c9a6ee'), hex('#f2d266')],
  [hex('#f0b840'), hex('#f7ecd2'), hex('#e8783c')],
  [hex('#7a94ec'), hex('#f4efe6'), hex('#b9c8f6')],
];

/** Grass in the foreground with its flowers: blades that grow taller and darker as they come near. */
export function paintMeadow(painting: Painting, random: Random): void {
  const { layout, scene } = painting;
  const grassy = layout.ground === 'grass' && !scene.places.has('city');
  const shore = layout.ground === 'water' && hasPlace(scene, 'lake', 'garden', 'river');
  if (layout.ground === 'snow') paintSnowfield(painting, random);
  if (!grassy && !shore) return;
  const top = grassy ? 0.76 : 0.93;
  paintBlades(painting, random, top);
  if (flowers(painting)) paintFlowers(painting, random, top);
}

function flowers({ scene }: Painting): boolean {
  if (scene.refused.has('flower') || scene.season === 'winter') return false;
  return (
    subjectOf(scene, 'flower') !== undefined ||
    scene.places.has('garden') ||
    scene.places.has('meadow') ||
    scene.season === 'spring'
  );
}

function paintBlades(painting: Painting, random: Random, top: number): void {
  const { ctx, width, height, palette, unit, detail, layout, scene, noise } = painting;
  const count = 2600 * detail * (width / 1024);
  const wind = scene.weather.has('wind') || scene.weather.has('storm') ? 0.9 : 0.3;
  ctx.lineCap = 'round';
  for (let index = 0; index < count; index += 1) {
    const near = index / count;
    const x = random() * width;
    const bank = top >= 0.9 ? Math.abs(x / width - 0.5) ** 2 * -0.28 + 0.035 : 0;
    const y = height * (top + bank + (1.06 - top - bank) * near);
    const tall = unit * (0.022 + 0.075 * near) * between(random, 0.5, 1.25);
    const sunny = Math.exp(-Math.abs(x - layout.light.x) / (width * 0.35));
    const local =
      random() < 0.2
        ? mix(palette.foliage, palette.accent, 0.4)
        : mix(palette.foliage, palette.ground, random());
    const tone =
      random() < 0.3 + sunny * 0.3
        ? mix(inAir(painting, local, 0.18 * (1 - near), 1.2), palette.glow, 0.12 + sunny * 0.2)
        : against(painting, local, 0.2 * (1 - near), 0.3 + near * 0.35);
    const lean =
      (noise.at((x / unit) * 2, near * 2) * 0.4 +
        wind * layout.lightSide * -0.5 +
        between(random, -0.3, 0.3)) *
      tall;
    ctx.strokeStyle = css(tone, between(random, 0.55, 0.95));
    ctx.lineWidth = unit * (0.0011 + 0.0026 * near);
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + lean * 0.2, y - tall * 0.6, x + lean, y - tall);
    ctx.stroke();
  }
}

function paintFlowers(painting: Painting, random: Random, top: number): void {
  const { width, height, unit, detail, scene, palette, noise } = painting;
  const named = subjectOf(scene, 'flower');
  const blooms: readonly [Rgb, ...Rgb[]] = named?.tint
    ? [named.tint, mix(named.tint, hex('#ffffff'), 0.35), mix(named.tint, palette.shade, 0.25)]
    : pick(random, BLOOMS);
  const count = (named ? 620 : 330) * detail * (width / 1024);
  for (let index = 0; index < count; index += 1) {
    const near = (index / count) ** 1.5;
    const x = random() * width;
    if (noise.at((x / unit) * 2.4, near * 5 + 9) < -0.25) continue;
    const bank = top >= 0.9 ? Math.abs(x / width - 0.5) ** 2 * -0.26 + 0.02 : 0;
    const y =
      height * (top - 0.02 + bank + (1.02 - top - bank) * near) - unit * 0.045 * near * random();
    const size = unit * (0.0026 + 0.0095 * near) * between(random, 0.55, 1.2);
    const color = mix(
      inAir(painting, pick(random, blooms), 0.3 * (1 - near), 1.3),
      palette.glow,
      0.1,
    );
    paintBloom(painting, random, { x, y, size, color, open: near > 0.25 });
  }
}

interface Bloom {
  x: number;
  y: number;
  size: number;
  color: Rgb;
  /** Near enough to see petals; further away a flower is one dab. */
  open: boolean;
}

function paintBloom({ ctx, palette }: Painting, random: Random, bloom: Bloom): void {
  const { x, y, size, color, open } = bloom;
  const petals = open ? 5 : 1;
  const off = open ? size * 0.55 : 0;
  const turn = random() * 6;
  for (let petal = 0; petal < petals; petal += 1) {
    const angle = turn + (petal / petals) * Math.PI * 2;
    const px = x + Math.cos(angle) * off;
    const py = y + Math.sin(angle) * off * 0.62;
    ctx.fillStyle = css(petal % 2 === 0 ? color : mix(color, palette.shade, 0.14), 0.92);
    ctx.beginPath();
    ctx.ellipse(px, py, size * 0.62, size * 0.36, angle * 0.6, 0, 6.3);
    ctx.fill();
  }
  if (!open) return;
  ctx.fillStyle = css(mix(hex('#e8b23c'), palette.shade, 0.15), 0.9);
  ctx.beginPath();
  ctx.arc(x, y, size * 0.24, 0, 6.3);
  ctx.fill();
}

function paintSnowfield(painting: Painting, random: Random): void {
  const { ctx, width, height, layout, palette, unit, noise, detail } = painting;
  const white = hex('#eef3fa');
  for (let row = 0; row < 3; row += 1) {
    const top = height * (0.74 + row * 0.08);
    ctx.beginPath();
    ctx.moveTo(-4, height + 4);
    for (let x = -4; x <= width + 6; x += 6) {
      ctx.lineTo(x, top + noise.fbm((x / unit) * 1.1 + row * 8, row, 2) * unit * 0.035);
    }
    ctx.lineTo(width + 6, height + 4);
    const drift = ctx.createLinearGradient(0, top - unit * 0.03, 0, top + unit * 0.16);
    drift.addColorStop(0, css(mix(inAir(painting, white, 0.12, 1.2), palette.glow, 0.2)));
    drift.addColorStop(0.5, css(inAir(painting, white, 0.08, 0.92)));
    drift.addColorStop(1, css(mix(inAir(painting, white, 0, 0.75), palette.shade, 0.18)));
    ctx.fillStyle = drift;
    ctx.fill();
  }
  const glint = mix(palette.light, palette.glow, 0.3);
  for (let index = 0; index < 260 * detail; index += 1) {
    ctx.fillStyle = css(glint, between(random, 0.1, 0.6));
    const y = between(random, Math.max(layout.horizon, height * 0.74), height);
    ctx.fillRect(random() * width, y, unit * 0.0016, unit * 0.0014);
  }
}
