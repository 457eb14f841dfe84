import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { showPalette } from '../../lib/palette-store.ts';
import { onMac, PALETTE_KEYS, printedKey } from '../../lib/shortcut-press.ts';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';

/** The way to everything: an icon, with its keys beside it where there is room for them. */
export function PaletteButton() {
  const keys = PALETTE_KEYS.map((key) => printedKey(key, onMac())).join(' ');
  return (
    <PlainIconButton
      label={`Search and commands, ${keys}`}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      size={{ base: 'lg', lg: 'md' }}
      css={{ xl: { width: 'auto', paddingInline: '2.5', gridAutoFlow: 'column', gap: '2' } }}
      onClick={showPalette}
    >
      <Search size={18} />
      <chakra.kbd
        display={{ base: 'none', xl: 'inline' }}
        textStyle="caption"
        fontFamily="inherit"
        color="fg.subtle"
      >
        {keys}
      </chakra.kbd>
    </PlainIconButton>
  );
}
