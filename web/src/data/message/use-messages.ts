import type { MessageView } from '@vesper/core/contract/message';
import { useEffect } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { usePagedList } from '../../lib/paged-list.ts';
import { onTabChange } from '../../lib/tabs.ts';
import { onReady, onRunEnd } from '../../realtime/index.ts';
import { tellFailedRewrite } from './chat-run.ts';
import { messageApi } from './message-api.ts';
import { heldMessages, messagesKey, removeMessage, syncMessages } from './message-cache.ts';
import { allMessages, keepNewer } from './message-pages.ts';

/** A reply that nobody reports on (its run is unknown here) is asked about this often. */
const ORPHAN_POLL_MS = 4_000;

/** The messages of a conversation, oldest first, from the newest page backwards. */
export function useMessages(conversationId: string) {
  return usePagedList<MessageView>({
    queryKey: messagesKey(conversationId),
    fetchPage: (before) => messageApi.list(conversationId, before),
    structuralSharing: keepNewer,
    select: allMessages,
  });
}

/** Keeps the open conversation in step with other tabs and with what a lost connection missed. */
export function useMessageEvents(conversationId: string | undefined): void {
  useEffect(() => {
    const sync = (since?: string): void => {
      if (conversationId) inBackground(syncMessages(conversationId, since));
    };
    // What is held may be from before the last visit; the newest page brings it up to date.
    sync();
    const stops = [
      onRunEnd(tellFailedRewrite),
      onReady(() => sync()),
      onTabChange(({ method, path }) => {
        const id = /^\/api\/messages\/(\w+)/.exec(path)?.[1];
        if (!conversationId || id === undefined) return;
        if (method === 'DELETE') removeMessage({ conversationId, id });
        else sync(isHeld(conversationId, id) ? id : undefined);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [conversationId]);
}

function isHeld(conversationId: string, id: string): boolean {
  const held = heldMessages(conversationId);
  return held !== undefined && allMessages(held).some((message) => message.id === id);
}

/** Asks about a reply that is being written by a run unknown here, until it is known or done. */
export function useOrphanWatch(conversationId: string, orphaned: boolean): void {
  useEffect(() => {
    if (!orphaned) return;
    const ask = (): void => inBackground(syncMessages(conversationId));
    const timer = setInterval(ask, ORPHAN_POLL_MS);
    return () => clearInterval(timer);
  }, [conversationId, orphaned]);
}
