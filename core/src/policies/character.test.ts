import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { can } from './character.ts';

const owner = new Types.ObjectId();
const stranger = new Types.ObjectId().toHexString();

/** [who, action, is it public, allowed] */
const TABLE = [
  ['owner', 'read', false, true],
  ['owner', 'read', true, true],
  ['owner', 'change', false, true],
  ['owner', 'change', true, true],
  ['stranger', 'read', false, false],
  ['stranger', 'read', true, true],
  ['stranger', 'change', false, false],
  ['stranger', 'change', true, false],
] as const;

it.each(TABLE)(
  '%s may %s a character whose isPublic is %s: %s',
  (who, action, isPublic, allowed) => {
    const userId = who === 'owner' ? owner.toHexString() : stranger;
    expect(can({ userId }, action, { userId: owner, isPublic })).toBe(allowed);
  },
);
