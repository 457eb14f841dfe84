import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../lib/lazy-part.tsx';
import { hidePalette, paletteStore, showPalette, showShortcuts } from '../lib/palette-store.ts';
import { isField, wishEverywhere } from '../lib/shortcut-press.ts';

const PaletteDialogs = lazyPart(() => import('./PaletteDialogs.tsx').then((m) => m.PaletteDialogs));

/** A question before something is lost, and what is above everything, keep the keyboard. */
const QUESTION = 'dialog[open], [role=alertdialog][data-state=open]';
const DIALOG = `${QUESTION}, [role=dialog][data-state=open]`;

/** Opens the palette and the list of shortcuts by their keys, and loads them with the first. */
export function PaletteGate() {
  const shown = useStore(paletteStore, (state) => state.shown);
  const [wanted, setWanted] = useState(false);
  if (shown && !wanted) setWanted(true);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const wish = wishEverywhere(event, isField(event.target));
      if (!wish) return;
      if (wish === 'palette') event.preventDefault();
      press(wish);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      hidePalette();
    };
  }, []);
  return (
    wanted && (
      <Suspense fallback={null}>
        <PaletteDialogs />
      </Suspense>
    )
  );
}

function press(wish: 'palette' | 'shortcuts'): void {
  if (paletteStore.getState().shown === 'commands' && wish === 'palette') hidePalette();
  else if (document.querySelector(wish === 'palette' ? QUESTION : DIALOG)) return;
  else if (wish === 'palette') showPalette();
  else showShortcuts();
}
