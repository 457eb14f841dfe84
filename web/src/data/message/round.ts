import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Who begins is known at once; one who has not begun by then does not. */
const PATIENCE_MS = 4_000;

/** Who speaks next in a round, and the run before, by which the rest of it can be stopped. */
type NextTurn = Readonly<{ characterId: string; afterRunId: string }>;

/** By conversation. */
const store = createStore<Readonly<Record<string, NextTurn | undefined>>>(() => ({}));
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Keeps a round together between two of its replies, so that nothing on screen takes it for over. */
export function awaitNext(conversationId: string, next: NextTurn | undefined): void {
  stopWaiting(conversationId);
  store.setState({ [conversationId]: next });
  if (!next) return;
  const giveUp = (): void => store.setState({ [conversationId]: undefined });
  timers.set(conversationId, setTimeout(giveUp, PATIENCE_MS));
}

/** The next one has begun: the end of that reply says who comes then. */
export function stopWaiting(conversationId: string): void {
  clearTimeout(timers.get(conversationId));
  timers.delete(conversationId);
}

/** The one who is about to speak in a round; undefined when nobody is. */
export const useNextTurn = (conversationId: string): NextTurn | undefined =>
  useStore(store, (next) => next[conversationId]);
