import { useEffect, useRef } from 'react';
import { shortcutOf, type Shortcut } from './shortcuts.ts';

type Handlers = Partial<Record<Shortcut, () => void>>;

/** Listens for shortcuts while the screen is there; an open dialog keeps the keyboard to itself. */
export function useShortcuts(handlers: Handlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const shortcut = shortcutOf(event, isFree(event.target));
      const handle = shortcut && latest.current[shortcut];
      if (!handle || document.querySelector('[role=dialog][data-state=open]')) return;
      event.preventDefault();
      handle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** What an arrow key moves in, or scrolls. */
const OWN_ARROWS =
  'input, select, [contenteditable], [role=region], [role=menu], [role=tablist], [role=slider], dialog';

/** An arrow would do nothing here: an empty message box has no words to move in. */
function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  if (target instanceof HTMLTextAreaElement) {
    return target.value === '' && target.dataset.shortcut === 'message';
  }
  return target.closest(OWN_ARROWS) === null;
}

/** Moves the focus to the visible field that carries this mark. */
export function focusField(mark: 'search' | 'message'): void {
  const fields = document.querySelectorAll<HTMLElement>(`[data-shortcut="${mark}"]`);
  [...fields].find((field) => field.offsetParent !== null)?.focus();
}
