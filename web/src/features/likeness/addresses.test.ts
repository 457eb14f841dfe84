import { LIMITS } from '@vesper/core/contract/limits';
import { describe, expect, it } from 'vitest';
import { createAddresses } from './addresses.ts';

/** A clock that stands until it is set, and a server that numbers its addresses. */
function setUp() {
  const clock = { now: 0 };
  let asked = 0;
  const refusals: Error[] = [];
  const ask = (): Promise<string> => {
    const refusal = refusals.shift();
    if (refusal) return Promise.reject(refusal);
    asked += 1;
    return Promise.resolve(`address ${asked}`);
  };
  return { clock, refusals, addresses: createAddresses(ask, () => clock.now) };
}

describe('the address of a file', () => {
  it('stays its own over retries', async () => {
    const { addresses } = setUp();
    await addresses.prepare('a');
    await addresses.prepare('a');
    expect(await addresses.of('a')).toBe('address 1');
  });

  it('is another one when the first has little time left', async () => {
    const { addresses, clock } = setUp();
    await addresses.prepare('a');
    clock.now = LIMITS.uploadUrlTtl - 1_000;
    await addresses.prepare('a');
    expect(await addresses.of('a')).toBe('address 2');
  });

  it('goes to the next file when its own was removed, but not when it was spent', async () => {
    const { addresses } = setUp();
    await addresses.prepare('a');
    await addresses.release('a');
    await addresses.prepare('b');
    expect(await addresses.of('b')).toBe('address 1');
    addresses.spent('b');
    await addresses.release('b');
    await addresses.prepare('c');
    expect(await addresses.of('c')).toBe('address 2');
  });

  it('says what the server refused, and asks again the next time', async () => {
    const { addresses, refusals } = setUp();
    refusals.push(new Error('too many'));
    await addresses.prepare('a');
    await expect(addresses.of('a')).rejects.toThrow('too many');
    await addresses.prepare('a');
    expect(await addresses.of('a')).toBe('address 1');
  });
});
