import { css, hex, mix } from '../color.ts';
import { against, inAir } from '../painting.ts';
import { between } from '../random.ts';
import type { Building } from './building.ts';
import { paintRoof, paintWall, paintWindow } from './masonry.ts';

export const windmill: Building = (painting, random, { x, y, size, distance }, { tint }) => {
  const { ctx, palette } = painting;
  paintWall(painting, random, {
    x,
    y,
    width: size * 0.3,
    height: size * 0.56,
    color: tint ?? hex('#d8cbb4'),
    distance,
    taper: 0.62,
  });
  paintRoof(painting, {
    x,
    y: y - size * 0.55,
    width: size * 0.24,
    height: size * 0.14,
    color: hex('#6a4a3c'),
    distance,
  });
  paintWindow(painting, x, y - size * 0.3, size * 0.03, size * 0.05, 0.6);
  const hubY = y - size * 0.58;
  const turn = between(random, 0.2, 1.2);
  ctx.strokeStyle = css(against(painting, hex('#5a4638'), distance, 0.6));
  for (let sail = 0; sail < 4; sail += 1) {
    ctx.save();
    ctx.translate(x, hubY);
    ctx.rotate(turn + (sail * Math.PI) / 2);
    ctx.lineWidth = size * 0.012;
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(size * 0.42, 0);
    ctx.stroke();
    ctx.fillStyle = css(
      mix(inAir(painting, hex('#e8dcc4'), distance, 1.1), palette.glow, 0.2),
      0.8,
    );
    ctx.fillRect(size * 0.1, 0, size * 0.31, size * 0.075);
    ctx.lineWidth = size * 0.004;
    for (let rib = 0; rib < 8; rib += 1) {
      ctx.strokeRect(size * (0.1 + rib * 0.039), 0, size * 0.039, size * 0.075);
    }
    ctx.restore();
  }
};
