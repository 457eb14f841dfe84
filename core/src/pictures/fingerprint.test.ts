import { expect, it } from 'vitest';
import { bandsOf, isSamePicture } from './fingerprint.ts';

const hash = 'a5'.repeat(32);

/** The hash with this many of its bits turned, as far apart as they can be. */
function turned(bits: number): string {
  const bytes = Buffer.from(hash, 'hex');
  for (let n = 0; n < bits; n += 1) {
    const at = n % bytes.length;
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(n / bytes.length));
  }
  return bytes.toString('hex');
}

it.each([
  [0, true],
  [31, true],
  [32, false],
  [200, false],
])('hashes that differ in %i bits: the same picture is %s', (bits, same) => {
  expect(isSamePicture(hash, turned(bits))).toBe(same);
});

it('finds every hash of the same picture by one byte that it shares', () => {
  const bands = new Set(bandsOf(hash));
  expect(bandsOf(turned(31)).some((band) => bands.has(band))).toBe(true);
  expect(bandsOf(turned(32)).some((band) => bands.has(band))).toBe(false);
});
