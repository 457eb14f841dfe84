import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/Button.tsx';

export function CopyPrompt({ prompt }: { prompt: string }) {
  const { copied, copy } = useCopy(prompt);
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={copied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
      onClick={copy}
    >
      {copied ? 'Copied' : 'Copy prompt'}
    </Button>
  );
}
