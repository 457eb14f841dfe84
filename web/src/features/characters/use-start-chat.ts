import { TOASTS } from '@vesper/core/contract/toasts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../ui/toast-store.ts';
import { charactersApi } from './characters-api.ts';

/** Starts a conversation with a character and goes there. `starting` is whose button is busy. */
export function useStartChat() {
  const [starting, setStarting] = useState<string>();
  const navigate = useNavigate();
  const start = async (characterId: string): Promise<void> => {
    if (starting !== undefined) return;
    setStarting(characterId);
    try {
      const { id } = await charactersApi.startConversation(characterId);
      await navigate(`/chat/${id}`);
    } catch {
      showToast({ ...TOASTS.conversationCreateFailed, kind: 'failure' });
      setStarting(undefined);
    }
  };
  return { start: (characterId: string) => void start(characterId), starting };
}
