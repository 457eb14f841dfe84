import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { clamp01, smoothstep } from '../noise.ts';
import { createRandom, hashText } from '../random.ts';

/** One moment of a film. */
export interface Moment {
  ctx: SKRSContext2D;
  width: number;
  height: number;
  /** The shorter side. */
  unit: number;
  /** Pixels from the top. */
  horizon: number;
  /** Share of the film that has passed, 0 to 1: at 1 all is as at 0, so that it can be repeated. */
  phase: number;
  /** The number of turns closest to so many in three seconds; whole, so that ends meet. */
  turns(inThreeSeconds: number): number;
}

/** What some layers became: painted once, moved for each moment. */
export interface Plate {
  name: string;
  canvas: Canvas;
  /** What a move keeps from one moment to the next. */
  kept: Map<string, Canvas>;
}

/** Lays a plate over a moment, moved as it is then. */
export type Move = (moment: Moment, plate: Plate) => void;

const TURN = Math.PI * 2;
const wavering = (turns: number, shift = 0): number => Math.sin(TURN * (turns + shift));

export const still: Move = ({ ctx }, { canvas }) => ctx.drawImage(canvas, 0, 0);

/** The canvas of a plate that a move mixes on, empty. */
function scratch({ kept, canvas }: Plate): SKRSContext2D {
  const { width, height } = canvas;
  const there = kept.get('scratch') ?? createCanvas(width, height);
  kept.set('scratch', there);
  const on = there.getContext('2d');
  on.globalCompositeOperation = 'source-over';
  on.globalAlpha = 1;
  on.clearRect(0, 0, width, height);
  return on;
}

/**
 * Moves on for as long as the film lasts and is where it began: what goes fades while what comes
 * appears, each by as much as the other.
 */
function passing(
  moment: Moment,
  plate: Plate,
  lay: (on: SKRSContext2D, way: number) => void,
): void {
  const on = scratch(plate);
  on.globalAlpha = 1 - moment.phase;
  lay(on, moment.phase);
  on.globalCompositeOperation = 'lighter';
  on.globalAlpha = moment.phase;
  lay(on, moment.phase - 1);
  moment.ctx.drawImage(on.canvas, 0, 0);
}

/** Clouds on the wind. */
export const drift: Move = (moment, plate) => {
  const { width, height } = moment;
  const far = width * 0.035;
  passing(moment, plate, (on, way) => {
    on.drawImage(plate.canvas, far * way - far, 0, width + far * 2, height);
  });
};

/** A sea of clouds: it drifts, and rises and falls a little. */
export const swell: Move = (moment, plate) => {
  const { ctx, unit, phase } = moment;
  ctx.save();
  ctx.translate(0, unit * 0.004 * wavering(phase));
  drift(moment, plate);
  ctx.restore();
};

/** Falling water: it passes down where it is, and only there. */
export const pour: Move = (moment, plate) => {
  const { ctx, unit } = moment;
  const on = scratch(plate);
  const far = unit * 0.06;
  const way = (moment.phase * moment.turns(4)) % 1;
  on.globalAlpha = 1 - way;
  on.drawImage(plate.canvas, 0, far * way);
  on.globalCompositeOperation = 'lighter';
  on.globalAlpha = way;
  on.drawImage(plate.canvas, 0, far * (way - 1));
  on.globalAlpha = 1;
  on.globalCompositeOperation = 'destination-in';
  on.drawImage(plate.canvas, 0, 0);
  ctx.drawImage(plate.canvas, 0, 0);
  ctx.drawImage(on.canvas, 0, 0);
};

const TWINKLES = 3;
/** Places above each other that flare for themselves. */
const STAR_PLACES = 36;

/** Stars: some flare while others fade. */
export const twinkle: Move = ({ ctx, phase, turns }, plate) => {
  const on = scratch(plate);
  on.globalCompositeOperation = 'lighter';
  for (let third = 0; third < TWINKLES; third += 1) {
    on.globalAlpha = 0.68 + 0.32 * wavering(phase * turns(2), third / TWINKLES + 0.25);
    on.drawImage(thirdOf(plate, third), 0, 0);
  }
  ctx.drawImage(on.canvas, 0, 0);
};

/** A part of the plate, soft at its edges: all parts together are the plate. */
function thirdOf({ canvas, kept }: Plate, third: number): Canvas {
  const name = `third ${third}`;
  const there = kept.get(name);
  if (there) return there;
  const { width, height } = canvas;
  const some = createCanvas(width, height);
  const on = some.getContext('2d');
  on.imageSmoothingQuality = 'high';
  on.drawImage(sharesOf(third, width / height), 0, 0, width, height);
  on.globalCompositeOperation = 'source-in';
  on.drawImage(canvas, 0, 0);
  kept.set(name, some);
  return some;
}

/** How much of each place belongs to one of the parts, as opacity; a pixel for each place. */
function sharesOf(third: number, ratio: number): Canvas {
  const shares = createCanvas(Math.round(STAR_PLACES * ratio), STAR_PLACES);
  const on = shares.getContext('2d');
  const image = on.createImageData(shares.width, shares.height);
  const random = createRandom(hashText('stars'));
  for (let at = 3; at < image.data.length; at += 4) {
    const all = Array.from({ length: TWINKLES }, () => random() ** 2);
    const sum = all.reduce((whole, one) => whole + one, 0);
    image.data[at] = (255 * (all[third] ?? 0)) / sum;
  }
  on.putImageData(image, 0, 0);
  return shares;
}

