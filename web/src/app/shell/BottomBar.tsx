import { chakra } from '@chakra-ui/react';
import { MAIN_ITEMS } from './nav-items.ts';
import { NavLinks } from './NavLinks.tsx';

/** In the flow of the page, so that nothing ends up behind it; Shell says how high it is. */
const Bar = chakra('nav', {
  base: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    flexShrink: '0',
    height: 'var(--bottom-bar)',
    pb: 'env(safe-area-inset-bottom)',
    bg: 'bg.glass',
    backdropFilter: 'blur(18px) saturate(1.3)',
    borderTopWidth: '1px',
    userSelect: 'none',
  },
  variants: {
    // A phone leaves the whole window to an open conversation.
    talking: {
      true: { display: { base: 'none', md: 'grid', lg: 'none' } },
      false: { display: { base: 'grid', lg: 'none' } },
    },
  },
});

/** The five main places in reach of the thumb, on phones and small tablets. */
export function BottomBar({ talking }: { talking: boolean }) {
  return (
    <Bar talking={talking} aria-label="Main">
      <NavLinks items={MAIN_ITEMS} layout="bottom" />
    </Bar>
  );
}
