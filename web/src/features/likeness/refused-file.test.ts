import { LIMITS } from '@vesper/core/contract/limits';
import { expect, it } from 'vitest';
import { noRoomFor, objectionTo } from './refused-file.ts';

const file = (name: string, type: string, size: number = 10) => ({ name, type, size });

it('takes JPG and PNG up to the limit', () => {
  expect(objectionTo(file('me.jpg', 'image/jpeg', LIMITS.uploadBytes))).toBeUndefined();
  expect(objectionTo(file('me.png', 'image/png'))).toBeUndefined();
});

it('takes what telephones store, also where the system knows no type for it', () => {
  expect(objectionTo(file('me.webp', 'image/webp'))).toBeUndefined();
  expect(objectionTo(file('IMG_1.HEIC', 'image/heic'))).toBeUndefined();
  expect(objectionTo(file('IMG_1.HEIC', ''))).toBeUndefined();
});

it('says what to do about what it does not take', () => {
  expect(objectionTo(file('me.jpg', 'image/jpeg', LIMITS.uploadBytes + 1))).toMatch(/10 MB/);
  expect(objectionTo(file('me.gif', 'image/gif'))).toMatch(/is no JPG or PNG/);
  expect(objectionTo(file('me.jpg.exe', ''))).toMatch(/is no JPG or PNG/);
  expect(objectionTo(file('notes.txt', 'text/plain'))).toMatch(/is no JPG or PNG/);
});

it('names what was left out for want of room', () => {
  expect(noRoomFor('me.jpg', 1)).toBe('There is room for one more photo. me.jpg was left out.');
  expect(noRoomFor('me.jpg', 3)).toMatch(/^There is room for 3 more photos\./);
});