/** Curtains of light: waves run along them. */
export const wave: Move = ({ ctx, width, height, unit, phase, turns }, { canvas }) => {
  const strip = Math.max(2, Math.round(width / 160));
  const reach = unit * 0.018;
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  ctx.globalAlpha = 0.86 + 0.14 * wavering(phase);
  for (let x = 0; x < width; x += strip) {
    const y = reach * wavering(phase * turns(1), (x / width) * 1.7) - reach;
    ctx.drawImage(canvas, x, 0, strip, height, x, y, strip, height + reach * 2);
  }
  ctx.restore();
};

/** Water: rows of the mirrored world pushed aside by waves that come nearer. */
export const ripple: Move = ({ ctx, width, height, unit, horizon, phase, turns }, { canvas }) => {
  const strip = Math.max(1, Math.round(height / 400));
  const depth = height - horizon;
  for (let y = Math.floor(horizon); y < height; y += strip) {
    const near = clamp01((y - horizon) / depth);
    // Waves look larger, and farther apart, the nearer they are.
    const place = 5.5 * Math.log2(1 + near * 9);
    const push = unit * (0.0006 + 0.0075 * near) * wavering(phase * turns(2), -place);
    const lift = unit * 0.006 * near * wavering(phase * turns(2), 0.31 - place * 0.7);
    const from = Math.min(height - strip, Math.max(horizon, y + lift));
    const reach = unit * 0.009 * near;
    ctx.drawImage(
      canvas,
      ...[0, from, width, strip],
      ...[push - reach, y, width + reach * 2, strip + 0.5],
    );
  }
};

/** The whole of it sways as if seen through water. */
export const wobble: Move = ({ ctx, width, height, unit, phase, turns }, { canvas }) => {
  const strip = Math.max(1, Math.round(height / 300));
  const reach = unit * 0.006;
  for (let y = 0; y < height; y += strip) {
    const push = reach * wavering(phase * turns(1), (y / height) * 2.3);
    ctx.drawImage(
      canvas,
      ...[0, y, width, strip],
      ...[push - reach, y, width + reach * 2, strip + 0.5],
    );
  }
};

/** What hangs in the air, or in water, rises and sinks slowly. */
export const float: Move = ({ ctx, unit, phase }, { canvas, name }) => {
  const shift = (hashText(name) % 100) / 100;
  const x = unit * 0.004 * wavering(phase, shift);
  ctx.drawImage(canvas, x, unit * 0.011 * wavering(phase, shift + 0.25));
};

/** Wings: quicker, and to and fro. */
export const flutter: Move = ({ ctx, width, unit, phase, turns }, { canvas }) => {
  const beat = 1 + 0.012 * wavering(phase * turns(6));
  const x = width * 0.012 * wavering(phase);
  const y = unit * 0.006 * wavering(phase * turns(2), 0.2);
  ctx.drawImage(canvas, x, y, canvas.width, canvas.height * beat);
};

/** What floats on water: it lifts, and leans. */
export const bob: Move = ({ ctx, width, unit, horizon, phase, turns }, { canvas }) => {
  ctx.save();
  ctx.translate(width / 2, horizon);
  ctx.rotate(0.0045 * wavering(phase * turns(1), 0.2));
  ctx.drawImage(canvas, -width / 2, unit * 0.0035 * wavering(phase * turns(2)) - horizon);
  ctx.restore();
};

/** Fire: never the same, and the same again at the end. */
export const flicker: Move = ({ ctx, phase, turns }, { canvas }) => {
  const light = wavering(phase * turns(5)) + wavering(phase * turns(8), 0.3);
  ctx.save();
  ctx.globalAlpha = clamp01(0.9 + 0.1 * light);
  ctx.drawImage(canvas, 0, 0);
  ctx.globalCompositeOperation = 'screen';
  ctx.globalAlpha = clamp01(0.12 + 0.1 * light);
  ctx.drawImage(canvas, 0, 0);
  ctx.restore();
};

/** Lightning: two strokes close together, and the glow they leave. */
export const flash: Move = ({ ctx, phase }, { canvas }) => {
  const strokes = [0.42, 0.5].map((at) => 1 - smoothstep(0, 0.14, Math.abs(phase - at)));
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  ctx.globalAlpha = clamp01(0.12 + Math.max(...strokes));
  ctx.drawImage(canvas, 0, 0);
  ctx.restore();
};

/** Rain, snow, leaves: what leaves at the bottom comes in at the top; a farther layer is slower. */
export const fall: Move = ({ ctx, width, height, phase, turns }, { canvas, name }) => {
  const lean = name === 'drift' ? 1 : 0;
  const near = phase * turns(1);
  tiled(ctx, canvas, { width, height, x: near * lean, y: near });
  ctx.save();
  ctx.globalAlpha = 0.6;
  tiled(ctx, canvas, { width: width / 2, height: height / 2, x: near * lean, y: near });
  ctx.restore();
};

/** Covers the moment with copies of a plate, shifted by a share of one. */
function tiled(
  ctx: SKRSContext2D,
  canvas: Canvas,
  { width, height, x, y }: { width: number; height: number; x: number; y: number },
): void {
  for (let top = (y % 1) * height - height; top < canvas.height; top += height) {
    for (let left = (x % 1) * width - width; left < canvas.width; left += width) {
      ctx.drawImage(canvas, left, top, width, height);
    }
  }
}
