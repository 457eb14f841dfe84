import { useEffect, useState } from 'react';
import { inBackground } from './in-background.ts';
import { showToast } from './toast-store.ts';

const SHOWN_FOR_MS = 1_600;

/** Copies a text; `copied` stays true long enough to be read. */
export function useCopy(text: string) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const write = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast({ title: 'Not copied', description: 'Select the text instead.', kind: 'failure' });
    }
  };
  return { copied, copy: () => inBackground(write()) };
}
