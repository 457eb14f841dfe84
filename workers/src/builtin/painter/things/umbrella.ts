import { hex } from '../color.ts';
import { line, path, type Sketch } from './sketch.ts';
import type { Thing } from './thing.ts';

/** An open umbrella, its cloth in panels that catch the light one after the other. */
export const umbrella: Thing = {
  kind: 'umbrella',
  seat: 'ground',
  size: 0.46,
  width: 0.9,
  most: 5,
  draw(sketch) {
    const { on } = sketch;
    on.save();
    on.translate(0, 0.06);
    on.rotate(-0.16);
    drawStick(sketch);
    drawCloth(sketch);
    on.restore();
  },
};

function drawStick(sketch: Sketch): void {
  const { on, tone } = sketch;
  line(sketch, tone(hex('#8a8c92'), 1.1), 0.018, [
    [0, 0.14],
    [0, 0.8],
  ]);
  on.strokeStyle = tone(hex('#7a4a28'), 1.15);
  on.lineWidth = 0.034;
  on.beginPath();
  on.moveTo(0, 0.26);
  on.lineTo(0, 0.07);
  on.bezierCurveTo(0, -0.03, 0.11, -0.03, 0.11, 0.05);
  on.stroke();
}

const PANELS = 6;

function drawCloth(sketch: Sketch): void {
  const { on, tone, subject, light } = sketch;
  const cloth = subject.tint ?? hex('#c8322e');
  path(sketch, tone(cloth, 0.35), 'M-.44 .5 C-.3 .58 .3 .58 .44 .5 C.3 .66 -.3 .66 -.44 .5 Z');
  const edge = (share: number) => Math.sin((share - 0.5) * Math.PI) * 0.47;
  for (let panel = 0; panel < PANELS; panel += 1) {
    const [left, right] = [edge(panel / PANELS), edge((panel + 1) / PANELS)];
    const turned = ((panel + 0.5) / PANELS - 0.5) * 2 * light;
    const fill = on.createLinearGradient(0, 0.82, 0, 0.48);
    fill.addColorStop(0, tone(cloth, 1.35 + turned * 0.2));
    fill.addColorStop(1, tone(cloth, 0.85 + turned * 0.35));
    on.fillStyle = fill;
    on.beginPath();
    on.moveTo(0, 0.84);
    on.bezierCurveTo(left * 0.75, 0.82, left, 0.68, left, 0.5);
    on.quadraticCurveTo((left + right) / 2, 0.575, right, 0.5);
    on.bezierCurveTo(right, 0.68, right * 0.75, 0.82, 0, 0.84);
    on.fill();
    on.strokeStyle = tone(cloth, 0.55, 0.6);
    on.lineWidth = 0.006;
    on.stroke();
  }
  line(sketch, tone(hex('#3a3a40'), 1), 0.02, [
    [0, 0.83],
    [0, 0.89],
  ]);
}
