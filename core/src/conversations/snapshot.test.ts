import { expect, it } from 'vitest';
import { LEFT_OUT_NAME } from '../contract/share.ts';
import { leaveOut } from './snapshot.ts';

it('takes a name out wherever it stands as a word of its own', () => {
  expect(leaveOut(['Will'], 'Will, will Willow call Will’s boat?')).toBe(
    `${LEFT_OUT_NAME}, will Willow call ${LEFT_OUT_NAME}’s boat?`,
  );
});

it('takes the longer of two names first, and signs in a name as they are', () => {
  expect(leaveOut(['Ann', 'Ann (the 2nd)'], 'Ann (the 2nd) and Ann')).toBe(
    `${LEFT_OUT_NAME} and ${LEFT_OUT_NAME}`,
  );
});

it('knows where words of other scripts end', () => {
  expect(leaveOut(['Zoë'], 'Zoë und Zoëline')).toBe(`${LEFT_OUT_NAME} und Zoëline`);
  expect(leaveOut([], 'Nobody is named')).toBe('Nobody is named');
});
