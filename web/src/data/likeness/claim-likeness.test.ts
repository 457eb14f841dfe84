import type { LikenessView } from '@vesper/core/contract/likeness';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { claimPatiently } from './claim-likeness.ts';

const PHOTO: LikenessView = {
  id: 'a'.repeat(24),
  runId: 'b'.repeat(24),
  status: 'pending',
  failure: null,
  imageUrl: null,
  thumbnailUrl: null,
  usedIn: [],
  uses: 0,
  firstPictureFree: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const pause = () => Promise.resolve();

it('asks again with the same key when no answer comes', async () => {
  const add = vi
    .fn<(address: string, key: string) => Promise<LikenessView>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new ApiError(503, 'Unavailable', ''))
    .mockResolvedValue(PHOTO);
  expect(await claimPatiently('address', add, pause)).toBe(PHOTO);
  expect(add).toHaveBeenCalledTimes(3);
  expect(new Set(add.mock.calls.map(([, key]) => key)).size).toBe(1);
});

it('takes a clear no at its first word', async () => {
  const no = new ApiError(409, 'Conflict', '{"message":"Full","code":"likeness_full"}');
  const add = vi
    .fn<(address: string, key: string) => Promise<LikenessView>>()
    .mockRejectedValue(no);
  await expect(claimPatiently('address', add, pause)).rejects.toBe(no);
  expect(add).toHaveBeenCalledTimes(1);
});
