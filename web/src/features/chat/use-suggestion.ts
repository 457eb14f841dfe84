import { useEffect, useRef, useState } from 'react';
import { replyApi } from '../../data/message/reply-api.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';

export interface Suggestion {
  /** The model is thinking of a line. */
  busy: boolean;
  /** The box holds a suggested line as it came; `undo` brings back what was there before. */
  isShown: boolean;
  ask: () => void;
  /** Gives up asking. */
  cancel: () => void;
  undo: () => void;
}

/**
 * Fills the message box with what one could say next, thought of by the model. Never sends it.
 * Whoever writes on meanwhile is not interrupted: the suggestion is given up.
 */
export function useSuggestion(
  conversationId: string,
  text: string,
  onText: (text: string) => void,
): Suggestion {
  const [asking, setAsking] = useState<AbortController | null>(null);
  const [given, setGiven] = useState<{ line: string; draft: string } | null>(null);
  const latest = useRef({ text, onText });
  useEffect(() => {
    latest.current = { text, onText };
  });
  useEffect(() => () => asking?.abort(), [asking]);

  const ask = async (): Promise<void> => {
    const controller = new AbortController();
    const draft = text;
    setAsking(controller);
    try {
      const line = await replyApi.suggestLine(conversationId, controller.signal);
      if (controller.signal.aborted || latest.current.text !== draft) return;
      setGiven({ line, draft });
      latest.current.onText(line);
    } catch (error) {
      if (controller.signal.aborted) return;
      const description = serverMessage(error, 'No line could be suggested. Please try again.');
      showToast({ title: 'Error', description, kind: 'failure' });
    } finally {
      setAsking((current) => (current === controller ? null : current));
    }
  };

  return {
    busy: asking !== null,
    isShown: given !== null && given.line === text,
    ask: () => inBackground(ask()),
    cancel: () => asking?.abort(),
    undo: () => {
      if (!given) return;
      onText(given.draft);
      setGiven(null);
    },
  };
}
