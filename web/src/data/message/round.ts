import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Who begins is known at once; one who has not begun by then does not. */
const PATIENCE_MS = 4_000;

/** In a round of a group, the one who speaks after the reply that is there, by conversation. */
const store = createStore<Readonly<Record<string, string | undefined>>>(() => ({}));
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Keeps a round together between two of its replies, so that nothing on screen takes it for over. */
export function awaitNext(conversationId: string, characterId: string | undefined): void {
  stopWaiting(conversationId);
  if (store.getState()[conversationId] !== characterId) {
    store.setState({ [conversationId]: characterId });
  }
  if (characterId === undefined) return;
  const giveUp = (): void => store.setState({ [conversationId]: undefined });
  timers.set(conversationId, setTimeout(giveUp, PATIENCE_MS));
}

/** The next one has begun: the end of that reply says who comes then. */
export function stopWaiting(conversationId: string): void {
  clearTimeout(timers.get(conversationId));
  timers.delete(conversationId);
}

/** The character who is about to speak in a round; undefined when nobody is. */
export const useNextInRound = (conversationId: string): string | undefined =>
  useStore(store, (next) => next[conversationId]);
