import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { judgeLikeness, likeness, PICTURE_RULES } from '@vesper/core/pictures/judge-picture';
import { lookAtPicture } from './look-at-picture.ts';
import { dropNetwork } from './no-network.ts';
import { PORTRAIT } from './portrait.fixtures.ts';

/** The models are loaded once, which takes a second or two. */
const SLOW = 60_000;

// The models are read by `fetch`, which has files alone here: a weight from elsewhere would fail.
beforeAll(dropNetwork);

const file = (picture: Sharp): Promise<Buffer> => picture.png().toBuffer();

it('finds the one face of a portrait, adult, and nothing sexual', { timeout: SLOW }, async () => {
  const looks = await lookAtPicture(await file(sharp(PORTRAIT)), true);
  expect(looks.faces).toHaveLength(1);
  expect(looks.faces[0]?.age).toBeGreaterThanOrEqual(PICTURE_RULES.ageMin);
  expect(looks.sexual).toBeLessThan(0.2);
  expect(judgeLikeness(looks, { isRemoved: false, other: null }).state).toBe('passed');
});

it('knows the same face again: tilted, dark, small and compressed', { timeout: SLOW }, async () => {
  const [known] = (await lookAtPicture(await file(sharp(PORTRAIT)), true)).faces;
  const tilted = await sharp(PORTRAIT).rotate(12).modulate({ brightness: 0.6 }).toBuffer();
  const again = await sharp(tilted).resize(220).jpeg({ quality: 60 }).toBuffer();
  const [face] = (await lookAtPicture(again, true)).faces;
  expect(likeness(known?.embedding ?? [], face?.embedding ?? [])).toBeGreaterThan(
    PICTURE_RULES.samePerson,
  );
});

it('counts two faces, and none where there is none', { timeout: SLOW }, async () => {
  const mirrored = await sharp(PORTRAIT).flop().toBuffer();
  const two = await file(
    sharp({ create: { width: 768, height: 384, channels: 3, background: '#222222' } }).composite([
      { input: PORTRAIT, left: 0, top: 0 },
      { input: mirrored, left: 384, top: 0 },
    ]),
  );
  expect((await lookAtPicture(two, true)).faces).toHaveLength(2);
  const suit = await file(sharp(PORTRAIT).extract({ left: 0, top: 230, width: 384, height: 154 }));
  expect((await lookAtPicture(suit, true)).faces).toEqual([]);
});

it('looks for no faces unless it is asked to', { timeout: SLOW }, async () => {
  expect((await lookAtPicture(await file(sharp(PORTRAIT)), false)).faces).toEqual([]);
});
