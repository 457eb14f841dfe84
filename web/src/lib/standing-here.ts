import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What the place is where this browser is: open, closed, or open to those who have proved their age. */
type StandingHere = 'open' | 'closed' | 'unproven';

const BY_CODE: Record<string, StandingHere> = {
  region_closed: 'closed',
  age_unverified: 'unproven',
};

const standingStore = createStore<{ standing: StandingHere }>(() => ({ standing: 'open' }));

/** Notes what the code of a refusal says of it. */
export function noteStanding(code: string): void {
  const standing = BY_CODE[code];
  if (standing) standingStore.setState({ standing });
}

/** Takes the place for open until an answer says again that it is not. */
export function askAnew(): void {
  standingStore.setState({ standing: 'open' });
}

/**
 * Open until an answer has said otherwise; a reload asks anew. `unproven` is also what an account is
 * that has not yet said to be an adult: whoever shows screens looks at that first.
 */
export function useStandingHere(): StandingHere {
  return useStore(standingStore, ({ standing }) => standing);
}
