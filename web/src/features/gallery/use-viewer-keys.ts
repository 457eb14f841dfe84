import { useEffect, useEffectEvent } from 'react';

/** What keys do while a picture is open, by the key. */
export type ViewerKeys = Readonly<Record<string, () => void>>;

/** The browser's own, or heard by something nearer. */
function isShortcut({ ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || defaultPrevented;
}

/**
 * Hears keys wherever the focus is in the dialog around `inside`, also when the button that had it
 * has just gone; not those meant for a question above it.
 */
export function useViewerKeys(
  inside: { readonly current: HTMLElement | null },
  keys: ViewerKeys,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event) || !Object.hasOwn(keys, event.key)) return;
    const { target } = event;
    const dialog = inside.current?.closest('[role=dialog]');
    const isHere = target === document.body || (target instanceof Node && dialog?.contains(target));
    if (!isHere) return;
    event.preventDefault();
    keys[event.key]?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
