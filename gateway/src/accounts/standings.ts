import { isSuspended } from '@vesper/core/accounts/suspension';
import { assuredUntil } from '@vesper/core/accounts/age-assurance';
import type { Clock } from '@vesper/core/clock';
import type { ErrorCode } from '@vesper/core/contract/errors';
import { AppError } from '@vesper/core/errors';
import { User } from '@vesper/core/models/user';
import { TTLCache } from '@isaacs/ttlcache';

/** What changes is told, so this is the bound for what nobody heard of. */
const KEPT = { max: 50_000, ttl: 60_000 };

type Refused = 'unconfirmed' | 'locked' | 'suspended' | 'gone';

/** A confirmed adult, and until when a provider has vouched for the age; null: none has. */
export interface AdultStanding {
  assuredUntil: Date | null;
}
export type Standing = Refused | AdultStanding;

const REFUSALS: Record<Refused, ErrorCode> = {
  unconfirmed: 'age_unverified',
  locked: 'age_locked',
  suspended: 'suspended',
  gone: 'unauthorized',
};

/** Knows of accounts what they may use: all that is for adults, what is open at any age, or less. */
export class Standings {
  readonly #kept = new TTLCache<string, AdultStanding>(KEPT);
  #changes = 0;
  readonly #clock: Clock;
  readonly #read: (userId: string) => Promise<Standing>;

  constructor(clock: Clock, read: (userId: string) => Promise<Standing>) {
    this.#clock = clock;
    this.#read = read;
  }

  /**
   * Every call, every media byte and every socket that is not public asks this. Only adults are
   * kept: whoever confirms their age is let in by the next call, at every gateway.
   * @param need `assured`: a provider has to have vouched for the age, and not too long ago
   * @returns until when that holds by itself; null: until something changes
   * @throws AppError `age_unverified`, `age_locked`, `suspended`, or `unauthorized` when there is no
   *   such account
   */
  async assertAdult(userId: string, need: { assured: boolean }): Promise<Date | null> {
    const kept = this.#kept.get(userId);
    if (kept && (!need.assured || this.#isAssured(kept))) return endOf(kept, need);
    // Who is kept without a proof may have brought one since, to any gateway.
    const standing = await this.#look(userId);
    if (typeof standing === 'string') throw new AppError(REFUSALS[standing]);
    if (need.assured && !this.#isAssured(standing)) throw new AppError('age_unverified');
    return endOf(standing, need);
  }

  #isAssured({ assuredUntil: until }: AdultStanding): boolean {
    return until !== null && until > this.#clock.now();
  }

  /** For what is open at any age. @throws AppError `suspended` */
  async assertNotSuspended(userId: string): Promise<void> {
    if (this.#kept.has(userId)) return;
    if ((await this.#look(userId)) === 'suspended') throw new AppError('suspended');
  }

  async #look(userId: string): Promise<Standing> {
    const changes = this.#changes;
    const standing = await this.#read(userId);
    // What was read before a change may be what was true before it.
    const isAdult = typeof standing !== 'string';
    if (isAdult && changes === this.#changes) this.#kept.set(userId, standing);
    return standing;
  }

  /** Forgets what is kept of an account, because it has changed. */
  forget(userId: string): void {
    this.#changes += 1;
    this.#kept.delete(userId);
  }
}

const endOf = (standing: AdultStanding, need: { assured: boolean }): Date | null =>
  need.assured ? standing.assuredUntil : null;

/** The standing of an account at this time; a suspension goes before everything else. */
export async function readStanding(userId: string, now: Date): Promise<Standing> {
  const user = await User.findById(userId, {
    ...{ adultConfirmedAt: 1, lockedAt: 1, suspension: 1, ageAssurance: 1 },
  });
  if (!user) return 'gone';
  if (isSuspended(user, now)) return 'suspended';
  if (user.lockedAt) return 'locked';
  return user.adultConfirmedAt ? { assuredUntil: assuredUntil(user) } : 'unconfirmed';
}
