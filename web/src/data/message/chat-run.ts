import { DEFAULT_CONVERSATION_TITLE } from '@vesper/core/contract/brand';
import { LIMITS } from '@vesper/core/contract/limits';
import type { MessageView } from '@vesper/core/contract/message';
import { TOASTS } from '@vesper/core/contract/toasts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import {
  settledAs,
  type RunEnding,
  type RunHandling,
  type RunResult,
  type RunState,
} from '../../realtime/index.ts';
import { heldConversation, refreshConversations } from '../conversation/conversation-cache.ts';
import { refreshModels } from '../model/use-models.ts';
import { isSending } from './composer-store.ts';
import { messageApi } from './message-api.ts';
import { heldMessages, putMessages, syncMessages } from './message-cache.ts';
import { allMessages, isFinal } from './message-pages.ts';
import { awaitNext, stopWaiting } from './round.ts';

/** A run that writes a reply. */
export const chatRun: RunHandling = {
  fetchResult,
  started,
  ended: (run, how) => {
    const { runId, conversationId, nextSpeakerId: characterId } = run;
    if (conversationId) {
      awaitNext(conversationId, characterId ? { characterId, afterRunId: runId } : undefined);
    }
    inBackground(takeEnd(run, how));
  },
};

async function fetchResult({
  conversationId,
  messageId,
}: RunState): Promise<RunResult | 'missing' | null> {
  if (!conversationId || !messageId) return null;
  const { items } = await messageApi.list(conversationId, null, LIMITS.listMax);
  const message = items.find(({ id }) => id === messageId);
  if (message === undefined) return 'missing';
  const { status } = message;
  return status === 'pending' || status === 'streaming' ? null : settledAs(status, { message });
}

function started({ conversationId, messageId }: RunState): void {
  if (conversationId) stopWaiting(conversationId);
  // The first message names a conversation.
  const isUnnamed = (id: string) => heldConversation(id)?.title === DEFAULT_CONVERSATION_TITLE;
  if (conversationId && isUnnamed(conversationId)) {
    inBackground(refreshConversations(conversationId));
  }
  const data = conversationId ? heldMessages(conversationId) : undefined;
  if (!conversationId || !data) return;
  // A finished one is being written anew, from another tab.
  if (allMessages(data).some((message) => message.id === messageId && !isFinal(message))) return;
  // The answer to our own POST, when it is still on its way, brings both messages by itself.
  if (isSending(conversationId)) return;
  inBackground(syncMessages(conversationId));
}

/** Ends after which other models are there than before. */
const MODEL_FAILURES = ['model_away', 'model_gone'];

async function takeEnd(run: RunState, how: RunEnding): Promise<void> {
  const { conversationId } = run;
  if (MODEL_FAILURES.includes(run.failure?.code ?? '')) await refreshModels();
  if (!conversationId) return;
  const message = finalMessage(run, how);
  if (!message) await syncMessages(conversationId);
  else if (heldMessages(conversationId)) putMessages(conversationId, [message]);
  // Where the version before is back, so is what followed it.
  if (message && run.status !== 'completed') await syncMessages(conversationId, message.id);
  await refreshConversations(conversationId);
}

/** The finished message: as the event brought it, or what was held with the text of the run. */
function finalMessage(run: RunState, how: RunEnding): MessageView | undefined {
  if (how === 'gone' || !run.conversationId) return undefined;
  if (run.message) return run.message;
  const data = heldMessages(run.conversationId);
  const before = data && allMessages(data).find(({ id }) => id === run.messageId);
  if (!before || isFinal(before)) return before;
  if (run.status !== 'failed' && run.status !== 'stopped') return undefined;
  // Which version is shown after a failed rewrite, the server decides.
  if (before.variantCount > 1) return undefined;
  return { ...before, content: run.text || before.content, status: run.status };
}

/** Says why a reply was not written anew: the version before stands, so no bubble shows the reason. */
export function tellFailedRewrite(run: RunState, how: RunEnding): void {
  if (run.kind !== 'chat' || run.status !== 'failed') return;
  if (finalMessage(run, how)?.status === 'failed') return;
  const description = run.failure?.message ?? TOASTS.sendFailed.description;
  showToast({ title: TOASTS.sendFailed.title, description, kind: 'failure' });
}
