import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { can } from './collection.ts';

const userId = new Types.ObjectId();
const maker = { userId: userId.toHexString() };
const other = { userId: new Types.ObjectId().toHexString() };
const at = new Date();

const TABLE = [
  { what: 'a private one', isPublic: false, seen: [true, false] },
  { what: 'a shared one', isPublic: true, seen: [true, true] },
  { what: 'a hidden one', isPublic: true, hiddenAt: at, seen: [true, false] },
  { what: 'one taken down', isPublic: true, hiddenAt: at, takenDownAt: at, seen: [false, false] },
];

it.each(TABLE)('decides who sees $what, which only its maker changes', ({ seen, ...fields }) => {
  const collection = { userId, ...fields };
  expect([maker, other].map((who) => can(who, 'read', collection))).toEqual(seen);
  expect(can(maker, 'change', collection)).toBe(seen[0]);
  expect(can(other, 'change', collection)).toBe(false);
});
