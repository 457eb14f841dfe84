import { DEFAULT_CONVERSATION_TITLE } from '@vesper/core/contract/brand';
import { TOASTS } from '@vesper/core/contract/toasts';
import { useNavigate } from 'react-router';
import { conversationApi } from '../../data/conversation/conversation-api.ts';
import { putConversation } from '../../data/conversation/conversation-cache.ts';
import { writeImagePrompt } from '../../data/image/image-draft.ts';
import { updateComposer } from '../../data/message/composer-store.ts';
import { edit } from '../../data/message/composer.ts';
import { sendMessage } from '../../data/message/send-message.ts';
import { useDraft } from '../../lib/drafts.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useBusy } from '../../lib/use-busy.ts';

/** The text of the box and the two ways on: said to a companion, or taken to the generator. */
export function useAsk(userId: string) {
  const [text, setText] = useDraft(userId, 'ask');
  const navigate = useNavigate();
  const [busy, whileBusy] = useBusy();

  /** Sends it as the first message of a new talk; without a text, opens the chat. */
  const talk = async (): Promise<void> => {
    if (text.trim() === '') {
      await navigate('/chat');
      return;
    }
    try {
      const conversation = await conversationApi.create({ title: DEFAULT_CONVERSATION_TITLE });
      putConversation(conversation);
      const conversationId = conversation.id;
      updateComposer(userId, conversationId, (state) => edit(state, text));
      setText('');
      inBackground(sendMessage({ userId, conversationId }));
      await navigate(`/chat/${conversationId}`);
    } catch {
      showToast({ ...TOASTS.conversationCreateFailed, kind: 'failure' });
    }
  };

  /** Nothing is painted, and no token spent, before Generate is pressed there. */
  const paint = (): void => {
    if (text.trim() !== '') writeImagePrompt(userId, text.trim());
    setText('');
    inBackground(navigate('/generator'));
  };

  return { text, setText, busy, paint, talk: () => whileBusy(talk) };
}
