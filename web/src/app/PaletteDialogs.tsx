import { useStore } from 'zustand';
import { useUser } from '../data/user/session.ts';
import { CommandPalette } from '../features/palette/CommandPalette.tsx';
import { ShortcutsHelp } from '../features/palette/ShortcutsHelp.tsx';
import { hidePalette, paletteStore } from '../lib/palette-store.ts';
import { palettePlaces } from './palette-places.tsx';

/** The palette and the list of shortcuts; they stay while they close. */
export function PaletteDialogs() {
  const shown = useStore(paletteStore, (state) => state.shown);
  const { role } = useUser();
  return (
    <>
      <CommandPalette
        open={shown === 'commands'}
        onClose={hidePalette}
        places={palettePlaces(role)}
      />
      <ShortcutsHelp open={shown === 'shortcuts'} onClose={hidePalette} />
    </>
  );
}
