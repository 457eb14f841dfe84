import { z } from 'zod';

/** A call that changed something, as the other tabs of this browser hear of it. */
const tabChange = z.object({ method: z.string(), path: z.string() });
export type TabChange = z.infer<typeof tabChange>;

let channel: BroadcastChannel | undefined;

/** One for sending and hearing: a channel is not told what it says itself. */
function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('vesper:changes');
  return channel;
}

/**
 * Tells the other tabs of this browser, unless the call only read. Where they cannot be told they
 * find out when they ask.
 */
export function tellTabs(change: TabChange): void {
  if (change.method !== 'GET') open()?.postMessage(change);
}

/** Calls back for what other tabs changed. Returns the unsubscribe function. */
export function onTabChange(listener: (change: TabChange) => void): () => void {
  const hear = ({ data }: MessageEvent): void => {
    const parsed = tabChange.safeParse(data);
    if (parsed.success) listener(parsed.data);
  };
  open()?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
