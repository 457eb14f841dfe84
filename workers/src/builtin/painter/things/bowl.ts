import { hex, mix, type Rgb } from '../color.ts';
import { between } from '../random.ts';
import { line, oval, path, ring, rounded, tube, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

const FRUITY = new Set(['fruit', 'fruit-bowl', 'bowl-of-fruit', 'apples']);
const NOODLES = new Set([
  'ramen',
  'noodle',
  'noodles',
  'bowl-of-ramen',
  'bowl-of-noodles',
  'pasta',
]);
const GRAINS = new Set(['rice', 'bowl-of-rice']);
const LEAVES = new Set(['salad']);

/** A deep bowl, filled with what was asked for: fruit, noodles, rice, salad or soup. */
export const bowl: Thing = {
  kind: 'bowl',
  seat: 'table',
  size: 0.44,
  width: 1,
  most: 2,
  draw(sketch) {
    const word = sketch.subject.word ?? '';
    if (FRUITY.has(word)) drawFruit(sketch);
    drawBowl(sketch, FRUITY.has(word) ? hex('#b8763c') : hex('#2f4f6a'));
    if (NOODLES.has(word)) drawNoodles(sketch);
    else if (GRAINS.has(word)) drawRice(sketch);
    else if (LEAVES.has(word)) drawSalad(sketch);
    else if (!FRUITY.has(word)) drawSoup(sketch);
  },
};

function drawBowl(sketch: Sketch, local: Rgb): void {
  const { tone, subject } = sketch;
  const clay = subject.tint ?? local;
  oval(sketch, tone(hex('#1a100a'), 0.6, 0.5), [0, 0], [0.34, 0.06]);
  path(
    sketch,
    rounded(sketch, mix(clay, hex('#000000'), 0.2), -0.17, 0.17),
    'M-.17 .07 L-.15 0 L.15 0 L.17 .07 Z',
  );
  path(
    sketch,
    rounded(sketch, clay, -0.48, 0.48),
    'M-.48 .34 C-.44 .16 -.26 .05 -.14 .05 L.14 .05 C.26 .05 .44 .16 .48 .34 Z',
  );
  const band = tone(mix(clay, hex('#fff0d8'), 0.65), 1.1, 0.75);
  sketch.on.strokeStyle = band;
  sketch.on.lineWidth = 0.014;
  sketch.on.beginPath();
  sketch.on.moveTo(-0.452, 0.26);
  sketch.on.quadraticCurveTo(0, 0.17, 0.452, 0.26);
  sketch.on.stroke();
}

function rim(sketch: Sketch, inside: Rgb): void {
  const { tone, subject } = sketch;
  const clay = subject.tint ?? hex('#2f4f6a');
  oval(sketch, tone(mix(clay, hex('#ffffff'), 0.35), 1.2), [0, 0.34], [0.48, 0.115]);
  oval(sketch, tone(mix(clay, hex('#000000'), 0.4), 0.8), [0, 0.335], [0.445, 0.098]);
  oval(sketch, tone(inside, 1.1), [0, 0.325], [0.43, 0.088]);
}

function drawNoodles(sketch: Sketch): void {
  const { on, tone, random } = sketch;
  rim(sketch, hex('#b8692c'));
  for (let strand = 0; strand < 34; strand += 1) {
    const x = between(random, -0.3, 0.3);
    const y = 0.33 + between(random, -0.045, 0.05);
    on.strokeStyle = tone(mix(hex('#f2cf7e'), hex('#d9a048'), random()), 1.2);
    on.lineWidth = 0.014;
    on.beginPath();
    on.moveTo(x - 0.1, y);
    on.bezierCurveTo(x - 0.05, y + 0.05, x + 0.05, y - 0.03, x + 0.11, y + 0.015);
    on.stroke();
  }
  // Half an egg, slices of meat, green onion, a sheet of seaweed.
  path(sketch, tone(hex('#1f3a2a'), 0.9), 'M.2 .36 L.31 .52 L.43 .49 L.38 .33 Z');
  oval(sketch, tone(hex('#fbf3e4'), 1.25), [-0.15, 0.375], [0.105, 0.055], 0.15);
  oval(sketch, tone(hex('#f0962a'), 1.25), [-0.15, 0.377], [0.054, 0.03], 0.15);
  for (const [x, y] of [
    [0.08, 0.385],
    [0.19, 0.36],
  ] as const) {
    oval(sketch, tone(hex('#a85a40'), 1), [x, y], [0.1, 0.042], -0.1);
    ring(sketch, tone(hex('#f0cdb0'), 1.2), 0.013, [x, y], [0.07, 0.026]);
  }
  for (let bit = 0; bit < 26; bit += 1) {
    const green = mix(hex('#5fae3c'), hex('#cfe89a'), random());
    oval(
      sketch,
      tone(green, 1.2),
      [between(random, -0.3, 0.2), 0.32 + between(random, -0.05, 0.04)],
      [0.014, 0.009],
    );
  }
  drawSticks(sketch);
  drawSteam(sketch);
}

function drawSticks(sketch: Sketch): void {
  const { tone } = sketch;
  for (const shift of [0, 0.045]) {
    line(sketch, tone(hex('#7a3a22'), 1.2), 0.018, [
      [-0.36 + shift, 0.36],
      [-0.62 + shift * 1.6, 0.66],
    ]);
  }
}

function drawSoup(sketch: Sketch): void {
  const { tone, random } = sketch;
  rim(sketch, hex('#d0652c'));
  for (let bit = 0; bit < 22; bit += 1) {
    const local = mix(hex('#e8b04a'), hex('#6a9a3c'), random());
    oval(
      sketch,
      tone(local, 1.2),
      [between(random, -0.33, 0.33), 0.325 + between(random, -0.05, 0.05)],
      [0.026, 0.014],
    );
  }
  path(
    sketch,
    tone(hex('#f6e8d0'), 1.2, 0.85),
    'M-.1 .33 C-.06 .37 .08 .37 .12 .34 C.06 .35 .02 .31 -.02 .315 Z',
  );
  drawSteam(sketch);
}

function drawRice(sketch: Sketch): void {
  const { tone, random } = sketch;
  path(
    sketch,
    rounded(sketch, hex('#f4efe4'), -0.42, 0.42),
    'M-.42 .335 C-.36 .56 -.1 .62 0 .62 C.1 .62 .36 .56 .42 .335 Z',
  );
  for (let grain = 0; grain < 120; grain += 1) {
    const x = between(random, -0.34, 0.34);
    const y = 0.36 + random() * (0.23 - x * x * 1.5);
    oval(
      sketch,
      tone(hex('#ffffff'), between(random, 0.85, 1.3)),
      [x, y],
      [0.02, 0.009],
      random() * 3,
    );
  }
  drawSteam(sketch);
}

function drawSalad(sketch: Sketch): void {
  const { tone, random } = sketch;
  rim(sketch, hex('#4f8a34'));
  for (let leaf = 0; leaf < 46; leaf += 1) {
    const x = between(random, -0.36, 0.36);
    const y = 0.34 + random() * (0.15 - x * x * 0.7);
    oval(
      sketch,
      tone(mix(hex('#3f7a2c'), hex('#b4d86a'), random()), 1.1),
      [x, y],
      [0.075, 0.035],
      random() * 3,
    );
  }
  for (let slice = 0; slice < 7; slice += 1) {
    oval(
      sketch,
      tone(hex('#d8402c'), 1.15),
      [between(random, -0.28, 0.28), 0.38 + random() * 0.07],
      [0.04, 0.032],
    );
  }
}

function drawFruit(sketch: Sketch): void {
  const { tone } = sketch;
  tube(sketch, tone(hex('#e8bc3a'), 1.2), [
    [-0.36, 0.36, 0.02],
    [-0.26, 0.52, 0.06],
    [-0.05, 0.62, 0.062],
    [0.1, 0.6, 0.02],
  ]);
  for (const [x, y, r, local] of FRUITS) {
    oval(sketch, rounded(sketch, hex(local), x - r, x + r), [x, y], [r, r * 0.96]);
    oval(
      sketch,
      tone(hex('#ffffff'), 1.2, 0.3),
      [x + r * 0.3 * sketch.light, y + r * 0.42],
      [r * 0.22, r * 0.16],
    );
    line(sketch, tone(hex('#4a3420'), 0.9), 0.014, [
      [x, y + r * 0.9],
      [x + 0.02, y + r * 1.2],
    ]);
  }
  for (let grape = 0; grape < 16; grape += 1) {
    const x = 0.36 + ((grape * 7) % 5) * 0.026;
    const y = 0.42 - Math.floor(grape / 5) * 0.05;
    oval(sketch, rounded(sketch, hex('#6a3a86'), x - 0.03, x + 0.03), [x, y], [0.031, 0.031]);
  }
}

const FRUITS: readonly (readonly [number, number, number, string])[] = [
  [0.1, 0.5, 0.125, '#c8322c'],
  [-0.14, 0.46, 0.12, '#f08a2a'],
  [0.28, 0.42, 0.11, '#8fb83a'],
  [-0.33, 0.39, 0.1, '#d8452c'],
  [0.06, 0.38, 0.11, '#f0a03a'],
];

function drawSteam({ on, glow, random }: Sketch): void {
  on.save();
  on.filter = 'blur(6px)';
  for (const x of [-0.2, 0, 0.18]) {
    on.strokeStyle = glow(hex('#fff4e6'), 0.34);
    on.lineWidth = 0.05;
    on.beginPath();
    on.moveTo(x, 0.44);
    on.bezierCurveTo(x - 0.09, 0.58, x + 0.1, 0.68, x - 0.03, 0.82 + random() * 0.12);
    on.stroke();
  }
  on.restore();
}
