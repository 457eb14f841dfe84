import { describe, expect, it } from 'vitest';
import { mayReload } from './stale-version.ts';

describe('a part of the page that cannot be loaded', () => {
  it('is worth a reload when there was none', () => {
    expect(mayReload(null, 1_000_000)).toBe(true);
    expect(mayReload('nonsense', 1_000_000)).toBe(true);
  });

  it('is not worth a second one right after', () => {
    expect(mayReload('1000000', 1_000_001)).toBe(false);
    expect(mayReload('1000000', 1_299_999)).toBe(false);
  });

  it('is worth one again much later, for the next version', () => {
    expect(mayReload('1000000', 1_300_000)).toBe(true);
  });
});
