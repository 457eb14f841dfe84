import { css, hex, mix } from '../color.ts';
import { against, inAir, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';

/** Inside a wood: trunks in the mist from far to near, a floor of leaves, light between them. */
export function paintWoods(painting: Painting, random: Random): void {
  const { ctx, layout, width, height, palette, unit } = painting;
  if (layout.ground !== 'woods') return;
  const glow = ctx.createRadialGradient(
    layout.light.x,
    layout.horizon * 0.62,
    0,
    layout.light.x,
    layout.horizon * 0.7,
    width * 0.75,
  );
  const leafAir = mix(palette.haze, palette.foliage, 0.4);
  glow.addColorStop(0, css(mix(palette.light, palette.glow, 0.45), 0.95));
  glow.addColorStop(0.35, css(mix(leafAir, palette.glow, 0.35), 0.9));
  glow.addColorStop(1, css(mix(leafAir, palette.shade, 0.45), 0.95));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  paintFloor(painting, random);
  const rows = 5;
  for (let row = 0; row < rows; row += 1) {
    const near = row / (rows - 1);
    const distance = 0.8 * (1 - near) ** 1.1;
    paintTrunks(painting, random, near, distance);
    if (row < rows - 1) paintCanopy(painting, random, near, distance);
    const mist = ctx.createLinearGradient(0, height * 0.3, 0, layout.horizon + unit * 0.14);
    mist.addColorStop(0, css(palette.haze, 0));
    mist.addColorStop(0.8, css(mix(palette.haze, palette.glow, 0.35), 0.26 * (1 - near)));
    mist.addColorStop(1, css(palette.haze, 0));
    ctx.fillStyle = mist;
    ctx.fillRect(0, height * 0.3, width, layout.horizon + unit * 0.14 - height * 0.3);
  }
  paintCanopy(painting, random, 1, 0);
}

function paintTrunks(painting: Painting, random: Random, near: number, distance: number): void {
  const { ctx, width, height, layout, unit, palette } = painting;
  const count = Math.round((18 - near * 13) * (width / 1024)) + 2;
  const bark = against(painting, hex('#54423a'), distance, 0.5);
  const lit = mix(bark, palette.glow, 0.38);
  for (let index = 0; index < count; index += 1) {
    const x = ((index + between(random, 0.1, 0.9)) / count) * width;
    if (near > 0.3 && Math.abs(x - layout.focus.x) < unit * 0.3 * near) continue;
    if (near > 0.3 && Math.abs(x - layout.light.x) < unit * 0.16) continue;
    const thick = unit * (0.007 + 0.036 * near ** 1.5) * between(random, 0.7, 1.4);
    const foot =
      layout.horizon +
      (height - layout.horizon) * (0.03 + near * 0.42) +
      between(random, 0, unit * 0.03);
    const sway = between(random, -1, 1) * thick * 1.6;
    const toSun = layout.light.x > x ? 1 : -1;
    const tone = ctx.createLinearGradient(x - thick * toSun, 0, x + thick * toSun, 0);
    tone.addColorStop(0, css(mix(bark, palette.shade, 0.35 * (1 - distance))));
    tone.addColorStop(0.65, css(bark));
    tone.addColorStop(1, css(lit));
    ctx.fillStyle = tone;
    ctx.beginPath();
    ctx.moveTo(x - thick * 1.7, foot + thick * 0.3);
    ctx.bezierCurveTo(
      x - thick * 0.7,
      foot - thick * 2,
      x - thick * 0.9 + sway,
      height * 0.3,
      x - thick * 0.6 + sway * 1.6,
      -10,
    );
    ctx.lineTo(x + thick * 0.6 + sway * 1.6, -10);
    ctx.bezierCurveTo(
      x + thick * 0.9 + sway,
      height * 0.3,
      x + thick * 0.7,
      foot - thick * 2,
      x + thick * 1.8,
      foot + thick * 0.3,
    );
    ctx.quadraticCurveTo(x, foot + thick * 0.8, x - thick * 1.7, foot + thick * 0.3);
    ctx.fill();
    paintLimbs(painting, random, x + sway * 0.8, thick, foot, bark);
  }
}

function paintLimbs(
  { ctx, height }: Painting,
  random: Random,
  x: number,
  thick: number,
  foot: number,
  bark: ReturnType<typeof hex>,
) {
  ctx.strokeStyle = css(bark);
  ctx.lineCap = 'round';
  for (let index = 0; index < 6; index += 1) {
    const side = random() < 0.5 ? -1 : 1;
    const y = between(random, 0.02, 0.62) * foot;
    const reach = thick * between(random, 4, 11);
    ctx.lineWidth = thick * between(random, 0.14, 0.36);
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(
      x + side * reach * 0.5,
      y - height * 0.015,
      x + side * reach,
      y - reach * between(random, 0.2, 0.7),
    );
    ctx.stroke();
  }
}

function paintCanopy(painting: Painting, random: Random, near: number, distance: number): void {
  const { ctx, width, height, unit, palette, layout, detail, noise, scene } = painting;
  const winter = scene.season === 'winter';
  const local = winter ? hex('#dfe7ef') : palette.foliage;
  const tones = [
    against(painting, local, distance, 0.5),
    inAir(painting, local, distance, 1),
    mix(inAir(painting, mix(local, palette.accent, 0.4), distance, 1.4), palette.glow, 0.3),
  ];
  const count = (winter ? 500 : 1500) * detail * (width / 1024) * (0.6 + near * 0.6);
  for (let index = 0; index < count; index += 1) {
    const x = random() * width;
    const edge = Math.abs(x - layout.light.x) / width;
    const drop =
      height *
      (0.1 + edge * 0.42 + 0.1 * noise.at((x / unit) * 3 + near * 7, near * 3)) *
      (0.75 + near * 0.35);
    const y = random() ** 1.35 * drop;
    const size = unit * (0.0035 + 0.0052 * near) * between(random, 0.5, 1.6);
    const tone =
      tones[Math.min(2, Math.floor(random() * (1.5 + (1 - edge) * 1.5)))] ?? tones[0] ?? local;
    ctx.fillStyle = css(tone, between(random, 0.4, 0.85));
    ctx.beginPath();
    ctx.ellipse(x, y, size * 1.5, size * 0.8, random() * 3, 0, 6.3);
    ctx.fill();
  }
}

function paintFloor(painting: Painting, random: Random): void {
  const { ctx, width, height, layout, palette, unit, detail, scene } = painting;
  const soil =
    scene.season === 'winter'
      ? hex('#e8eef5')
      : mix(palette.foliage, hex('#5a4630'), scene.season === 'autumn' ? 0.3 : 0.42);
  const far = inAir(painting, soil, 0.5, 1.2);
  const floor = ctx.createLinearGradient(0, layout.horizon - unit * 0.02, 0, height);
  floor.addColorStop(0, css(mix(far, palette.glow, 0.4)));
  floor.addColorStop(0.3, css(inAir(painting, soil, 0.1, 0.95)));
  floor.addColorStop(1, css(against(painting, soil, 0, 0.55)));
  ctx.fillStyle = floor;
  ctx.fillRect(0, layout.horizon, width, height);
  const count = 2200 * detail * (width / 1024);
  for (let index = 0; index < count; index += 1) {
    const near = random() ** 1.2;
    const x = random() * width;
    const y = layout.horizon + near * (height - layout.horizon);
    const sunny = Math.exp(-Math.abs(x - layout.light.x) / (width * (0.1 + near * 0.22)));
    const bright = random() < 0.25 + sunny * 0.5;
    const local = random() < 0.3 ? palette.accent : soil;
    const tone = bright
      ? mix(inAir(painting, local, 0.3 * (1 - near), 1.25), palette.glow, 0.2 + sunny * 0.25)
      : against(painting, local, 0.2 * (1 - near), 0.5);
    const size = unit * (0.0016 + 0.0075 * near) * between(random, 0.5, 1.4);
    ctx.fillStyle = css(tone, between(random, 0.3, 0.8));
    ctx.beginPath();
    ctx.ellipse(x, y, size * 1.7, size * 0.65, between(random, -0.4, 0.4), 0, 6.3);
    ctx.fill();
  }
}
