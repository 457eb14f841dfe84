import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { createKeyring } from './keyring.ts';

const order = { prompt: 'a lighthouse', size: '1024x1024', quality: 'hd', style: 'vivid' } as const;

function numbered() {
  let last = 0;
  return createKeyring(() => `key-${(last += 1)}`);
}

describe('keys of orders', () => {
  it('stay the same when no answer came', () => {
    const keys = numbered();
    const first = keys.keyFor(order);
    keys.failed(new TypeError('Failed to fetch'));
    expect(keys.keyFor(order)).toBe(first);
  });

  it('stay the same when the server broke or is still at it', () => {
    const keys = numbered();
    const first = keys.keyFor(order);
    keys.failed(new ApiError(503, '', '{"message":"x","code":"unavailable"}'));
    keys.failed(new ApiError(409, '', '{"message":"x","code":"request_in_flight"}'));
    expect(keys.keyFor(order)).toBe(first);
  });

  it('are new after a clear answer', () => {
    const keys = numbered();
    const first = keys.keyFor(order);
    keys.settle();
    const second = keys.keyFor(order);
    expect(second).not.toBe(first);
    keys.failed(new ApiError(402, '', '{"message":"x","code":"insufficient_tokens"}'));
    expect(keys.keyFor(order)).not.toBe(second);
  });

  it('are new for another order', () => {
    const keys = numbered();
    const first = keys.keyFor(order);
    expect(keys.keyFor({ ...order, style: 'natural' })).not.toBe(first);
  });
});
