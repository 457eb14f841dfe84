import { PenLine } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Suggestion } from './use-suggestion.ts';

export interface SuggestButtonProps {
  suggestion: Suggestion;
}

/** Asks the model for the member's own next line; pressed again, it gives up. */
export function SuggestButton({ suggestion }: SuggestButtonProps) {
  const { busy, ask, cancel } = suggestion;
  return (
    <IconButton
      label={busy ? 'Stop writing my line' : 'Write my next line'}
      size="lg"
      borderRadius="full"
      color="fg.subtle"
      onClick={busy ? cancel : ask}
    >
      {busy ? <Spinner size="sm" /> : <PenLine size={18} />}
    </IconButton>
  );
}
