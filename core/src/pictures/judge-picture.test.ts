import { expect, it } from 'vitest';
import { judgePublicPicture, maturityOf } from './judge-picture.ts';
import { looks } from './looks.ts';

/** What is seen in a picture with faces of these ages, found with this confidence. */
const seen = (sexual: number, ages: number[] = [], confidence?: number) =>
  looks.parse({
    sexual,
    faces: ages.map((age) => ({ age, embedding: [1], ...(confidence && { confidence }) })),
  });

it.each([
  [0, 'general'],
  [0.24, 'general'],
  [0.25, 'suggestive'],
  [0.59, 'suggestive'],
  [0.6, 'explicit'],
  [1, 'explicit'],
])('a picture with a score of %s is %s', (sexual, maturity) => {
  expect(maturityOf(seen(sexual))).toBe(maturity);
});

it.each([
  ['no face', seen(0), 'passed', null],
  ['somebody of 25', seen(0, [25]), 'passed', null],
  ['somebody who looks 24', seen(0, [24.9]), 'review', 'looks_young'],
  ['somebody who looks 18', seen(0, [40, 18]), 'review', 'looks_young'],
  ['somebody who looks younger than 18', seen(0, [40, 17.9]), 'refused', 'looks_young'],
  ['the same, hardly a face', seen(0, [9], 0.69), 'passed', null],
  ['the same, just sure', seen(0, [9], 0.7), 'refused', 'looks_young'],
  ['something suggestive', seen(0.5), 'passed', null],
  ['something explicit', seen(0.6, [40]), 'review', 'sexual'],
  ['something explicit with somebody of 24', seen(0.6, [24]), 'review', 'sexual'],
  ['something explicit with somebody of 17', seen(0.6, [17]), 'refused', 'looks_young'],
])('a made picture for everyone that shows %s: %#', (_, looksLike, state, reason) => {
  expect(judgePublicPicture(looksLike, { isRemoved: false, isMade: true })).toEqual({
    state,
    reason,
  });
});

it.each([9, 17, 24])('of a sent picture with somebody who looks %s a person decides', (age) => {
  const judgement = judgePublicPicture(seen(0, [age]), { isRemoved: false, isMade: false });
  expect(judgement).toEqual({ state: 'review', reason: 'looks_young' });
});

it('a picture that was removed before is refused, whatever it shows', () => {
  const refused = { state: 'refused', reason: 'removed_before' };
  expect(judgePublicPicture(seen(0), { isRemoved: true, isMade: false })).toEqual(refused);
});
