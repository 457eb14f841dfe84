import { createCanvas } from '@napi-rs/canvas';
import { css, hex, mix } from '../color.ts';
import { against, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { subjectOf } from '../scene.ts';
import { drawPatch, paintRim } from './figure.ts';

type Point = readonly [number, number];

/** The profile of an adult face, looking right and slightly up; a unit is the height of the head. */
const FACE: readonly Point[] = [
  [0.02, 1.1],
  [0.2, 1.09],
  [0.33, 1.0],
  [0.395, 0.87],
  [0.41, 0.77],
  [0.398, 0.71],
  [0.415, 0.665],
  [0.462, 0.575],
  [0.478, 0.543],
  [0.45, 0.518],
  [0.416, 0.508],
  [0.418, 0.482],
  [0.44, 0.452],
  [0.43, 0.43],
  [0.412, 0.42],
  [0.43, 0.4],
  [0.424, 0.37],
  [0.398, 0.345],
  [0.398, 0.31],
  [0.39, 0.255],
  [0.35, 0.212],
  [0.28, 0.215],
  [0.18, 0.24],
  [0.105, 0.235],
  [0.085, 0.15],
  [0.095, 0.0],
  [0.13, -0.09],
  [-0.3, -0.1],
  [-0.24, 0.2],
  [-0.32, 0.55],
  [-0.28, 0.9],
  [-0.15, 1.05],
];
const COAT: readonly Point[] = [
  [-0.3, 0.06],
  [-0.16, 0.1],
  [-0.02, -0.06],
  [0.09, -0.1],
  [0.17, -0.05],
  [0.26, -0.12],
  [0.46, -0.22],
  [0.62, -0.4],
  [0.7, -0.75],
  [0.74, -1.3],
  [-1.05, -1.3],
  [-0.98, -0.7],
  [-0.85, -0.36],
  [-0.62, -0.18],
  [-0.42, -0.06],
];
const LOCKS: readonly (readonly Point[])[] = [
  [
    [0.3, 1.06],
    [-0.05, 1.2],
    [-0.42, 0.95],
    [-0.5, 0.5],
    [-0.5, 0.05],
    [-0.62, -0.5],
  ],
  [
    [0.36, 0.97],
    [0.1, 1.13],
    [-0.18, 0.9],
    [-0.28, 0.5],
    [-0.3, 0.1],
    [-0.38, -0.5],
  ],
  [
    [0.38, 0.93],
    [0.2, 1.02],
    [-0.01, 0.8],
    [-0.08, 0.5],
    [-0.14, 0.15],
    [-0.2, -0.38],
  ],
];

/** A person in profile against the light: head and shoulders, hair moving, the world behind. */
export function paintPortrait(painting: Painting, random: Random): void {
  const portrait = subjectOf(painting.scene, 'portrait');
  if (!portrait) return;
  const { ctx, width, height, unit, layout } = painting;
  const size = Math.min(unit * 0.5, width * 0.52);
  const facing = layout.lightSide;
  const x = width * (0.5 - facing * 0.13);
  const y = height - size * 0.78;
  const canvas = createCanvas(width, height);
  const on = canvas.getContext('2d');
  on.translate(x, y);
  on.scale(size * facing, -size);
  const skin = against(painting, hex('#c08a70'), 0, painting.scene.time === 'day' ? 0.16 : 0.4);
  const coat = against(painting, hex('#4a4458'), 0, 0.55);
  const hair = mix(
    against(painting, portrait.tint ?? hex('#3a2620'), 0, 0.3),
    portrait.tint ?? skin,
    0.22,
  );
  paintHairMass(on, css(mix(hair, painting.palette.shade, 0.55)));
  on.fillStyle = css(skin);
  drawPatch(on, { outline: FACE });
  on.fillStyle = css(coat);
  drawPatch(on, { outline: COAT });
  paintFaceLight(painting, on);
  paintLocks(painting, random, on, hair);
  on.setTransform(1, 0, 0, 1, 0, 0);
  paintRim(painting, canvas, { x, y: y - size * 0.5, size: size * 0.8 }, width);
  ctx.drawImage(canvas, 0, 0);
}

type Context = Painting['ctx'];

function paintHairMass(on: Context, color: string): void {
  on.fillStyle = color;
  drawPatch(on, {
    outline: [
      [0.37, 0.99],
      [0.22, 1.13],
      [-0.02, 1.18],
      [-0.3, 1.09],
      [-0.48, 0.85],
      [-0.53, 0.5],
      [-0.52, 0.1],
      [-0.64, -0.5],
      [-0.4, -0.62],
      [-0.12, -0.45],
      [-0.05, 0.1],
      [0.02, 0.6],
      [0.2, 0.85],
    ],
  });
}

/** The light falls on the planes of the face that turn to it; the rest stays in the dusk. */
function paintFaceLight({ palette }: Painting, on: Context): void {
  on.save();
  on.globalCompositeOperation = 'source-atop';
  for (const [x, y, r, alpha] of [
    [0.44, 0.56, 0.17, 0.5],
    [0.42, 0.84, 0.24, 0.4],
    [0.42, 0.33, 0.18, 0.42],
    [0.26, 0.5, 0.26, 0.24],
    [0.2, 0.05, 0.2, 0.2],
  ] as const) {
    const light = on.createRadialGradient(x, y, 0, x, y, r);
    light.addColorStop(0, css(palette.glow, alpha));
    light.addColorStop(1, css(palette.glow, 0));
    on.fillStyle = light;
    on.fillRect(x - r, y - r, r * 2, r * 2);
  }
  const neck = on.createLinearGradient(0.1, 0.3, 0.05, -0.05);
  neck.addColorStop(0, css(palette.shade, 0));
  neck.addColorStop(0.5, css(palette.shade, 0.6));
  neck.addColorStop(1, css(palette.shade, 0.2));
  on.fillStyle = neck;
  on.fillRect(-0.4, -0.1, 0.72, 0.36);
  // The closed eye and the brow: two soft strokes, no more.
  on.lineCap = 'round';
  on.strokeStyle = css(palette.shade, 0.55);
  on.lineWidth = 0.014;
  on.beginPath();
  on.moveTo(0.3, 0.668);
  on.quadraticCurveTo(0.34, 0.648, 0.385, 0.66);
  on.stroke();
  on.strokeStyle = css(palette.shade, 0.4);
  on.lineWidth = 0.02;
  on.beginPath();
  on.moveTo(0.27, 0.755);
  on.quadraticCurveTo(0.34, 0.785, 0.395, 0.762);
  on.stroke();
  on.restore();
}

function paintLocks(
  painting: Painting,
  random: Random,
  on: Context,
  hair: ReturnType<typeof hex>,
): void {
  const { palette, detail } = painting;
  const tones = [
    mix(hair, palette.shade, 0.6),
    mix(hair, palette.shade, 0.25),
    hair,
    mix(hair, palette.glow, 0.2),
    mix(hair, palette.glow, 0.42),
  ];
  on.lineCap = 'round';
  const count = Math.round(1700 * detail);
  for (let index = 0; index < count; index += 1) {
    const t = random() * (LOCKS.length - 1);
    const low = LOCKS[Math.floor(t)] ?? [];
    const high = LOCKS[Math.floor(t) + 1] ?? low;
    const f = t % 1;
    const sway = between(random, -0.035, 0.035);
    // Neighbouring hairs wave together: locks, not strings.
    const wave = t * 4.2 + between(random, -0.25, 0.25);
    const end = random() < 0.3 ? between(random, 3, 5) : 6;
    const fall = between(random, 0.72, 1.12);
    const tone = tones[Math.min(4, Math.floor(random() ** 1.6 * 5.2))] ?? hair;
    on.strokeStyle = css(tone, between(random, 0.1, 0.42));
    on.lineWidth = between(random, 0.0018, 0.0075);
    const path = low.slice(0, Math.ceil(end)).map(([x, y], at): Point => {
      const [hx, hy] = high[at] ?? [x, y];
      const curl = Math.sin(at * 1.5 + wave) * 0.022 * at + sway * at * 0.35;
      const drop = y + (hy - y) * f + sway * 0.5;
      return [x + (hx - x) * f + curl, drop < 0.3 ? 0.3 + (drop - 0.3) * fall : drop];
    });
    strokeThrough(on, path);
  }
}

function strokeThrough(on: Context, path: readonly Point[]): void {
  const [first] = path;
  if (!first) return;
  on.beginPath();
  on.moveTo(first[0], first[1]);
  for (let index = 1; index < path.length - 1; index += 1) {
    const [x, y] = path[index] ?? first;
    const [nx, ny] = path[index + 1] ?? first;
    on.quadraticCurveTo(x, y, (x + nx) / 2, (y + ny) / 2);
  }
  on.stroke();
}
