import { AppError } from '@vesper/core/errors';
import { User } from '@vesper/core/models/user';
import { TTLCache } from '@isaacs/ttlcache';

/** What changes is told, so this is the bound for what nobody heard of. */
const KEPT = { max: 50_000, ttl: 60_000 };

type Standing = 'adult' | 'unconfirmed' | 'locked' | 'gone';

/** Knows of accounts whether they may use what is for adults. */
export class Standings {
  readonly #kept = new TTLCache<string, 'adult'>(KEPT);
  #changes = 0;
  readonly #read: (userId: string) => Promise<Standing>;

  constructor(read: (userId: string) => Promise<Standing> = readStanding) {
    this.#read = read;
  }

  /**
   * Every call, every media byte and every socket that is not public asks this. Only adults are
   * kept: whoever confirms their age is let in by the next call, at every gateway.
   * @throws AppError `age_unverified`, `age_locked`, or `unauthorized` when there is no such account
   */
  async assertAdult(userId: string): Promise<void> {
    if (this.#kept.has(userId)) return;
    const changes = this.#changes;
    const standing = await this.#read(userId);
    if (standing === 'locked') throw new AppError('age_locked');
    if (standing === 'unconfirmed') throw new AppError('age_unverified');
    if (standing === 'gone') throw new AppError('unauthorized');
    // What was read before a change may be what was true before it.
    if (changes === this.#changes) this.#kept.set(userId, standing);
  }

  /** Forgets what is kept of an account, because it has changed. */
  forget(userId: string): void {
    this.#changes += 1;
    this.#kept.delete(userId);
  }
}

async function readStanding(userId: string): Promise<Standing> {
  const user = await User.findById(userId, { adultConfirmedAt: 1, lockedAt: 1 });
  if (!user) return 'gone';
  if (user.lockedAt) return 'locked';
  return user.adultConfirmedAt ? 'adult' : 'unconfirmed';
}
