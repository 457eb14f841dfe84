import { z } from 'zod';

const HOUR_MS = 3_600_000;

/** How long a talk rests before the companion writes by itself, if it is asked to. */
export const FIRST_WORD_WAITS = {
  hours: { label: 'After 4 hours', ms: 4 * HOUR_MS },
  day: { label: 'After a day', ms: 24 * HOUR_MS },
  days: { label: 'After 3 days', ms: 72 * HOUR_MS },
} as const;
export type FirstWordWait = keyof typeof FIRST_WORD_WAITS;

/** Hours of the member's own clock between which no companion writes by itself. */
export const QUIET_HOURS = { from: 22, until: 9 } as const;

/** Messages that companions write by themselves to one member in a day. */
export const FIRST_WORDS_PER_DAY = 3;

/** Who was here last so long ago is not written to. */
export const FIRST_WORD_AWAY_MS = 14 * 24 * HOUR_MS;

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A wish to be written to: after which rest, and in which time zone the member sleeps. */
export const firstWord = z.strictObject({
  after: z.enum(['hours', 'day', 'days'] satisfies readonly FirstWordWait[]),
  zone: z
    .string()
    .max(60)
    .refine(isZone, 'This is no time zone.')
    .meta({ examples: ['Europe/Paris'] }),
});
