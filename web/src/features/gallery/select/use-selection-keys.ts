import { useEffect, useEffectEvent } from 'react';
import { endSelecting, selectAll } from './selection-store.ts';

/** What has keys of its own keeps them. */
const OWN_KEYS = 'input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]';

/** While pictures are chosen: Ctrl or Cmd with A chooses all that are shown, Escape ends it. */
export function useSelectionKeys(shown: readonly string[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, defaultPrevented, key } = event;
    if (defaultPrevented || (target instanceof Element && target.closest(OWN_KEYS))) return;
    if (key === 'Escape') endSelecting();
    else if (key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) selectAll(shown);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
