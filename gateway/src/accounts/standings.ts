import { isSuspended } from '@vesper/core/accounts/suspension';
import type { ErrorCode } from '@vesper/core/contract/errors';
import { AppError } from '@vesper/core/errors';
import { User } from '@vesper/core/models/user';
import { TTLCache } from '@isaacs/ttlcache';

/** What changes is told, so this is the bound for what nobody heard of. */
const KEPT = { max: 50_000, ttl: 60_000 };

type Standing = 'adult' | 'unconfirmed' | 'locked' | 'suspended' | 'gone';

const REFUSALS: Record<Exclude<Standing, 'adult'>, ErrorCode> = {
  unconfirmed: 'age_unverified',
  locked: 'age_locked',
  suspended: 'suspended',
  gone: 'unauthorized',
};

/** Knows of accounts what they may use: all that is for adults, what is open at any age, or less. */
export class Standings {
  readonly #kept = new TTLCache<string, 'adult'>(KEPT);
  #changes = 0;
  readonly #read: (userId: string) => Promise<Standing>;

  constructor(read: (userId: string) => Promise<Standing>) {
    this.#read = read;
  }

  /**
   * Every call, every media byte and every socket that is not public asks this. Only adults are
   * kept: whoever confirms their age is let in by the next call, at every gateway.
   * @throws AppError `age_unverified`, `age_locked`, `suspended`, or `unauthorized` when there is no
   *   such account
   */
  async assertAdult(userId: string): Promise<void> {
    const standing = await this.#standingOf(userId);
    if (standing !== 'adult') throw new AppError(REFUSALS[standing]);
  }

  /** For what is open at any age. @throws AppError `suspended` */
  async assertNotSuspended(userId: string): Promise<void> {
    if ((await this.#standingOf(userId)) === 'suspended') throw new AppError('suspended');
  }

  async #standingOf(userId: string): Promise<Standing> {
    const kept = this.#kept.get(userId);
    if (kept) return kept;
    const changes = this.#changes;
    const standing = await this.#read(userId);
    // What was read before a change may be what was true before it.
    if (standing === 'adult' && changes === this.#changes) this.#kept.set(userId, standing);
    return standing;
  }

  /** Forgets what is kept of an account, because it has changed. */
  forget(userId: string): void {
    this.#changes += 1;
    this.#kept.delete(userId);
  }
}

/** The standing of an account at this time; a suspension goes before everything else. */
export async function readStanding(userId: string, now: Date): Promise<Standing> {
  const user = await User.findById(userId, { adultConfirmedAt: 1, lockedAt: 1, suspension: 1 });
  if (!user) return 'gone';
  if (isSuspended(user, now)) return 'suspended';
  if (user.lockedAt) return 'locked';
  return user.adultConfirmedAt ? 'adult' : 'unconfirmed';
}
