/** An evening by the sea, in layers: what never moves is painted once, the rest every frame. */
export interface Scene {
  width: number;
  height: number;
  /** The top of the water, in pixels from the top. */
  horizon: number;
  /** The point where the sun touches it, in pixels from the left. */
  sunX: number;
}

interface Star {
  x: number;
  y: number;
  size: number;
  phase: number;
  speed: number;
}

/** Small, fast, and the same sequence on every visit. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function vertical(
  ctx: CanvasRenderingContext2D,
  from: number,
  to: number,
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const gradient = ctx.createLinearGradient(0, from, 0, to);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
}

function glow(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  radius: number,
  stops: readonly (readonly [number, string])[],
): void {
  const { sunX, horizon } = scene;
  const gradient = ctx.createRadialGradient(sunX, horizon, 0, sunX, horizon, radius);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, scene.width, horizon);
}

/** Smooth noise from 0 to 1: octaves of random heights joined by cosine curves. */
function skyline(seed: number, octaves: number): (x: number) => number {
  const layers = Array.from({ length: octaves }, (_, octave) => {
    const random = seeded(seed + octave * 7919);
    return Array.from({ length: 64 }, random);
  });
  return (x) => {
    let sum = 0;
    let total = 0;
    layers.forEach((heights, octave) => {
      const at = x * 2 ** octave;
      const left = Math.floor(at);
      const share = (1 - Math.cos((at - left) * Math.PI)) / 2;
      const from = heights[left % 64] ?? 0;
      const to = heights[(left + 1) % 64] ?? 0;
      const weight = 0.5 ** octave;
      sum += (from + (to - from) * share) * weight;
      total += weight;
    });
    return sum / total;
  };
}

/** Far to near: darker, lower, and with more detail. */
const RIDGES = [
  { seed: 11, rise: 0.2, length: 330, octaves: 4, top: '#6a3f7c', foot: '#c9677a' },
  { seed: 47, rise: 0.14, length: 240, octaves: 5, top: '#40285f', foot: '#7c4170' },
  { seed: 83, rise: 0.085, length: 170, octaves: 5, top: '#1a1238', foot: '#2d1c48' },
] as const;

function ridge(ctx: CanvasRenderingContext2D, scene: Scene, layer: (typeof RIDGES)[number]): void {
  const { width, horizon, height, sunX } = scene;
  const rise = height * layer.rise;
  const heightAt = skyline(layer.seed, layer.octaves);
  ctx.beginPath();
  ctx.moveTo(0, horizon);
  for (let x = 0; x <= width + 2; x += 2) {
    // The hills open up around the sun, so that the light has a way through.
    const away = Math.min(1, Math.abs(x - sunX) / Math.max(width * 0.42, 260));
    const lift = heightAt(8 + (x - sunX) / layer.length + 20) * away ** 1.25;
    ctx.lineTo(x, horizon - lift * rise * 1.5);
  }
  ctx.lineTo(width, horizon);
  ctx.closePath();
  ctx.fillStyle = vertical(ctx, horizon - rise * 1.2, horizon, [
    [0, layer.top],
    [1, layer.foot],
  ]);
  ctx.fill();
}

/** Thin clouds that still catch the light, drawn as flattened glows. */
function clouds(ctx: CanvasRenderingContext2D, scene: Scene): void {
  const random = seeded(19);
  for (let index = 0; index < 16; index += 1) {
    const near = random();
    const y = scene.horizon * (0.6 + near * 0.3);
    const length = (0.12 + random() * 0.22) * Math.max(scene.width, 700);
    ctx.save();
    ctx.translate(random() * scene.width, y);
    ctx.scale(1, 0.022 + random() * 0.03);
    const tint = near > 0.55 ? '255, 178, 130' : '226, 120, 160';
    const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, length);
    gradient.addColorStop(0, `rgba(${tint}, ${0.1 + near * 0.2})`);
    gradient.addColorStop(1, `rgba(${tint}, 0)`);
    ctx.fillStyle = gradient;
    ctx.fillRect(-length, -length, length * 2, length * 2);
    ctx.restore();
  }
}

