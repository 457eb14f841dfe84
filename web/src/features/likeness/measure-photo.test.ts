import { LIMITS } from '@vesper/core/contract/limits';
import { expect, it } from 'vitest';
import { objectionToSize } from './measure-photo.ts';
import { refusedInCheck, takenOf, type Check } from './upload-store.ts';

it('takes photos from the least side to the most pixels that the server takes', () => {
  const least = LIMITS.likenessSideMin;
  expect(objectionToSize({ width: least, height: 4_000 })).toBeUndefined();
  expect(objectionToSize({ width: least - 1, height: 4_000 })).toMatch(/too small/);
  expect(objectionToSize({ width: 8_000, height: 5_000 })).toBeUndefined();
  expect(objectionToSize({ width: 8_000, height: 5_001 })).toMatch(/40 megapixels/);
});

it('counts what was kept, and names what was not with its reason', () => {
  const checks: Check[] = [
    { likenessId: 'a', name: 'beach.jpg', state: 'taken' },
    { likenessId: 'b', name: 'night.jpg', state: 'refused', why: 'This photo is blurred.' },
    { likenessId: 'c', name: 'party.png', state: 'checking' },
  ];
  expect(takenOf(checks)).toBe(1);
  expect(refusedInCheck(checks)).toEqual(['night.jpg: This photo is blurred.']);
});
