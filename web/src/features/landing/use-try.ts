import { LIMITS } from '@vesper/core/contract/limits';
import { useState } from 'react';
import type { TryTurn } from '../../data/try/send-try.ts';

const OFFLINE = 'That did not get through. Are you online?';

/** A conversation with the built-in companion that lives in this page alone. */
export function useTry() {
  const [turns, setTurns] = useState<readonly TryTurn[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState(false);
  const replies = turns.filter(({ role }) => role === 'assistant').length;

  /** @returns false when there was no reply: the words belong back into the box */
  const say = async (text: string): Promise<boolean> => {
    const asked: readonly TryTurn[] = [...turns, { role: 'user', content: text }];
    setBusy(true);
    setProblem(undefined);
    setTurns(asked);
    // Loaded when it is needed: most visitors only read the page.
    const outcome = await import('../../data/try/send-try.ts')
      .then(({ sendTry }) => sendTry(text, turns))
      .catch(() => ({ problem: OFFLINE, over: false }));
    setBusy(false);
    if ('reply' in outcome) {
      setTurns([...asked, { role: 'assistant', content: outcome.reply }]);
      return true;
    }
    setTurns(turns);
    setProblem(outcome.problem);
    setRefused(outcome.over);
    return false;
  };

  return { turns, busy, problem, over: refused || replies >= LIMITS.tryReplies, say };
}
