import { describe, expect, it } from 'vitest';
import { paintFilm, type FilmStep } from './paint-film.ts';

const SIZE = { width: 128, height: 72, seconds: 1, fps: 8 };

function film(prompt: string, seed = 3): Uint8Array[] {
  const steps = [...paintFilm({ prompt, seed, ...SIZE })];
  return steps.flatMap(({ frame }: FilmStep) => frame ?? []);
}

/** The mean difference of two frames, 0 to 255. */
function apart(one: Uint8Array | undefined, other: Uint8Array | undefined): number {
  if (!one || !other) throw new Error('There is no such frame.');
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

describe('a film of the painter', () => {
  it('has as many frames as were ordered, of the size that was ordered', () => {
    const frames = film('a lake with clouds at dusk');
    expect(frames).toHaveLength(8);
    for (const frame of frames) expect(frame).toHaveLength(128 * 72 * 4);
  });

  it('is the same for the same words and seed, and another for another seed', () => {
    const [one, again, other] = [film('the sea'), film('the sea'), film('the sea', 4)];
    expect(one.map((frame, at) => apart(frame, again[at]))).toEqual(one.map(() => 0));
    expect(apart(one[0], other[0])).toBeGreaterThan(3);
  });

  it.each([
    'waves of the sea under clouds',
    'stars and an aurora over mountains',
    'rain on a city street at night',
    'a waterfall in a forest',
    'fish under water',
    'a campfire, lanterns and butterflies',
    'a sofa in a cozy room',
    'portrait of a woman with red hair in a library',
  ])('moves, and its end leads on to its beginning: %s', (prompt) => {
    const frames = film(prompt);
    const steps = frames.map((frame, at) => apart(frame, frames[(at + 1) % frames.length]));
    // The step from the last frame to the first is one like any other.
    expect(Math.max(...steps.slice(0, -1))).toBeGreaterThan(0.05);
    expect(steps.at(-1)).toBeLessThan(Math.max(...steps.slice(0, -1)) * 1.8 + 0.2);
    // Nothing shows through: every pixel is painted.
    const isPainted = frames.every((frame) =>
      frame.every((value, at) => at % 4 < 3 || value === 255),
    );
    expect(isPainted).toBe(true);
  });
});
