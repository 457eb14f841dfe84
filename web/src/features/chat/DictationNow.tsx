import { Suspense } from 'react';
import { DictationPanel } from './lazy-parts.ts';
import type { Dictation } from './voice/use-dictation.ts';

interface Props {
  dictation: Dictation;
  text: string;
  onText: (text: string) => void;
}

/** The dictation that is going on. */
export function DictationNow({ dictation: { by, isOpen, close }, text, onText }: Props) {
  if (by === undefined || !isOpen) return null;
  return (
    <Suspense fallback={null}>
      <DictationPanel by={by} text={text} onText={onText} onClose={close} />
    </Suspense>
  );
}
