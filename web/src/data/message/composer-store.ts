import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { loadDraft, saveDraft } from '../../lib/drafts.ts';
import { EMPTY, keep, restore, type Composer } from './composer.ts';

/** Message boxes by conversation. Outside of React: a send outlives the screen it began on. */
const store = createStore<Readonly<Record<string, Composer>>>(() => ({}));

/** Changes a message box and keeps it on this device, for this person. */
export function updateComposer(
  userId: string,
  conversationId: string,
  change: (state: Composer) => Composer,
): void {
  const before = readComposer(userId, conversationId);
  const after = change(before);
  if (after === before) return;
  store.setState({ [conversationId]: after });
  const { text, outgoing } = keep(after);
  saveDraft(userId, `chat:${conversationId}`, text);
  saveDraft(userId, `chat-outgoing:${conversationId}`, outgoing);
}

export function readComposer(userId: string, conversationId: string): Composer {
  return store.getState()[conversationId] ?? load(userId, conversationId);
}

/** True while a message of this conversation is on its way from this tab. */
export function isSending(conversationId: string): boolean {
  return (store.getState()[conversationId]?.sending ?? null) !== null;
}

function load(userId: string, conversationId: string): Composer {
  return restore({
    text: loadDraft(userId, `chat:${conversationId}`),
    outgoing: loadDraft(userId, `chat-outgoing:${conversationId}`),
  });
}

/** Forgets what was written here, on this device too. */
export function forgetComposer(userId: string, conversationId: string): void {
  updateComposer(userId, conversationId, () => EMPTY);
}

export function useComposer(userId: string, conversationId: string): Composer {
  useEffect(() => {
    if (store.getState()[conversationId]) return;
    store.setState({ [conversationId]: load(userId, conversationId) });
  }, [userId, conversationId]);
  return useStore(store, (boxes) => boxes[conversationId]) ?? EMPTY;
}
