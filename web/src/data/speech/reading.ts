import type { MessageView } from '@vesper/core/contract/message';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A message that is read aloud. */
interface Reading {
  messageId: string;
  text: string;
  /** Who says it, in a group. */
  speaker: MessageView['speaker'];
}

const store = createStore<{ reading: Reading | null }>(() => ({ reading: null }));

/** Reads a message aloud instead of whatever is being read. */
export function readAloud(reading: Reading): void {
  store.setState({ reading });
}

export function stopReading(): void {
  store.setState({ reading: null });
}

/** The message that is being read aloud. */
export const useReading = (): Reading | null => useStore(store, ({ reading }) => reading);

/** Tells if this message is being read aloud. */
export const useIsRead = (messageId: string): boolean =>
  useStore(store, ({ reading }) => reading?.messageId === messageId);
