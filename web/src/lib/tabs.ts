import { z } from 'zod';

/** A call that changed something, as the other tabs of this browser hear of it. */
const tabChange = z.object({ method: z.string(), path: z.string() });
export type TabChange = z.infer<typeof tabChange>;

const CHANNEL = 'vesper:changes';

let sender: BroadcastChannel | undefined;

/**
 * Tells the other tabs of this browser, unless the call only read. Where they cannot be told they
 * find out when they ask.
 */
export function tellTabs(change: TabChange): void {
  if (change.method === 'GET' || typeof BroadcastChannel === 'undefined') return;
  sender ??= new BroadcastChannel(CHANNEL);
  sender.postMessage(change);
}

/** Calls back for what other tabs changed. Returns the unsubscribe function. */
export function onTabChange(listener: (change: TabChange) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const receiver = new BroadcastChannel(CHANNEL);
  receiver.onmessage = ({ data }) => {
    const parsed = tabChange.safeParse(data);
    if (parsed.success) listener(parsed.data);
  };
  return () => receiver.close();
}
