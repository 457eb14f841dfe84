import { hex, mix } from '../color.ts';
import { css } from '../color.ts';
import { against, inAir, type Painting } from '../painting.ts';
import { between, type Random } from '../random.ts';
import { subjectOf } from '../scene.ts';
import { paintConifer, paintLeafTree, paintPalm } from '../subjects/trees.ts';

/** Trees that the prompt names, and those that frame the picture from the near side. */
export function paintNamedTrees(painting: Painting, random: Random): void {
  const { scene, width, height, layout, unit } = painting;
  const tree = subjectOf(scene, 'tree');
  const grounded =
    layout.ground !== 'deep' && layout.ground !== 'space' && layout.ground !== 'woods';
  if (tree && grounded) {
    const count = Math.min(9, tree.count);
    for (let index = count - 1; index >= 0; index -= 1) {
      const far = index / count;
      const side = index % 2 === 0 ? 1 : -1;
      const x = count === 1 ? layout.focus.x : width * (0.5 + side * between(random, 0.14, 0.46));
      const placed = {
        x,
        y: layout.horizon + (height - layout.horizon) * (0.45 - far * 0.34),
        height: unit * (0.46 - far * 0.26),
        distance: far * 0.45,
        ...(tree.tint && { color: tree.tint }),
      };
      if (scene.season === 'winter') paintConifer(painting, random, placed);
      else paintLeafTree(painting, random, placed);
    }
  }
  const palms = subjectOf(scene, 'palm');
  if (palms) {
    for (let index = 0; index < Math.max(2, Math.min(6, palms.count)); index += 1) {
      const side = -layout.lightSide;
      const x = side < 0 ? width * (0.06 + index * 0.1) : width * (0.94 - index * 0.1);
      paintPalm(
        painting,
        random,
        {
          x,
          y: height * (0.93 - index * 0.02),
          height: unit * between(random, 0.42, 0.6),
          distance: 0,
        },
        -side * between(random, 0.5, 1),
      );
    }
  }
}

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
    for (let dot = 0; dot < 4; dot += 1)
      tips.push([x + ((ex - x) * dot) / 3, y + ((ey - y) * dot) / 3]);
    if (thick < unit * 0.0018) return;
    grow(
      ex,
      ey,
      angle + between(random, -0.35, 0.3),
      length * between(random, 0.72, 0.86),
      thick * 0.7,
    );
    if (random() < 0.85)
      grow(
        ex,
        ey,
        angle + between(random, 0.35, 0.9) * (random() < 0.4 ? -1 : 1),
        length * between(random, 0.5, 0.72),
        thick * 0.52,
      );
  };
  grow(rootX, height * 0.1, 0.12, unit * 0.16, unit * 0.03);
  grow(rootX, height * 0.24, -0.1, unit * 0.12, unit * 0.014);
  const tones = [
    against(painting, pink, 0, 0.3),
    inAir(painting, pink, 0, 1.15),
    mix(inAir(painting, mix(pink, hex('#ffffff'), 0.5), 0, 1.35), palette.light, 0.2),
  ];
  tones.forEach((tone, level) => {
    for (const [x, y] of tips) {
      const count = (7 - level) * Math.sqrt(detail);
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
