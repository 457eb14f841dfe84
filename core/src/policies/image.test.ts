import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { can } from './image.ts';

const owner = new Types.ObjectId();
const stranger = new Types.ObjectId().toHexString();
const at = new Date();
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
  ['stranger', 'read', { ...hers, isPublic: true, hiddenAt: at }, false],
  ['stranger', 'like', { ...hers, isPublic: true, hiddenAt: at }, false],
  ['owner', 'read', { ...hers, isPublic: true, hiddenAt: at }, true],
  ['owner', 'read', { ...hers, isPublic: true, hiddenAt: at, takenDownAt: at }, false],
  ['owner', 'change', { ...hers, isPublic: true, hiddenAt: at, takenDownAt: at }, false],
  ['owner', 'restore', { ...hers, isPublic: false, takenDownAt: at, trashedAt: at }, false],
  ['owner', 'restore', { ...hers, isPublic: false }, false],
  ['owner', 'read', { ...hers, isPublic: true, trashedAt: at }, false],
  ['owner', 'change', { ...hers, isPublic: true, trashedAt: at }, false],
  ['owner', 'like', { ...hers, isPublic: true, trashedAt: at }, false],
  ['owner', 'restore', { ...hers, isPublic: true, trashedAt: at }, true],
  ['stranger', 'read', { ...hers, isPublic: true, trashedAt: at }, false],
  ['stranger', 'restore', { ...hers, isPublic: true, trashedAt: at }, false],
] as const;

it.each(TABLE)('%s may %s a picture that is %o: %s', (who, action, image, allowed) => {
  const userId = who === 'owner' ? owner.toHexString() : stranger;
  expect(can({ userId }, action, image)).toBe(allowed);
});
