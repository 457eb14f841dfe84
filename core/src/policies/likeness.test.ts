import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { LIKENESS_STATUSES } from '../contract/likeness.ts';
import { can } from './likeness.ts';

const userId = new Types.ObjectId();
const owner = { userId: userId.toHexString() };
const stranger = { userId: new Types.ObjectId().toHexString() };

it.each(LIKENESS_STATUSES)('a photo that is %s is for nobody but its owner', (status) => {
  for (const action of ['read', 'use', 'remove'] as const) {
    expect(can(stranger, action, { userId, status })).toBe(false);
  }
  expect(can(owner, 'remove', { userId, status })).toBe(true);
});

it('a photo that was stopped can be removed, and nothing else', () => {
  for (const status of LIKENESS_STATUSES) {
    expect(can(owner, 'read', { userId, status })).toBe(status !== 'stopped');
    expect(can(owner, 'use', { userId, status })).toBe(status !== 'stopped');
  }
});
