import type { MessageView } from '@vesper/core/contract/message';
import { useCallback, useEffect } from 'react';
import { useConversationRunId, useStopping } from '../../realtime/index.ts';
import { updateComposer, useComposer } from './composer-store.ts';
import { edit, reconcile, remark, type Composer } from './composer.ts';
import type { MessageBoxProps } from './MessageBox.tsx';
import { sendMessage, stopReply, stopWhenStarted } from './send-message.ts';

type MessageBoxState = Readonly<{
  box: MessageBoxProps;
  sending: Composer['sending'];
  /** Says this again, whatever the box holds. */
  sendAgain: (content: string) => void;
}>;

/** The message box of one conversation: its text, what it may do now, and doing it. */
export function useMessageBox(
  userId: string,
  conversationId: string,
  messages: readonly MessageView[],
): MessageBoxState {
  const { text, notice, sending, stopWanted } = useComposer(userId, conversationId);
  const runId = useConversationRunId(conversationId);
  const stopping = useStopping(runId);
  const change = (how: (state: Composer) => Composer): void =>
    updateComposer(userId, conversationId, how);

  useEffect(() => {
    updateComposer(userId, conversationId, (state) => reconcile(state, messages));
  }, [userId, conversationId, messages]);

  const sendAgain = useCallback(
    (content: string) => void sendMessage({ userId, conversationId }, content),
    [userId, conversationId],
  );

  return {
    sending,
    sendAgain,
    box: {
      text,
      notice,
      sending: sending !== null,
      replying: runId !== undefined,
      stopping: stopping || stopWanted,
      onText: (next) => change((state) => edit(state, next)),
      onBusy: (words) => change((state) => remark(state, words)),
      onSend: () => void sendMessage({ userId, conversationId }),
      onStop: () => {
        if (runId === undefined) stopWhenStarted({ userId, conversationId });
        else void stopReply(runId);
      },
    },
  };
}
