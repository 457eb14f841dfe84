import { useState } from 'react';
import { usePublicConfig } from '../../../data/config/public-config.ts';
import { canDictate } from '../../../data/speech/can-dictate.ts';
import { stopReading } from '../../../data/speech/reading.ts';

export interface Dictation {
  /** What writes words down here; undefined where nothing does. */
  by: 'browser' | 'service' | undefined;
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Dictation into a message box: whether there is any, and whether it goes on. */
export function useDictation(): Dictation {
  const configured = usePublicConfig()?.dictation ?? 'off';
  const [isOpen, setOpen] = useState(false);
  return {
    by: configured !== 'off' && canDictate(configured) ? configured : undefined,
    isOpen,
    open: () => {
      // A voice that reads on would be written down too.
      stopReading();
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
