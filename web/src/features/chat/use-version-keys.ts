import type { MessageView } from '@vesper/core/contract/message';
import { chooseVariant } from '../../data/message/message-actions.ts';
import { isFinal } from '../../data/message/message-pages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Lets the arrow keys go through the versions of the last reply, or of the greeting. */
export function useVersionKeys(last: MessageView | undefined): void {
  const [, run] = useBusy();
  const has = last?.role === 'assistant' && isFinal(last) && last.variantCount > 1;
  const show = (variant: number) => () => {
    if (!last || variant < 1 || variant > last.variantCount) return;
    run(() => chooseVariant(last, variant));
  };
  useShortcuts(has ? { earlier: show(last.variant - 1), later: show(last.variant + 1) } : {});
}
