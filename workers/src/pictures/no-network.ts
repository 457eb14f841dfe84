import { readFile } from 'node:fs/promises';
import { Socket } from 'node:net';

const refuse = (): never => {
  throw new Error('This process may not use the network.');
};

/**
 * Takes the network from this process, as far as JavaScript can: a library that wants to fetch
 * something of its own fails. What reads models by `fetch` gets files of this machine instead.
 * Native code is not held by it: containers deny what is left (docs/operations.md).
 */
export function dropNetwork(): void {
  Socket.prototype.connect = refuse;
  globalThis.fetch = async (address) => {
    const url = new URL(address instanceof Request ? address.url : address);
    return url.protocol === 'file:' ? new Response(await readFile(url)) : refuse();
  };
}
