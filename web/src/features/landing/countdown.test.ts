import { describe, expect, it } from 'vitest';
import { remaining } from './countdown.ts';

const launch = Date.parse('2025-10-01T00:00:00Z');

describe('the launch countdown', () => {
  it('splits what is left into days, hours, minutes and seconds', () => {
    expect(remaining(launch, Date.parse('2025-09-28T21:57:56Z'))).toEqual({
      days: 2,
      hours: 2,
      minutes: 2,
      seconds: 4,
    });
  });

  it('shows the last second and then nothing', () => {
    expect(remaining(launch, launch - 1_000)).toEqual({
      days: 0,
      hours: 0,
      minutes: 0,
      seconds: 1,
    });
    expect(remaining(launch, launch)).toBeUndefined();
    expect(remaining(launch, launch + 1)).toBeUndefined();
  });
});
