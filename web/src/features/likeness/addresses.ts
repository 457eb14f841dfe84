import { LIMITS } from '@vesper/core/contract/limits';

/** An address is not begun with when less than this is left of its five minutes. */
const MARGIN_MS = 45_000;

interface Address {
  url: string;
  askedAt: number;
}

/**
 * Gives each file the address it is sent to. An address is good for five minutes and one photo, and
 * only few may be asked for: a file keeps its own over retries, and one that a removed file leaves
 * is given on.
 */
export function createAddresses(ask: () => Promise<string>, now: () => number = Date.now) {
  const held = new Map<string, Promise<Address>>();
  let free: Address[] = [];

  const isFresh = ({ askedAt }: Address): boolean =>
    now() - askedAt < LIMITS.uploadUrlTtl - MARGIN_MS;

  async function another(): Promise<Address> {
    free = free.filter(isFresh);
    const askedAt = now();
    return free.shift() ?? { url: await ask(), askedAt };
  }

  async function renewed(kept: Promise<Address> | undefined): Promise<Address> {
    const address = await kept?.catch(() => undefined);
    return address && isFresh(address) ? address : another();
  }

  return {
    /** Makes sure of an address for a file that is about to be sent. Never rejects. */
    async prepare(fileId: string): Promise<void> {
      const address = renewed(held.get(fileId));
      held.set(fileId, address);
      await address.catch(() => undefined);
    },
    /** The address made sure of. @throws what the server answered instead */
    async of(fileId: string): Promise<string> {
      const address = await held.get(fileId);
      if (!address) throw new Error('This file was not prepared.');
      return address.url;
    },
    /** It was used, or the server wants no more of it. */
    spent(fileId: string): void {
      held.delete(fileId);
    },
    /** The file went without having used it. */
    async release(fileId: string): Promise<void> {
      const address = await held.get(fileId)?.catch(() => undefined);
      held.delete(fileId);
      if (address) free.push(address);
    },
  };
}
