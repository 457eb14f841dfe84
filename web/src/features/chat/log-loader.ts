import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { inBackground } from '../../lib/in-background.ts';
import type * as Late from './LogBody.tsx';

/** `undefined` while it is being loaded; null when it could not be. */
const store = createStore<{ late: typeof Late | null | undefined }>(() => ({ late: undefined }));

/** Fetches what draws messages; to be asked again when that has failed. */
export async function loadLogBody(): Promise<void> {
  store.setState({ late: undefined });
  store.setState({ late: await import('./LogBody.tsx').catch(() => null) });
}

// As soon as the screen's code is there, beside the reading of the messages, so that its weight
// delays no first view.
inBackground(loadLogBody());

/** What draws messages, Markdown and all. */
export function useLateLog(): typeof Late | null | undefined {
  return useStore(store, ({ late }) => late);
}
