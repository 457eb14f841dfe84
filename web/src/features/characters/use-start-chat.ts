import { TOASTS } from '@vesper/core/contract/toasts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { openConversation } from '../../data/conversation/open-conversation.ts';

/** Starts a conversation with a character and goes there. `starting` is whose button is busy. */
export function useStartChat() {
  const [starting, setStarting] = useState<string>();
  const navigate = useNavigate();
  const start = async (characterId: string): Promise<void> => {
    if (starting !== undefined) return;
    setStarting(characterId);
    try {
      const { id } = await openConversation(characterId);
      await navigate(`/chat/${id}`);
    } catch {
      showToast({ ...TOASTS.conversationCreateFailed, kind: 'failure' });
      setStarting(undefined);
    }
  };
  return { start: (characterId: string) => inBackground(start(characterId)), starting };
}
