import { createStore } from 'zustand/vanilla';

/** Who is to answer the next message, by conversation; nobody where the turn order says. */
const store = createStore<Readonly<Record<string, string | undefined>>>(() => ({}));

export const chosenSpeaker = (conversationId: string): string | undefined =>
  store.getState()[conversationId];

export function chooseSpeaker(conversationId: string, characterId: string | undefined): void {
  store.setState({ [conversationId]: characterId });
}
