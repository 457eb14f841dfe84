import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { can } from './image.ts';

const owner = new Types.ObjectId();
const stranger = new Types.ObjectId().toHexString();
const hers = { userId: owner, status: 'complete' } as const;

/** [who, action, picture, allowed] */
const TABLE = [
  ['owner', 'read', { ...hers, isPublic: false }, true],
  ['owner', 'change', { ...hers, isPublic: false }, true],
  ['owner', 'like', { ...hers, isPublic: false }, false],
  ['owner', 'like', { ...hers, isPublic: true }, true],
  ['stranger', 'read', { ...hers, isPublic: false }, false],
  ['stranger', 'like', { ...hers, isPublic: false }, false],
  ['stranger', 'change', { ...hers, isPublic: true }, false],
  ['stranger', 'read', { ...hers, isPublic: true }, true],
  ['stranger', 'like', { ...hers, isPublic: true }, true],
  ['stranger', 'read', { ...hers, isPublic: true, status: 'pending' }, false],
] as const;

it.each(TABLE)('%s may %s a picture that is %o: %s', (who, action, image, allowed) => {
  const userId = who === 'owner' ? owner.toHexString() : stranger;
  expect(can({ userId }, action, image)).toBe(allowed);
});
