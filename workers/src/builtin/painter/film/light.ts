import { css, mix } from '../color.ts';
import type { Painting } from '../painting.ts';
import { between, createRandom } from '../random.ts';
import type { Moment } from './moves.ts';

const TURN = Math.PI * 2;
const MOTES = 46;

/** The light of the scene breathes; where it comes in from outside, dust floats in it. */
export function paintLight(moment: Moment, painting: Painting, seed: number): void {
  const { layout, scene } = painting;
  breathe(moment, painting);
  const isInside = layout.indoors || scene.backdrop !== undefined;
  if (isInside) paintMotes(moment, painting, seed);
}

function breathe(
  { ctx, width, height, unit, phase }: Moment,
  { layout, palette, scene }: Painting,
): void {
  const isInside = layout.indoors || scene.backdrop !== undefined;
  const at = isInside ? { x: width * 0.5, y: height * 0.28 } : layout.light;
  const reach = unit * (isInside ? 0.75 : 0.42);
  const strength = 0.07 + 0.05 * Math.sin(phase * TURN);
  const glow = ctx.createRadialGradient(at.x, at.y, 0, at.x, at.y, reach);
  glow.addColorStop(0, css(mix(palette.glow, palette.light, 0.4), strength));
  glow.addColorStop(1, css(palette.glow, 0));
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  ctx.restore();
}

/** Each speck goes its own small round, and shines while it is in the light. */
function paintMotes(
  { ctx, width, height, unit, phase }: Moment,
  { palette }: Painting,
  seed: number,
): void {
  const random = createRandom(seed ^ 0x307e);
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  for (let index = 0; index < MOTES; index += 1) {
    const [x, y, shift, near] = [random() * width, random() * height, random(), random() ** 3];
    const angle = (phase + shift) * TURN;
    const reach = unit * between(random, 0.012, 0.03);
    const shine = 0.5 + 0.5 * Math.sin(angle + between(random, 0, TURN));
    ctx.fillStyle = css(palette.light, (0.1 + 0.3 * near) * shine);
    ctx.beginPath();
    ctx.arc(
      x + reach * Math.sin(angle),
      y + reach * Math.cos(angle),
      unit * (0.0012 + 0.0032 * near),
      0,
      TURN,
    );
    ctx.fill();
  }
  ctx.restore();
}
