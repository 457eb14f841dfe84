import { Mic } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { Dictation } from './use-dictation.ts';

/** Opens dictation; not there where nothing could write the words down. */
export function MicButton({ dictation: { by, isOpen, open } }: { dictation: Dictation }) {
  if (by === undefined || isOpen) return null;
  return (
    <IconButton label="Dictate" size="lg" borderRadius="full" color="fg.subtle" onClick={open}>
      <Mic size={18} />
    </IconButton>
  );
}
