import { ERRORS } from '@vesper/core/contract/errors';
import type { MessageView } from '@vesper/core/contract/message';
import { useEffect } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { useIsWaiting, useOpenRunId, useStopping } from '../../realtime/index.ts';
import { useUsedUp } from '../../data/plan/use-used-up.ts';
import { updateComposer, useComposer } from '../../data/message/composer-store.ts';
import { edit, reconcile, remark, wantStop, type Composer } from '../../data/message/composer.ts';
import { isFinal } from '../../data/message/message-pages.ts';
import { awaitNext, useNextTurn } from '../../data/message/round.ts';
import type { MessageBoxProps } from './MessageBox.tsx';
import { askPicture, sendMessage, stopReply } from '../../data/message/send-message.ts';

type MessageBoxState = Readonly<{
  box: MessageBoxProps;
  sending: Composer['sending'];
  /** The reply waits for a busy model. */
  waiting: boolean;
  /** The newest reply is unfinished and no run known here writes it. */
  orphaned: boolean;
  /** Sends these words at once; what stands in the box stays there. */
  onStart: (words: string) => void;
}>;

/** The message box of one conversation: its text, what it may do now, and doing it. */
export function useMessageBox(
  userId: string,
  conversationId: string,
  messages: readonly MessageView[],
): MessageBoxState {
  const { text, notice, sending, stopWanted, adding } = useComposer(userId, conversationId);
  const runId = useOpenRunId('conversationId', conversationId);
  const next = useNextTurn(conversationId);
  const stopping = useStopping(runId);
  const waiting = useIsWaiting(runId);
  const usedUp = useUsedUp('messages');
  const unfinished = messages.some((message) => !isFinal(message));
  const change = (how: (state: Composer) => Composer): void =>
    updateComposer(userId, conversationId, how);

  useEffect(() => {
    updateComposer(userId, conversationId, (state) => reconcile(state, messages));
  }, [userId, conversationId, messages]);

  // Stop was pressed before this tab knew the run: while sending, or just after a reload.
  useEffect(() => {
    if (!stopWanted || runId === undefined) return;
    updateComposer(userId, conversationId, (state) => wantStop(state, false));
    inBackground(stopReply(runId));
  }, [userId, conversationId, stopWanted, runId]);

  return {
    sending,
    waiting,
    orphaned: unfinished && runId === undefined,
    onStart: (words) => {
      change((state) => edit(state, words));
      inBackground(sendMessage({ userId, conversationId }));
      change((state) => edit(state, text));
    },
    box: {
      text,
      // Said before the press too; what a press was answered with comes first.
      notice: notice ?? (usedUp === undefined ? null : { text: usedUp, retry: false, plans: true }),
      sending: sending !== null,
      adding: adding > 0,
      replying: runId !== undefined || unfinished || next !== undefined,
      stopping: stopping || stopWanted,
      onText: (next) => change((state) => edit(state, next)),
      onSend: () => {
        if (runId === undefined) inBackground(sendMessage({ userId, conversationId }));
        else change((state) => remark(state, ERRORS.conversation_busy[1]));
      },
      onAskPicture: () => {
        if (runId === undefined) inBackground(askPicture({ userId, conversationId }));
        else change((state) => remark(state, ERRORS.conversation_busy[1]));
      },
      onStop: () => {
        if (runId !== undefined) inBackground(stopReply(runId));
        else if (next) {
          awaitNext(conversationId, undefined);
          inBackground(stopReply(next.afterRunId));
        } else change((state) => wantStop(state, true));
      },
    },
  };
}
