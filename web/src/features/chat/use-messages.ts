import { useInfiniteQuery } from '@tanstack/react-query';
import type { MessageView } from '@vesper/core/contract/message';
import { TOASTS } from '@vesper/core/contract/toasts';
import { useEffect } from 'react';
import { queryClient } from '../../lib/query.ts';
import { onTabChange } from '../../lib/tabs.ts';
import { onReady, onRunEnd, onRunStart, type RunState } from '../../realtime/index.ts';
import { showToast } from '../../ui/toast-store.ts';
import { chatApi } from './chat-api.ts';
import { isSending } from './composer-store.ts';
import {
  allMessages,
  dropMessage,
  isFinal,
  keepNewer,
  mergeNewest,
  upsertMessages,
  type MessagePages,
} from './message-pages.ts';
import { refreshConversations } from './use-conversations.ts';

/** A reply that nobody reports on (its run is unknown here) is asked about this often. */
const ORPHAN_EVERY = 4_000;

const NEWEST: string | null = null;

const keyOf = (id: string) => ['api', 'conversations', id, 'messages'] as const;

/** The messages of a conversation, oldest first, from the newest page backwards. */
export function useMessages(conversationId: string) {
  return useInfiniteQuery({
    queryKey: keyOf(conversationId),
    queryFn: ({ pageParam }) => chatApi.messages(conversationId, pageParam),
    initialPageParam: NEWEST,
    getNextPageParam: (page) => page.before,
    structuralSharing: keepNewer,
    select: allMessages,
  });
}

function held(conversationId: string): MessagePages | undefined {
  return queryClient.getQueryData<MessagePages>(keyOf(conversationId));
}

/** Puts messages into what is held, without asking the server. */
export function putMessages(conversationId: string, messages: readonly MessageView[]): void {
  queryClient.setQueryData<MessagePages>(keyOf(conversationId), (data) =>
    upsertMessages(
      data ?? { pages: [{ messages: [], before: null }], pageParams: [null] },
      messages,
    ),
  );
}

/** Takes a deleted message off the screen. */
export function removeMessage({
  conversationId,
  id,
}: Pick<MessageView, 'conversationId' | 'id'>): void {
  queryClient.setQueryData<MessagePages>(
    keyOf(conversationId),
    (data) => data && dropMessage(data, id),
  );
}

/** Fetches the newest page only and takes in what it says. Errors wait for the next occasion. */
export async function syncMessages(conversationId: string): Promise<void> {
  if (!held(conversationId)) return;
  const page = await chatApi.messages(conversationId, null).catch(() => null);
  if (!page) return;
  queryClient.setQueryData<MessagePages>(keyOf(conversationId), (data) => mergeNewest(data, page));
}

/** Keeps the cache in step with runs of this tab, of others and of other devices. */
export function useMessageEvents(conversationId: string | undefined): void {
  useEffect(() => {
    const stops = [
      onRunStart((run) => {
        if (run.kind === 'chat') takeStart(run);
      }),
      onRunEnd((run, how) => {
        if (run.kind === 'chat') void takeEnd(run, how);
      }),
      onReady(() => {
        if (conversationId) void syncMessages(conversationId);
      }),
      onTabChange(({ method, path }) => {
        const id = /^\/api\/messages\/(\w+)/.exec(path)?.[1];
        if (!conversationId || id === undefined) return;
        if (method === 'DELETE') removeMessage({ conversationId, id });
        else void syncMessages(conversationId);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [conversationId]);

  // What is held may be from before the last visit; the newest page brings it up to date.
  useEffect(() => {
    if (conversationId) void syncMessages(conversationId);
  }, [conversationId]);
}

function takeStart({ conversationId, messageId }: RunState): void {
  const data = conversationId ? held(conversationId) : undefined;
  if (!conversationId || !data) return;
  // A finished one is being written anew, from another tab.
  if (allMessages(data).some((message) => message.id === messageId && !isFinal(message))) return;
  // The answer to our own POST, when it is still on its way, brings both messages by itself.
  if (isSending(conversationId)) return;
  void syncMessages(conversationId);
}

async function takeEnd(run: RunState, how: 'event' | 'gone'): Promise<void> {
  const { conversationId } = run;
  if (!conversationId) return;
  const message = how === 'event' ? finalMessage(run, conversationId) : undefined;
  if (message) putMessages(conversationId, [message]);
  else await syncMessages(conversationId);
  if (run.status === 'failed' && message?.status !== 'failed') {
    // The version before stands again, so the reason has no bubble to stand in.
    const description = run.failure?.message ?? TOASTS.sendFailed.description;
    showToast({ title: TOASTS.sendFailed.title, description, kind: 'failure' });
  }
  await refreshConversations(conversationId);
}

/** The finished message: as the event brought it, or what was held with the text of the run. */
function finalMessage(run: RunState, conversationId: string): MessageView | undefined {
  if (run.message) return run.message;
  const data = held(conversationId);
  const before = data && allMessages(data).find(({ id }) => id === run.messageId);
  if (!before || isFinal(before)) return before;
  if (run.status !== 'failed' && run.status !== 'stopped') return undefined;
  // Which version is shown after a failed rewrite, the server decides.
  if (before.variantCount > 1) return undefined;
  return { ...before, content: run.text || before.content, status: run.status };
}

/** Asks about a reply that is being written by a run unknown here, until it is known or done. */
export function useOrphanWatch(conversationId: string, orphaned: boolean): void {
  useEffect(() => {
    if (!orphaned) return;
    const timer = setInterval(() => void syncMessages(conversationId), ORPHAN_EVERY);
    return () => clearInterval(timer);
  }, [conversationId, orphaned]);
}
