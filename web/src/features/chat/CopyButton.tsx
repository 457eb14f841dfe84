import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { showToast } from '../../lib/toast-store.ts';

const SHOWN_FOR = 1_600;

export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast({ title: 'Not copied', description: 'Select the text instead.', kind: 'failure' });
    }
  };

  return (
    <IconButton
      label={copied ? 'Copied' : 'Copy reply'}
      size="sm"
      color="fg.subtle"
      onClick={() => inBackground(copy())}
    >
      {copied ? <Check size={15} /> : <Copy size={15} />}
    </IconButton>
  );
}
