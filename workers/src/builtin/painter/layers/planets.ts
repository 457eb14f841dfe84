import { css, hex, mix, type Rgb } from '../color.ts';
import { computeField } from '../field.ts';
import { clamp01, smoothstep } from '../noise.ts';
import type { Painting } from '../painting.ts';
import { between, pick, type Random } from '../random.ts';
import { subjectOf } from '../scene.ts';

interface Planet {
  x: number;
  y: number;
  radius: number;
  color: Rgb;
  second: Rgb;
  ringed: boolean;
  banded: boolean;
  tilt: number;
}

const COLORS: readonly [string, ...string[]] = [
  '#d9a06a',
  '#6a9ed0',
  '#c98fb0',
  '#8fb8a0',
  '#c9b58a',
];

/** Planets in the sky: spheres under one light, banded or mottled, the first one ringed. */
export function paintPlanets(painting: Painting, random: Random): void {
  const { scene, layout } = painting;
  const named = subjectOf(scene, 'planet');
  if (scene.refused.has('planet')) return;
  const count = Math.min(5, named?.count ?? (layout.ground === 'space' ? 2 : 0));
  for (let index = count - 1; index > 0; index -= 1) {
    paintPlanet(painting, random, farPlanet(painting, random));
  }
  if (count > 0) paintPlanet(painting, random, mainPlanet(painting, random, named?.tint));
}

function mainPlanet({ width, height, layout, unit }: Painting, random: Random, tint?: Rgb): Planet {
  const bottom = Math.min(height, layout.horizon);
  return {
    x: width * (0.5 - layout.lightSide * 0.14),
    y: bottom * (layout.ground === 'space' ? 0.45 : 0.4),
    radius: unit * between(random, 0.17, 0.21),
    ...surface(random, tint),
    ringed: true,
    banded: true,
  };
}

function farPlanet({ width, height, layout, unit }: Painting, random: Random): Planet {
  return {
    x: width * (0.5 + layout.lightSide * between(random, 0.2, 0.44)),
    y: Math.min(height, layout.horizon) * between(random, 0.1, 0.75),
    radius: unit * between(random, 0.025, 0.07),
    ...surface(random),
    ringed: false,
    banded: random() < 0.5,
  };
}

function surface(random: Random, tint?: Rgb): Pick<Planet, 'color' | 'second' | 'tilt'> {
  const color = tint ?? hex(pick(random, COLORS));
  return {
    color,
    second: mix(color, hex(pick(random, COLORS)), 0.6),
    tilt: between(random, 0.25, 0.5) * (random() < 0.5 ? 1 : -1),
  };
}

function paintPlanet(painting: Painting, random: Random, planet: Planet): void {
  const rings = planet.ringed ? ringTones(random) : [];
  const offset = random() * 90;
  paintRings(painting, planet, rings, 'behind');
  const { ctx } = painting;
  const size = planet.radius * 1.16;
  const box = { x: planet.x - size, y: planet.y - size, width: size * 2, height: size * 2 };
  const field = computeField(box, 1, (x, y, pixel) =>
    shadePlanet(painting, planet, offset, x, y, pixel),
  );
  ctx.drawImage(field, box.x, box.y, box.width, box.height);
  paintRings(painting, planet, rings, 'before');
}

function shadePlanet(
  { noise, palette, layout }: Painting,
  planet: Planet,
  offset: number,
  x: number,
  y: number,
  pixel: [number, number, number, number],
): void {
  const dx = (x - planet.x) / planet.radius;
  const dy = (y - planet.y) / planet.radius;
  const from2 = dx * dx + dy * dy;
  const from = Math.sqrt(from2);
  const dz = Math.sqrt(Math.max(0, 1 - from2));
  const facing = dx * layout.lightSide * 0.72 - dy * 0.5 + dz * 0.42;
  if (from > 1) {
    // The air: a thin shell that glows on the lit side only.
    const shell = Math.exp(-(from - 1) * 26) * clamp01(facing * 1.3 + 0.1) * 0.75;
    [pixel[0], pixel[1], pixel[2]] = mixFast(planet.color, palette.light, 0.5);
    pixel[3] = 255 * shell;
    return;
  }
  const c = Math.cos(planet.tilt * 0.6);
  const s = Math.sin(planet.tilt * 0.6);
  const band = dy * c - dx * s;
  const along = dx * c + dy * s;
  const swirl = noise.fbm(along * 1.6 + offset, band * 5 + offset, 4);
  const tone = planet.banded
    ? 0.5 + 0.5 * Math.sin(band * 13 + swirl * 2.2 + Math.sin(band * 31) * 0.7)
    : smoothstep(-0.3, 0.4, noise.fbm(dx * 1.8 + offset, dy * 1.8, 6));
  const light = smoothstep(-0.12, 0.95, facing) ** 0.9;
  const base = mixFast(planet.color, planet.second, tone);
  const rim = smoothstep(0.8, 1, from) * clamp01(facing + 0.15) * 0.55;
  for (let channel = 0; channel < 3; channel += 1) {
    const lit = (base[channel] ?? 0) * (0.05 + 1.05 * light) * (0.86 + swirl * 0.22);
    const dark = (palette.shade[channel] ?? 0) * 0.6 * (1 - light);
    pixel[channel] = Math.min(255, lit + dark + ((palette.light[channel] ?? 0) - lit) * rim);
  }
  pixel[3] = 255 * smoothstep(1, 0.988, from);
}

function mixFast(a: Rgb, b: Rgb, t: number): [number, number, number] {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

interface RingTone {
  at: number;
  alpha: number;
}

function ringTones(random: Random): RingTone[] {
  return Array.from({ length: 46 }, (_, index) => ({
    at: 1.32 + index * 0.019,
    alpha:
      index > 25 && index < 30
        ? 0.03
        : between(random, 0.1, 0.62) * (1 - Math.abs(index - 23) / 40),
  }));
}

function paintRings(
  { ctx, palette, layout }: Painting,
  planet: Planet,
  rings: readonly RingTone[],
  half: 'behind' | 'before',
): void {
  const color = mix(planet.color, palette.light, 0.45);
  ctx.save();
  ctx.translate(planet.x, planet.y);
  ctx.rotate(planet.tilt);
  ctx.scale(1, 0.24);
  ctx.lineWidth = planet.radius * 0.0205;
  for (const { at, alpha } of rings) {
    const reach = planet.radius * at;
    // The planet's shadow falls across the far half, away from the light.
    const tone = ctx.createLinearGradient(-reach, 0, reach, 0);
    const dim = half === 'behind' ? 0.25 : 0.8;
    tone.addColorStop(layout.lightSide < 0 ? 0 : 1, css(color, alpha));
    tone.addColorStop(0.5, css(color, alpha * 0.85));
    tone.addColorStop(layout.lightSide < 0 ? 1 : 0, css(color, alpha * dim * 0.7));
    ctx.strokeStyle = tone;
    ctx.beginPath();
    ctx.arc(
      0,
      0,
      reach,
      half === 'behind' ? Math.PI : 0,
      half === 'behind' ? Math.PI * 2 : Math.PI,
    );
    ctx.stroke();
  }
  ctx.restore();
}
