const DAY_MS = 24 * 60 * 60 * 1_000;

export const SUSPENSIONS = ['day', 'week', 'month', 'open'] as const;
export type SuspensionLength = (typeof SUSPENSIONS)[number];

const DAYS: Record<Exclude<SuspensionLength, 'open'>, number> = { day: 1, week: 7, month: 30 };

/** The end of a suspension that begins now; null where somebody has to lift it. */
export function suspensionEnd(length: SuspensionLength, now: Date): string | null {
  if (length === 'open') return null;
  return new Date(now.getTime() + DAYS[length] * DAY_MS).toISOString();
}
