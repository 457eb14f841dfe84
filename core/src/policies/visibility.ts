interface Visibility {
  hiddenAt?: Date | null | undefined;
  takenDownAt?: Date | null | undefined;
}

/** Filter for what no moderation keeps from everyone. */
export const NOT_HIDDEN = { hiddenAt: { $exists: false } } as const;

/** Filter for what its owner may still see. */
export const NOT_TAKEN_DOWN = { takenDownAt: { $exists: false } } as const;

/** Kept from everyone but its owner; what is taken down is hidden as well. */
export function isHidden({ hiddenAt, takenDownAt }: Visibility): boolean {
  return Boolean(hiddenAt ?? takenDownAt);
}

/** Kept from its owner, too. */
export function isTakenDown({ takenDownAt }: Visibility): boolean {
  return Boolean(takenDownAt);
}
