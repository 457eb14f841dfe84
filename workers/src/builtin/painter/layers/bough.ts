import { css, hex, mix } from '../color.ts';
import { against, inAir, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { subjectOf } from '../scene.ts';

/** A blossoming bough that reaches in from the upper corner. */
export function paintBough(painting: Painting, random: Random): void {
  const { ctx, scene, width, height, unit, layout, palette, detail } = painting;
  const blossom = subjectOf(scene, 'blossom');
  if (!blossom || layout.ground === 'deep') return;
  const pink = blossom.tint ?? hex('#f5a9c4');
  const side = -layout.lightSide;
  const rootX = side < 0 ? -unit * 0.05 : width + unit * 0.05;
  const bark = against(painting, hex('#4a342e'), 0, 0.6);
  const tips: (readonly [number, number])[] = [];
  ctx.lineCap = 'round';
  const grow = (x: number, y: number, angle: number, length: number, thick: number) => {
    const ex = x + Math.cos(angle) * length * -side;
    const ey = y + Math.sin(angle) * length;
    ctx.strokeStyle = css(mix(bark, palette.glow, random() * 0.1));
    ctx.lineWidth = thick;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo((x + ex) / 2, (y + ey) / 2 - length * 0.1, ex, ey);
    ctx.stroke();
    for (let dot = 0; dot < 4; dot += 1) {
      tips.push([x + ((ex - x) * dot) / 3, y + ((ey - y) * dot) / 3]);
    }
    if (thick < unit * 0.0018) return;
    grow(
      ex,
      ey,
      angle + between(random, -0.35, 0.3),
      length * between(random, 0.72, 0.86),
      thick * 0.7,
    );
    if (random() < 0.85) {
      grow(
        ex,
        ey,
        angle + between(random, 0.35, 0.9) * (random() < 0.4 ? -1 : 1),
        length * between(random, 0.5, 0.72),
        thick * 0.52,
      );
    }
  };
  grow(rootX, height * 0.1, 0.12, unit * 0.16, unit * 0.03);
  grow(rootX, height * 0.24, -0.1, unit * 0.12, unit * 0.014);
  const tones = [
    against(painting, pink, 0, 0.3),
    inAir(painting, pink, 0, 1.15),
    mix(inAir(painting, mix(pink, hex('#ffffff'), 0.3), 0, 1.15), palette.light, 0.15),
  ];
  tones.forEach((tone, level) => {
    for (const [x, y] of tips) {
      const count = (8 - level * 2.6) * Math.sqrt(detail);
      for (let index = 0; index < count; index += 1) {
        const angle = random() * 6.3;
        const from = random() * unit * 0.034;
        const size = unit * between(random, 0.003, 0.0078);
        ctx.fillStyle = css(tone, between(random, 0.5, 0.95));
        ctx.beginPath();
        ctx.ellipse(
          x + Math.cos(angle) * from,
          y + Math.sin(angle) * from - level * unit * 0.004,
          size,
          size * 0.7,
          angle,
          0,
          6.3,
        );
        ctx.fill();
      }
    }
  });
}
