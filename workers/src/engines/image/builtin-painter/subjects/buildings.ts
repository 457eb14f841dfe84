import { css, hex, mix } from '../color.ts';
import { against, inAir, isDark, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import type { Subject } from '../scene.ts';
import { paintRoof, paintWall, paintWindow } from './masonry.ts';

export interface Site {
  x: number;
  y: number;
  /** Height of the whole building in pixels. */
  size: number;
  distance: number;
}

type Building = (painting: Painting, random: Random, site: Site, subject: Subject) => void;

/** Towers of many heights crowded around a keep. Each: x, width, height, roof (shares of size). */
const TOWERS: readonly (readonly [number, number, number, number])[] = [
  [-0.26, 0.1, 0.5, 0.24],
  [0.25, 0.11, 0.44, 0.22],
  [0.11, 0.1, 0.66, 0.26],
  [-0.13, 0.12, 0.58, 0.24],
  [0, 0.13, 0.78, 0.3],
  [-0.36, 0.13, 0.3, 0.16],
  [0.37, 0.14, 0.28, 0.17],
  [0.19, 0.08, 0.42, 0.18],
  [-0.2, 0.07, 0.36, 0.18],
];

export const castle: Building = (painting, random, { x, y, size, distance }, { tint }) => {
  const stone = tint ? mix(hex('#b8aa9c'), tint, 0.4) : hex('#b8aa9c');
  const slate = tint ?? hex('#4a5578');
  const lit = isDark(painting) ? 1 : 0.5;
  for (const [dx, w, h, r] of TOWERS) {
    const tall = size * h * between(random, 0.94, 1.06);
    const wide = size * w;
    paintWall(painting, random, {
      x: x + dx * size,
      y,
      width: wide,
      height: tall,
      color: stone,
      distance,
      taper: 0.94,
    });
    paintWall(painting, random, {
      x: x + dx * size,
      y: y - tall * 0.97,
      width: wide * 1.16,
      height: size * 0.035,
      color: stone,
      distance,
    });
    paintRoof(painting, {
      x: x + dx * size,
      y: y - tall - size * 0.025,
      width: wide * 1.3,
      height: size * r,
      color: slate,
      distance,
    });
    for (let row = 0; row < 4; row += 1) {
      if (random() < 0.5)
        paintWindow(
          painting,
          x + (dx + between(random, -0.2, 0.2) * w) * size,
          y - tall * (0.35 + row * 0.16),
          size * 0.009,
          size * 0.02,
          lit,
        );
    }
  }
  paintWall(painting, random, {
    x,
    y,
    width: size * 0.86,
    height: size * 0.2,
    color: stone,
    distance,
  });
  for (let index = 0; index < 17; index += 1) {
    paintWall(painting, random, {
      x: x - size * 0.41 + index * size * 0.051,
      y: y - size * 0.198,
      width: size * 0.026,
      height: size * 0.026,
      color: stone,
      distance,
    });
  }
  painting.ctx.fillStyle = css(against(painting, hex('#2a211c'), distance, 0.7));
  painting.ctx.beginPath();
  painting.ctx.roundRect(x - size * 0.035, y - size * 0.11, size * 0.07, size * 0.12, [
    size * 0.035,
    size * 0.035,
    0,
    0,
  ]);
  painting.ctx.fill();
};

export const lighthouse: Building = (painting, random, { x, y, size, distance }, { tint }) => {
  const { ctx, palette } = painting;
  const white = hex('#ece4d8');
  paintWall(painting, random, {
    x: x + size * 0.17,
    y,
    width: size * 0.24,
    height: size * 0.12,
    color: white,
    distance,
  });
  paintRoof(painting, {
    x: x + size * 0.17,
    y: y - size * 0.115,
    width: size * 0.29,
    height: size * 0.09,
    color: hex('#8a3f33'),
    distance,
  });
  paintWindow(painting, x + size * 0.2, y - size * 0.06, size * 0.022, size * 0.03, 0.8);
  paintWall(painting, random, {
    x,
    y,
    width: size * 0.18,
    height: size * 0.78,
    color: white,
    distance,
    taper: 0.6,
  });
  for (const [from, to] of [
    [0.16, 0.32],
    [0.5, 0.64],
  ] as const) {
    const at = (h: number) => size * 0.18 * (1 - 0.4 * (h / 0.78));
    paintWall(painting, random, {
      x,
      y: y - size * from,
      width: at(from),
      height: size * (to - from),
      color: tint ?? hex('#b8392e'),
      distance,
      taper: at(to) / at(from),
    });
  }
  paintWall(painting, random, {
    x,
    y: y - size * 0.775,
    width: size * 0.15,
    height: size * 0.022,
    color: hex('#4a4448'),
    distance,
  });
  const lampY = y - size * 0.845;
  ctx.fillStyle = css(mix(hex('#ffe9b0'), palette.glow, 0.2));
  ctx.fillRect(x - size * 0.042, lampY - size * 0.045, size * 0.084, size * 0.09);
  ctx.fillStyle = css(against(painting, hex('#4a4448'), distance, 0.6));
  for (const bar of [-0.042, -0.016, 0.012, 0.036])
    ctx.fillRect(x + size * bar, lampY - size * 0.045, size * 0.006, size * 0.09);
  paintRoof(painting, {
    x,
    y: lampY - size * 0.042,
    width: size * 0.12,
    height: size * 0.085,
    color: hex('#8a3f33'),
    distance,
  });
  paintBeam(painting, x, lampY, size);
};

/** The lamp sweeps through the air when there is dusk or weather to show it. */
function paintBeam(painting: Painting, x: number, y: number, size: number): void {
  const { ctx, scene, width, layout } = painting;
  const power =
    isDark(painting) || scene.weather.has('storm') ? 1 : scene.time === 'day' ? 0.15 : 0.5;
  const warm = hex('#ffe8b4');
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  for (const [side, strength] of [
    [layout.lightSide, 0.5],
    [-layout.lightSide, 0.34],
  ] as const) {
    const reach = width * 0.75;
    const beam = ctx.createLinearGradient(x, y, x + side * reach, y);
    beam.addColorStop(0, css(warm, strength * power));
    beam.addColorStop(0.4, css(warm, strength * power * 0.32));
    beam.addColorStop(1, css(warm, 0));
    ctx.fillStyle = beam;
    ctx.filter = `blur(${(size * 0.012).toFixed(1)}px)`;
    ctx.beginPath();
    ctx.moveTo(x, y - size * 0.012);
    ctx.lineTo(x + side * reach, y - size * 0.26);
    ctx.lineTo(x + side * reach, y + size * 0.02);
    ctx.lineTo(x, y + size * 0.012);
    ctx.fill();
  }
  ctx.restore();
  paintWindow(painting, x, y, size * 0.05, size * 0.07, 0.5 + power * 0.5);
}

export const house: Building = (painting, random, { x, y, size, distance }, { tint }) => {
  const { ctx, palette, scene } = painting;
  const wood = tint ?? hex('#8a5f40');
  const winter = scene.season === 'winter';
  const wide = size * 1.05;
  const tall = size * 0.42;
  paintWall(painting, random, {
    x: x - wide * 0.24,
    y: y - tall,
    width: size * 0.11,
    height: size * 0.58,
    color: hex('#8b7d74'),
    distance,
  });
  paintWall(painting, random, { x, y, width: wide, height: tall, color: wood, distance });
  const log = against(painting, wood, distance, 0.75);
  for (let row = 1; row < 8; row += 1) {
    ctx.fillStyle = css(log, 0.5);
    ctx.fillRect(x - wide / 2, y - (tall * row) / 8, wide, size * 0.008);
  }
  const roof = winter ? hex('#eef3fa') : hex('#5a4038');
  const slope = ctx.createLinearGradient(0, y - size * 0.95, 0, y - tall);
  slope.addColorStop(0, css(mix(inAir(painting, roof, distance, 1.25), palette.glow, 0.22)));
  slope.addColorStop(1, css(against(painting, roof, distance, winter ? 0.2 : 0.5)));
  ctx.fillStyle = slope;
  ctx.beginPath();
  ctx.moveTo(x - wide * 0.62, y - tall * 0.92);
  ctx.quadraticCurveTo(x - wide * 0.5, y - tall * 1.3, x - wide * 0.36, y - size * 0.9);
  ctx.quadraticCurveTo(x, y - size * 0.965, x + wide * 0.36, y - size * 0.9);
  ctx.quadraticCurveTo(x + wide * 0.5, y - tall * 1.3, x + wide * 0.62, y - tall * 0.92);
  ctx.quadraticCurveTo(x, y - tall * (winter ? 0.82 : 0.9), x - wide * 0.62, y - tall * 0.92);
  ctx.fill();
  const glow = isDark(painting) ? 1 : 0.65;
  for (const dx of [-0.3, 0.3]) {
    paintWindow(painting, x + dx * wide, y - tall * 0.5, size * 0.15, size * 0.15, glow);
    ctx.fillStyle = css(log);
    ctx.fillRect(
      x + dx * wide - size * 0.005,
      y - tall * 0.5 - size * 0.075,
      size * 0.01,
      size * 0.15,
    );
    ctx.fillRect(
      x + dx * wide - size * 0.075,
      y - tall * 0.5 - size * 0.005,
      size * 0.15,
      size * 0.01,
    );
  }
  ctx.fillStyle = css(against(painting, hex('#5a3020'), distance, 0.5));
  ctx.beginPath();
  ctx.roundRect(x - size * 0.075, y - tall * 0.72, size * 0.15, tall * 0.73, [
    size * 0.03,
    size * 0.03,
    0,
    0,
  ]);
  ctx.fill();
  paintWindow(painting, x, y - tall * 0.5, size * 0.05, size * 0.05, glow * 0.8);
  paintSmoke(painting, random, x - wide * 0.24, y - size * 1.0, size);
};

function paintSmoke(
  { ctx, palette, layout }: Painting,
  random: Random,
  x: number,
  y: number,
  size: number,
): void {
  ctx.save();
  ctx.filter = `blur(${(size * 0.035).toFixed(1)}px)`;
  for (let puff = 0; puff < 26; puff += 1) {
    const t = puff / 26;
    ctx.fillStyle = css(mix(palette.haze, palette.light, 0.3), 0.22 * (1 - t));
    ctx.beginPath();
    ctx.arc(
      x - layout.lightSide * t * t * size * 0.5 + between(random, -0.03, 0.03) * size,
      y - t * size * 0.85,
      size * (0.025 + t * 0.085),
      0,
      6.3,
    );
    ctx.fill();
  }
  ctx.restore();
}

export const temple: Building = (painting, random, { x, y, size, distance }, { tint }) => {
  const wood = tint ?? hex('#a83c2c');
  const tiers = 4;
  for (let tier = 0; tier < tiers; tier += 1) {
    const wide = size * (0.42 - tier * 0.06);
    const floor = y - size * tier * 0.2;
    paintWall(painting, random, {
      x,
      y: floor,
      width: wide,
      height: size * 0.14,
      color: wood,
      distance,
    });
    for (const dx of [-0.3, 0, 0.3])
      paintWindow(
        painting,
        x + dx * wide,
        floor - size * 0.06,
        size * 0.028,
        size * 0.05,
        isDark(painting) ? 1 : 0.5,
      );
    paintRoof(painting, {
      x,
      y: floor - size * 0.12,
      width: wide * 1.75,
      height: size * 0.13,
      color: hex('#3c4450'),
      distance,
    });
  }
  paintWall(painting, random, {
    x,
    y: y - size * 0.84,
    width: size * 0.012,
    height: size * 0.16,
    color: hex('#c9a24a'),
    distance,
  });
};

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
    for (let rib = 0; rib < 8; rib += 1)
      ctx.strokeRect(size * (0.1 + rib * 0.039), 0, size * 0.039, size * 0.075);
    ctx.restore();
  }
};
