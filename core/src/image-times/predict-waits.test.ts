import { describe, expect, it } from 'vitest';
import { expectedTime, type LearnedTime } from './learned-times.ts';
import { workOf } from './painting-work.ts';
import { predictWaits, type Painting } from './predict-waits.ts';

const painting = (id: string, paintMs: number, servers: string[] | null = null): Painting => ({
  ...{ id, servers },
  time: { paintMs, saveMs: 0 },
});

const waitsOf = (situation: Parameters<typeof predictWaits>[0]) =>
  Object.fromEntries([...predictWaits(situation)].map(([id, { waitMs }]) => [id, waitMs]));

describe('the wait before a picture', () => {
  it('is what those before it still take, with as many at once as there are hands', () => {
    const waiting = ['a', 'b', 'c'].map((id) => painting(id, 10));
    const atWork = [{ ...painting('x', 10), elapsedMs: 4 }];
    expect(waitsOf({ hands: 1, atWork, waiting })).toEqual({ x: 0, a: 6, b: 16, c: 26 });
    expect(waitsOf({ hands: 2, atWork, waiting })).toEqual({ x: 0, a: 0, b: 6, c: 10 });
  });

  it('is that for a server, where there are more hands than servers', () => {
    const atWork = [
      { ...painting('x', 10, ['s']), elapsedMs: 4 },
      { ...painting('y', 10, ['s']), elapsedMs: null },
    ];
    const waiting = [painting('a', 10, ['s']), painting('b', 20, ['t'])];
    // The one for the other server waits for a hand alone.
    expect(waitsOf({ hands: 2, atWork, waiting })).toEqual({ x: 0, y: 6, a: 16, b: 16 });
    expect(waitsOf({ hands: 4, atWork, waiting })).toEqual({ x: 0, y: 6, a: 16, b: 0 });
  });

  it('counts the storing for the hand, and not for the server', () => {
    const stored = (id: string) => ({
      ...painting(id, 10, ['s']),
      time: { paintMs: 10, saveMs: 5 },
    });
    const waiting = [stored('a'), stored('b')];
    expect(waitsOf({ hands: 1, atWork: [], waiting })).toEqual({ a: 0, b: 15 });
    expect(waitsOf({ hands: 2, atWork: [], waiting })).toEqual({ a: 0, b: 10 });
  });

  it('is not told where it depends on what nobody knows', () => {
    const unknown = { ...painting('x', 0), time: null, elapsedMs: 3 };
    const waiting = [painting('a', 10)];
    expect(waitsOf({ hands: 1, atWork: [unknown], waiting })).toEqual({});
    expect(waitsOf({ hands: 2, atWork: [unknown], waiting })).toEqual({ a: 0 });
    expect(waitsOf({ hands: 0, atWork: [], waiting })).toEqual({});
    // All of its servers are away.
    expect(waitsOf({ hands: 1, atWork: [], waiting: [painting('a', 10, [])] })).toEqual({});
  });

  it('goes on a little where a picture takes longer than it should', () => {
    const atWork = [{ ...painting('x', 10), elapsedMs: 30 }];
    expect(waitsOf({ hands: 1, atWork, waiting: [painting('a', 10)] })).toEqual({ x: 0, a: 1 });
  });
});

describe('the time that a picture takes', () => {
  const model = { engine: 'comfyui' } as const;
  const square = { size: '1024x1024', quality: 'standard' } as const;
  const wide = { ...square, size: '1792x1024' } as const;
  const took = (order: Parameters<typeof workOf>[0], paintMs: number): LearnedTime => ({
    ...workOf(order, model),
    ...{ paintMs, saveMs: 100 },
  });

  it('is the middle of the latest ones like it', () => {
    const times = [took(square, 900), took(wide, 5_000), took(square, 9_000), took(square, 1_000)];
    expect(expectedTime(times, workOf(square, model))?.paintMs).toBe(1_000);
    const older = Array.from({ length: 20 }, () => took(square, 60_000));
    const latest = Array.from({ length: 9 }, () => took(square, 1_000));
    expect(expectedTime([...latest, ...older], workOf(square, model))?.paintMs).toBe(1_000);
  });

  it('is in proportion to pixels and steps where there was none like it', () => {
    const times = [took(square, 1_000)];
    expect(expectedTime(times, workOf(wide, model))?.paintMs).toBe(1_750);
    expect(expectedTime(times, workOf({ ...square, steps: 50 }, model))?.paintMs).toBe(2_000);
    expect(expectedTime(times, workOf({ ...square, quality: 'hd' }, model))?.paintMs).toBe(1_600);
  });

  it('errs by less than 30 % in the middle where sizes and steps differ and each has its overhead', () => {
    // Three seconds for any picture, 60 ms for each step of a square one, and some more or less.
    const pace = (order: Parameters<typeof workOf>[0], noise: number) => {
      const work = workOf(order, model);
      return { work, ms: (3_000 + (60 * work.units) / (1_024 * 1_024)) * noise };
    };
    const orders = [10, 20, 40].flatMap((steps) => [
      { ...square, steps },
      { ...wide, steps },
    ]);
    const noises = [1, 1.1, 0.9, 1.05, 0.95, 3];
    const errors = orders.map((left) => {
      const times = orders
        .filter((order) => order !== left)
        .map((order, index) => {
          const { work, ms } = pace(order, noises[index] ?? 1);
          return { ...work, paintMs: ms, saveMs: 0 };
        });
      const { work, ms } = pace(left, 1);
      return Math.abs((expectedTime(times, work)?.paintMs ?? Infinity) - ms) / ms;
    });
    errors.sort((one, other) => one - other);
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.3);
    expect(errors.at(-1)).toBeLessThan(0.6);
  });

  it('is unknown for what was never done', () => {
    expect(expectedTime([], workOf(square, model))).toBeNull();
    const upscale = workOf({ ...square, task: 'upscale' }, model);
    expect(expectedTime([took(square, 1_000)], upscale)).toBeNull();
  });
});
