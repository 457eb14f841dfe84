import { css, hex, mix } from '../color.ts';
import { against, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { subjectOf } from '../scene.ts';
import { slotOf } from '../layers/stage.ts';
import { drawPatch } from './figure.ts';

/** A fire on the ground: tongues of flame, sparks, and the warm ring it throws. */
export function paintCampfire(painting: Painting, random: Random): void {
  const { ctx, scene, layout, width, height, unit } = painting;
  if (!subjectOf(scene, 'campfire') || layout.ground === 'deep' || layout.indoors) return;
  const slot = slotOf(painting, 'campfire');
  const x = slot?.x ?? layout.focus.x + layout.lightSide * width * 0.17;
  const y = height * (layout.ground === 'water' ? 0.955 : 0.87);
  const size = unit * 0.1;
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  const ring = ctx.createRadialGradient(x, y - size * 0.3, 0, x, y, size * 4.5);
  ring.addColorStop(0, css(hex('#ff9a3c'), 0.7));
  ring.addColorStop(0.3, css(hex('#e8622a'), 0.26));
  ring.addColorStop(1, css(hex('#e8622a'), 0));
  ctx.fillStyle = ring;
  ctx.fillRect(x - size * 5, y - size * 5, size * 10, size * 10);
  ctx.restore();
  ctx.strokeStyle = css(against(painting, hex('#4a3226'), 0, 0.6));
  ctx.lineCap = 'round';
  ctx.lineWidth = size * 0.13;
  for (const [from, to] of [
    [-0.6, 0.45],
    [0.6, -0.45],
    [-0.4, 0.62],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x + from * size, y);
    ctx.lineTo(x + to * size, y - size * 0.2);
    ctx.stroke();
  }
  for (let flame = 0; flame < 26; flame += 1) {
    const inner = flame / 26;
    const tall = size * between(random, 0.5, 1.5) * (1.1 - inner * 0.5);
    const px = x + between(random, -0.35, 0.35) * size * (1 - inner * 0.6);
    const wide = size * between(random, 0.08, 0.18);
    const lean = between(random, -0.15, 0.15) * size;
    ctx.fillStyle = css(mix(hex('#f0562a'), hex('#ffe9a8'), inner), between(random, 0.35, 0.7));
    drawPatch(ctx, {
      outline: [
        [px - wide, y - size * 0.1],
        [px, y],
        [px + wide, y - size * 0.1],
        [px + lean, y - tall],
      ],
    });
  }
  for (let spark = 0; spark < 50; spark += 1) {
    const rise = random() ** 0.7;
    ctx.fillStyle = css(hex('#ffc46a'), (1 - rise) * between(random, 0.4, 1));
    ctx.beginPath();
    ctx.arc(
      x + between(random, -0.8, 0.8) * size * (0.3 + rise),
      y - size * (0.4 + rise * 3.4),
      size * 0.014,
      0,
      6.3,
    );
    ctx.fill();
  }
}
