import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../lib/toast-store.ts';

const SHOWN_FOR = 1_600;

export function CopyPrompt({ prompt }: { prompt: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(prompt);
      setCopied(true);
    } catch {
      showToast({ title: 'Not copied', description: 'Select the text instead.', kind: 'failure' });
    }
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={copied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
      onClick={() => inBackground(copy())}
    >
      {copied ? 'Copied' : 'Copy prompt'}
    </Button>
  );
}
