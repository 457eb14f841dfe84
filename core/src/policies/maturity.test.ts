import { expect, it } from 'vitest';
import type { Maturity, MaturePictures } from '../contract/maturity.ts';
import { isBlurred, wantedBy } from './maturity.ts';

const at = new Date();
const checked = (maturity?: Maturity) => ({
  ownerId: 'owner',
  pictureCheck: { state: 'passed' as const, at, ...(maturity && { maturity }) },
});

/** [who looks, what they chose, the picture, blurred] */
const TABLE = [
  ['stranger', 'blur', checked('suggestive'), true],
  ['stranger', 'blur', checked('explicit'), true],
  ['stranger', 'hide', checked('suggestive'), true],
  ['stranger', 'show', checked('explicit'), false],
  ['stranger', 'blur', checked('general'), false],
  ['stranger', 'blur', checked(), false],
  ['stranger', 'hide', { ownerId: 'owner' }, false],
  ['owner', 'blur', checked('explicit'), false],
  ['owner', 'hide', checked('explicit'), false],
] as const satisfies ReadonlyArray<
  readonly [string, MaturePictures, Parameters<typeof isBlurred>[1], boolean]
>;

it.each(TABLE)(
  '%s who chose %s sees %o blurred: %s',
  (userId, maturePictures, picture, blurred) => {
    expect(isBlurred({ userId, maturePictures }, picture)).toBe(blurred);
  },
);

it('leaves pictures out only for who hides them, and never their own', () => {
  const wanted = (maturePictures: MaturePictures) => wantedBy({ userId: 'a', maturePictures });
  expect([wanted('show'), wanted('blur')]).toEqual([undefined, undefined]);
  expect(wanted('hide')?.$or[0]).toEqual({ userId: 'a' });
});
