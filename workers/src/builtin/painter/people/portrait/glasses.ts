import { css, hex, type Rgb } from '../../color.ts';
import { strokeLine } from '../shape.ts';
import { type Bust } from './bust.ts';

export function paintGlasses({ on, person, build, painting }: Bust): void {
  if (person.glasses === 'none') return;
  const frame: Rgb = person.glasses === 'round' ? hex('#6a4a2c') : hex('#1f2026');
  const t = build.turn * 1.25;
  const y = 0.012;
  const apart = build.half * 0.437;
  on.strokeStyle = css(frame);
  on.lineWidth = person.glasses === 'round' ? 0.014 : 0.02;
  for (const side of [-1, 1]) {
    const x = side * apart + t;
    const rx = side > 0 ? 0.112 : 0.12;
    on.beginPath();
    if (person.glasses === 'round') on.ellipse(x, y, rx, 0.108, 0, 0, Math.PI * 2);
    else on.roundRect(x - rx, y - 0.082, rx * 2, 0.165, 0.045);
    on.fillStyle = css(painting.palette.glow, 0.1);
    on.fill();
    on.stroke();
    strokeLine(
      on,
      [
        [x + rx * 0.2, y - 0.06],
        [x + rx * 0.6, y - 0.005],
      ],
      hex('#ffffff'),
      0.014,
      0.35,
    );
    strokeLine(
      on,
      [
        [x + side * rx, y - 0.02],
        [side * (build.half + 0.01), y - 0.03],
      ],
      frame,
      0.013,
    );
  }
  strokeLine(
    on,
    [
      [t - apart + 0.118, y - 0.015],
      [t * 1.2, y - 0.04],
      [t + apart - 0.112, y - 0.015],
    ],
    frame,
    0.014,
  );
}
