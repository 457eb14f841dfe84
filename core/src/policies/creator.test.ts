import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { can } from './creator.ts';

const id = new Types.ObjectId().toHexString();
const stranger = new Types.ObjectId().toHexString();

/** [who, what is public of theirs, allowed] */
const TABLE = [
  [stranger, { images: 0, characters: 0 }, false],
  [stranger, { images: 1, characters: 0 }, true],
  [stranger, { images: 0, characters: 1 }, true],
  [id, { images: 0, characters: 0 }, true],
  [stranger, { images: 1, characters: 0, isHidden: true }, false],
  [id, { images: 1, characters: 0, isHidden: true }, true],
] as const;

it.each(TABLE)('%s may see a creator with %o: %s', (userId, shown, allowed) => {
  expect(can({ userId }, 'read', { id, isHidden: false, ...shown })).toBe(allowed);
});
