import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../lib/use-copy.ts';
import { IconButton } from '../../ui/IconButton.tsx';

export function CopyButton({ text }: { text: string }) {
  const { copied, copy } = useCopy(text);
  return (
    <IconButton label={copied ? 'Copied' : 'Copy reply'} size="sm" color="fg.subtle" onClick={copy}>
      {copied ? <Check size={15} /> : <Copy size={15} />}
    </IconButton>
  );
}
