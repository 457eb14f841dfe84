import { hex, mix } from '../../color.ts';
import { fillOval, points, strokeLine } from '../shape.ts';
import { type Bust, type Tones } from './bust.ts';
import { felt } from './felt.ts';

export function crown(bust: Bust, tones: Tones): void {
  const { on } = bust;
  const gold = { lit: mix(tones.lit, hex('#fff0c0'), 0.4), mid: tones.mid, dark: tones.dark };
  felt(
    bust,
    points(
      `
    -0.33 -0.36, -0.36 -0.6, -0.33 -0.58, -0.2 -0.48, -0.15 -0.56, -0.02 -0.72,
    0.02 -0.72, 0.14 -0.56, 0.2 -0.48, 0.33 -0.58, 0.36 -0.6, 0.33 -0.36, 0 -0.42
  `,
    ),
    gold,
  );
  strokeLine(on, points('-0.325 -0.385, 0 -0.445, 0.325 -0.385'), gold.dark, 0.012, 0.6);
  for (const [x, y, color] of [
    [0, -0.5, '#b03348'],
    [-0.19, -0.455, '#3f7fa0'],
    [0.19, -0.455, '#3f7fa0'],
  ] as const) {
    fillOval(on, [x, y], [0.028, 0.034], hex(color));
    fillOval(on, [x + 0.008, y - 0.01], [0.008, 0.01], hex('#ffffff'), 0.7);
  }
}

export function wreath({ on, random }: Bust): void {
  const petals = ['#f0c8d0', '#f2e3b8', '#d98a9a', '#f6f0ea', '#c9a0d0'];
  for (let index = 0; index < 17; index += 1) {
    const t = index / 16;
    const x = -0.38 + t * 0.76;
    const y = -0.24 - Math.sin(t * Math.PI) * 0.2 + (random() - 0.5) * 0.03;
    fillOval(on, [x + 0.02, y + 0.025], [0.045, 0.022], hex('#5f7f4a'));
    const color = hex(petals[Math.floor(random() * petals.length)] ?? '#ffffff');
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = petal * 1.257 + index;
      fillOval(
        on,
        [x + Math.cos(angle) * 0.026, y + Math.sin(angle) * 0.026],
        [0.021, 0.021],
        color,
      );
    }
    fillOval(on, [x, y], [0.014, 0.014], hex('#e0a83f'));
  }
}
