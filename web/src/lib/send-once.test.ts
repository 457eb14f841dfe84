import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createSendOnce } from './send-once.ts';

const order = { prompt: 'a lighthouse', size: '1024x1024', quality: 'hd', style: 'vivid' } as const;

function numbered() {
  let last = 0;
  const sendOnce = createSendOnce(() => `key-${(last += 1)}`);
  return {
    /** The key under which the request is sent. */
    succeed: (request: unknown = order) => sendOnce(request, async (key) => key),
    async fail(error: Error, request: unknown = order): Promise<string> {
      let sent = '';
      const send = async (key: string) => {
        sent = key;
        throw error;
      };
      await expect(sendOnce(request, send)).rejects.toBe(error);
      return sent;
    },
  };
}

it('the key stays the same when no answer came', async () => {
  const { fail, succeed } = numbered();
  const first = await fail(new TypeError('Failed to fetch'));
  expect(await succeed()).toBe(first);
});

it('the key stays the same when the server broke or is still at it', async () => {
  const { fail, succeed } = numbered();
  const first = await fail(new ApiError(503, '', '{"message":"x","code":"unavailable"}'));
  const second = await fail(new ApiError(409, '', '{"message":"x","code":"request_in_flight"}'));
  expect([second, await succeed()]).toEqual([first, first]);
});

it('the key is new after a clear answer', async () => {
  const { fail, succeed } = numbered();
  const first = await succeed();
  const second = await fail(new ApiError(402, '', '{"message":"x","code":"insufficient_tokens"}'));
  const third = await succeed();
  expect(new Set([first, second, third]).size).toBe(3);
});

it('the key is new for another request', async () => {
  const { fail, succeed } = numbered();
  const first = await fail(new TypeError('Failed to fetch'));
  expect(await succeed({ ...order, style: 'natural' })).not.toBe(first);
});
