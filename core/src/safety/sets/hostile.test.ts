import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { HOSTILE_SHAPES } from './hostile-shapes.ts';

const SIZES = { small: 10_000, asked: 20_000, large: 100_000 };
/** What 10,000 characters may take: below it the collector counts more than the rules. */
const FLOOR_MS = 10;

/** Milliseconds of the processor's own time: a busy machine takes longer, not more of it. */
const cpuMs = (): number => process.cpuUsage().user / 1_000;

/** What a text of a shape costs: the least of several runs, since the first ones also compile. */
function cost(unit: string, length: number, runs: number): number {
  const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  let least = Infinity;
  for (let run = 0; run < runs; run++) {
    const started = cpuMs();
    decide(text, { kind: 'composed' });
    least = Math.min(least, cpuMs() - started);
  }
  return least;
}

const measured = Object.entries(HOSTILE_SHAPES).map(([shape, unit]) => {
  return {
    shape,
    asked: cost(unit, SIZES.asked, 3),
    small: cost(unit, SIZES.small, 3),
    large: cost(unit, SIZES.large, 2),
  };
});

describe('hostile texts', () => {
  const worst = [...measured].sort((a, b) => b.asked - a.asked).slice(0, 5);
  // What `npm run safety` is for.
  process.stdout.write(
    `\nMilliseconds for ${SIZES.asked} hostile characters, the worst of ${measured.length} shapes:\n` +
      worst.map(({ shape, asked }) => `${shape.padEnd(16)} ${asked.toFixed(1)}\n`).join(''),
  );

  it.each(measured)('take ten times as long when ten times as long: $shape', ({ small, large }) => {
    // Linear work takes ten times as long, quadratic a hundred times: the line lies between them.
    expect(large / Math.max(FLOOR_MS, small)).toBeLessThan(30);
  });
});
