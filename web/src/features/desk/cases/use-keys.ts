import { useEffect, useRef } from 'react';

/** Presses on the keyboard, unless somebody is typing or a dialog is open. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const act = current.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function isTaken(target: EventTarget | null): boolean {
  const dialogs = [...document.querySelectorAll('dialog[open], [role="dialog"]')];
  // Those that are closed may wait on the page, out of sight.
  if (dialogs.some((dialog) => dialog.checkVisibility())) return true;
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
