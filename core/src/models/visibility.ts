/**
 * Fields of everything that a moderator can take out of sight. Policies and public lists read them
 * through core/src/policies/visibility.ts, and the cases alone write them.
 */
export const VISIBILITY_FIELDS = {
  /** Nobody but its owner sees it, since then: held until decided, or hidden by a decision. */
  hiddenAt: { type: Date },
  /** Its owner does not see it either. */
  takenDownAt: { type: Date },
};