/** Sky, sun, hills and the still water: everything that is painted once per size. */
export function paintStill(ctx: CanvasRenderingContext2D, scene: Scene): void {
  const { width, height, horizon, sunX } = scene;
  ctx.fillStyle = vertical(ctx, 0, horizon, [
    [0, '#070915'],
    [0.34, '#0e1030'],
    [0.58, '#241a4c'],
    [0.77, '#582b62'],
    [0.9, '#ac4f6d'],
    [1, '#f2936b'],
  ]);
  ctx.fillRect(0, 0, width, horizon);
  glow(ctx, scene, Math.max(width * 0.55, 420), [
    [0, 'rgba(255, 206, 140, 0.85)'],
    [0.16, 'rgba(255, 158, 118, 0.5)'],
    [0.5, 'rgba(214, 84, 132, 0.16)'],
    [1, 'rgba(90, 50, 140, 0)'],
  ]);

  clouds(ctx, scene);
  ridge(ctx, scene, RIDGES[0]);
  const sun = Math.min(width, height) * 0.075;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, width, horizon);
  ctx.clip();
  ctx.shadowColor = 'rgba(255, 196, 130, 0.9)';
  ctx.shadowBlur = sun * 1.1;
  ctx.fillStyle = vertical(ctx, horizon - sun, horizon, [
    [0, '#fff2d4'],
    [1, '#ffc178'],
  ]);
  ctx.beginPath();
  ctx.arc(sunX, horizon + sun * 0.12, sun, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
  ridge(ctx, scene, RIDGES[1]);
  ridge(ctx, scene, RIDGES[2]);

  ctx.fillStyle = vertical(ctx, horizon, height, [
    [0, '#8a4467'],
    [0.12, '#4b2a5c'],
    [0.45, '#1b1638'],
    [1, '#090b14'],
  ]);
  ctx.fillRect(0, horizon, width, height - horizon);
}

export function makeStars(scene: Scene): Star[] {
  const random = seeded(7);
  const amount = Math.round(Math.min(190, (scene.width * scene.horizon) / 5200));
  return Array.from({ length: amount }, () => ({
    x: random() * scene.width,
    y: random() ** 1.7 * scene.horizon * 0.72,
    size: 0.45 + random() ** 3 * 1.25,
    phase: random() * 6.28,
    speed: 0.4 + random() * 1.3,
  }));
}

/** @param time seconds since the scene appeared. */
export function paintStars(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  stars: readonly Star[],
  time: number,
): void {
  ctx.fillStyle = '#fdf4ff';
  for (const star of stars) {
    const depth = 1 - star.y / (scene.horizon * 0.78);
    const twinkle = 0.62 + 0.38 * Math.sin(time * star.speed + star.phase);
    ctx.globalAlpha = Math.max(0, depth) * twinkle;
    ctx.beginPath();
    ctx.arc(star.x, star.y, star.size, 0, 6.28);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

/** The sun's path on the water: dashes that widen, thin out and drift towards the shore. */
export function paintWater(ctx: CanvasRenderingContext2D, scene: Scene, time: number): void {
  const { height, horizon, sunX, width } = scene;
  const depth = height - horizon;
  const rows = Math.max(10, Math.round(depth / 5));
  for (let row = 0; row < rows; row += 1) {
    const near = (row + ((time * 0.22) % 1)) / rows;
    const y = horizon + near ** 1.45 * depth;
    const sway = Math.sin(time * 0.9 + row * 1.7);
    const half = (26 + near * width * 0.15) * (0.5 + 0.5 * Math.sin(row * 2.4 + time * 0.7) ** 2);
    ctx.globalAlpha = 0.75 * (1 - near) ** 1.6 * (0.6 + 0.4 * sway);
    ctx.fillStyle = near < 0.3 ? '#ffd9a0' : '#f59a8c';
    ctx.beginPath();
    ctx.ellipse(sunX + sway * (5 + near * 26), y, half, 0.7 + near * 1.5, 0, 0, 6.28);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}
