import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    insetEnd: 'auto',
    margin: '0',
    padding: '0',
    width: 'min(20.5rem, 86vw)',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    bg: 'bg.subtle',
    color: 'fg',
    borderEndWidth: '1px',
    boxShadow: 'float',
    paddingTop: 'env(safe-area-inset-top)',
    paddingBottom: 'env(safe-area-inset-bottom)',
    '&::backdrop': { background: 'rgba(5, 6, 13, 0.66)', backdropFilter: 'blur(4px)' },
  },
});

const SLIDE = { duration: 240, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

interface Props {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The phone's drawer. A native modal dialog: focus stays inside, Escape and the backdrop close. */
export function ListDrawer({ open, onClose, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = sheet.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.animate([{ transform: 'translateX(-100%)' }, { transform: 'none' }], SLIDE);
  }, [open]);

  return (
    <Sheet
      ref={sheet}
      aria-label="Conversations"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === sheet.current) onClose();
      }}
    >
      {open && children}
    </Sheet>
  );
}
