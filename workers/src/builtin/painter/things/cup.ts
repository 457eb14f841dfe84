import { hex, mix, type Rgb } from '../color.ts';
import { line, oval, path, ring, rounded, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

const DRINKS: Record<string, Rgb> = {
  tea: hex('#b5652a'),
  teacup: hex('#b5652a'),
  'cup-of-tea': hex('#b5652a'),
};

/** A cup on its saucer, steaming. */
export const cup: Thing = {
  kind: 'cup',
  seat: 'table',
  size: 0.3,
  width: 0.95,
  most: 3,
  draw(sketch) {
    drawSaucer(sketch);
    drawBody(sketch);
    drawSteam(sketch);
  },
};

function drawSaucer(sketch: Sketch): void {
  const { tone } = sketch;
  const clay = sketch.subject.tint ?? hex('#f1e8da');
  oval(sketch, tone(hex('#1a100a'), 0.6, 0.5), [0, 0], [0.46, 0.085]);
  oval(sketch, rounded(sketch, clay, -0.43, 0.43), [0, 0.035], [0.43, 0.085]);
  oval(sketch, tone(mix(clay, hex('#6a5040'), 0.35), 0.9), [0, 0.045], [0.31, 0.055]);
}

function drawBody(sketch: Sketch): void {
  const { on, tone, subject } = sketch;
  const clay = subject.tint ?? hex('#f1e8da');
  const handle = rounded(sketch, clay, 0.2, 0.48);
  on.strokeStyle = handle;
  on.lineWidth = 0.048;
  on.beginPath();
  on.ellipse(0.3, 0.27, 0.12, 0.1, 0, -Math.PI * 0.6, Math.PI * 0.62);
  on.stroke();
  path(
    sketch,
    rounded(sketch, clay, -0.31, 0.31),
    'M-.31 .43 C-.3 .24 -.22 .09 -.13 .06 L.13 .06 C.22 .09 .3 .24 .31 .43 Z',
  );
  line(sketch, tone(mix(clay, hex('#7a5a3a'), 0.5), 1, 0.6), 0.012, [
    [-0.278, 0.33],
    [0.278, 0.33],
  ]);
  oval(sketch, tone(clay, 1.3), [0, 0.43], [0.31, 0.075]);
  const drink = DRINKS[subject.word ?? ''] ?? hex('#4a2817');
  oval(sketch, tone(mix(clay, hex('#5a4030'), 0.4), 0.8), [0, 0.425], [0.28, 0.063]);
  oval(sketch, tone(drink, 1.1), [0, 0.415], [0.272, 0.055]);
  if (!DRINKS[subject.word ?? '']) {
    ring(sketch, tone(hex('#d9b184'), 1.2, 0.85), 0.016, [0, 0.417], [0.235, 0.044]);
    path(
      sketch,
      tone(hex('#efd9b4'), 1.25),
      'M0 .378 C-.12 .4 -.1 .452 -.02 .432 C0 .45 .1 .452 .1 .42 C.08 .398 .04 .39 0 .378 Z',
    );
  }
}

function drawSteam(sketch: Sketch): void {
  const { on, glow, random } = sketch;
  on.save();
  on.filter = 'blur(5px)';
  for (const x of [-0.12, 0.02, 0.14]) {
    const sway = 0.06 + random() * 0.05;
    on.strokeStyle = glow(hex('#fff4e6'), 0.42);
    on.lineWidth = 0.04;
    on.beginPath();
    on.moveTo(x, 0.47);
    on.bezierCurveTo(x - sway, 0.6, x + sway * 1.4, 0.7, x - sway * 0.4, 0.84 + random() * 0.14);
    on.stroke();
  }
  on.restore();
}
