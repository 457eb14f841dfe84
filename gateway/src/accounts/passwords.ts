import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '@vesper/core/semaphore';

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane; about 26 ms on a server core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = '$argon2id$v=19$m=19456,t=2,p=1$';

/** False for accounts that have no password, and are entered another way or not at all. */
export function isPasswordHash(text: string): boolean {
  return text.startsWith('$argon2');
}

/**
 * Hashing is the most expensive thing a stranger can ask for: it runs on as many of libuv's four
 * threads as there are cores, and 50 may wait (about a second), so that other routes stay quick.
 */
export class Passwords {
  readonly #turns = new Semaphore(Math.min(4, availableParallelism()), 50);
  readonly #dummy = hash('verified when there is no such account', COST);

  hash(password: string): Promise<string> {
    return this.#turns.run(() => hash(password, COST));
  }

  /**
   * Tells if the password is the account's. Without an account the same work is done on a dummy,
   * so that the time of the answer does not tell if the account exists.
   */
  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    const hasOne = passwordHash !== undefined && isPasswordHash(passwordHash);
    const expected = hasOne ? passwordHash : await this.#dummy;
    const matches = await this.#turns.run(() => verify(expected, password));
    return matches && hasOne;
  }

  /** True when a stored hash was made with other costs than today's. */
  isOutdated(passwordHash: string): boolean {
    return !passwordHash.startsWith(CURRENT);
  }
}
