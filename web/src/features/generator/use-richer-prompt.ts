import { useEffect, useState } from 'react';
import { imageApi } from '../../data/image/image-api.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';

const FAILED = 'No better words came this time. Please try again.';
const NOTHING_NEW = 'These words say it all already.';

export interface RicherPrompt {
  busy: boolean;
  /** What is suggested, as far as it was changed by hand. */
  suggestion: string | null;
  /** Why there is none. */
  problem: string | null;
  /** Whether the words were taken and can be given back. */
  canUndo: boolean;
  ask: () => void;
  change: (text: string) => void;
  take: () => void;
  leave: () => void;
  undo: () => void;
}

/** Asks for the same picture in richer words. One's own stay as they are until the others are taken. */
export function useRicherPrompt(prompt: string, onPrompt: (prompt: string) => void): RicherPrompt {
  const [asking, setAsking] = useState<AbortController | null>(null);
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [taken, setTaken] = useState<{ before: string; after: string } | null>(null);
  useEffect(() => () => asking?.abort(), [asking]);

  const ask = async (): Promise<void> => {
    const controller = new AbortController();
    setAsking(controller);
    setProblem(null);
    try {
      const richer = await imageApi.enrich(prompt.trim(), controller.signal);
      if (controller.signal.aborted) return;
      setSuggestion(richer === prompt.trim() ? null : richer);
      if (richer === prompt.trim()) setProblem(NOTHING_NEW);
    } catch (error) {
      if (!controller.signal.aborted) setProblem(serverMessage(error, FAILED));
    } finally {
      setAsking((current) => (current === controller ? null : current));
    }
  };

  const leave = (): void => {
    asking?.abort();
    setAsking(null);
    setSuggestion(null);
    setProblem(null);
  };

  return {
    busy: asking !== null,
    suggestion,
    problem,
    canUndo: taken !== null && taken.after === prompt,
    ask: () => inBackground(ask()),
    change: setSuggestion,
    take: () => {
      if (suggestion === null || suggestion.trim() === '') return;
      setTaken({ before: prompt, after: suggestion });
      onPrompt(suggestion);
      leave();
    },
    leave,
    undo: () => {
      if (!taken) return;
      onPrompt(taken.before);
      setTaken(null);
    },
  };
}
