import { useRef, type KeyboardEvent } from 'react';
import { recentPrompts } from '../../data/image/used-prompts.ts';
import { inBackground } from '../../lib/in-background.ts';

/** Where somebody is among their words of before; `shown` tells whether they changed them since. */
interface Place {
  words: readonly string[];
  at: number;
  shown: string;
}

/**
 * Arrow up in an empty field brings the words that were used last, and further up those before them;
 * arrow down leads back to the empty field. Whoever changes the words has left the list.
 */
export function useRecall(prompt: string, onPrompt: (prompt: string) => void) {
  const place = useRef<Place>(null);
  const asking = useRef(false);

  const go = (words: readonly string[], at: number): void => {
    const shown = words[at] ?? '';
    place.current = at < 0 ? null : { words, at, shown };
    onPrompt(shown);
  };
  const begin = async (): Promise<void> => {
    asking.current = true;
    try {
      const words = await recentPrompts();
      if (words.length > 0) go(words, 0);
    } finally {
      asking.current = false;
    }
  };

  return (event: KeyboardEvent): void => {
    const step = stepOf(event);
    if (step === undefined) return;
    const current = place.current?.shown === prompt ? place.current : null;
    const isWanted = current ? current.at + step < current.words.length : step > 0 && prompt === '';
    if (!isWanted || asking.current) return;
    event.preventDefault();
    if (current) go(current.words, current.at + step);
    // Without an answer the field stays empty: it is a comfort, no more.
    else inBackground(begin().catch(() => undefined));
  };
}

/** How far a key leads into the past; undefined for one that means something else. */
function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent) {
  const isOther = [altKey, ctrlKey, metaKey, shiftKey, nativeEvent.isComposing].includes(true);
  return isOther ? undefined : { ArrowUp: 1, ArrowDown: -1 }[key];
}
