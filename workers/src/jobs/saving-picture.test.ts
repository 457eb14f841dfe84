import { expect, it } from 'vitest';
import { saving } from './saving-picture.ts';

const failing = (fields: object) => () => Promise.reject(Object.assign(new Error('no'), fields));

it.each([
  ['a full disk', { code: 'ENOSPC' }, false],
  ['a full S3 server', { code: 'XMinioStorageFull', statusCode: 507 }, false],
  ['another full S3 server', { statusCode: 507 }, false],
  ['a server that fails', { code: 'InternalError', statusCode: 500 }, true],
])(
  'a picture that is not stored says so, and is tried again unless for %s',
  async (_, err, retryable) => {
    await expect(saving(failing(err))).rejects.toMatchObject({ code: 'not_saved', retryable });
  },
);

it('what was stored is passed on', async () => {
  expect(await saving(async () => 'stored')).toBe('stored');
});
