const DAY_MS = 24 * 60 * 60 * 1_000;

export const KEY_LIVES = ['month', 'quarter', 'year', 'open'] as const;
export type KeyLife = (typeof KEY_LIVES)[number];

const DAYS: Record<Exclude<KeyLife, 'open'>, number> = { month: 30, quarter: 90, year: 365 };

/** The end of a key that is made now; null where only revoking ends it. */
export function keyEnd(life: KeyLife, now: Date): string | null {
  return life === 'open' ? null : new Date(now.getTime() + DAYS[life] * DAY_MS).toISOString();
}
