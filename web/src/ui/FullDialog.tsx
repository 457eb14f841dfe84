import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TOAST_REGION } from '../lib/toast-store.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Gets the focus afterwards; null for what had it before. */
  focusAfter?: () => HTMLElement | null;
  /** Holds one `DialogTitle` and the way to close it. */
  children: ReactNode;
}

/** A dialog that takes the whole window. Focus moves in and comes back; Escape closes. */
export function FullDialog({ open, onClose, focusAfter, children }: Props) {
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      {...(focusAfter && { finalFocusEl: focusAfter })}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner p="0" overflow="hidden">
          <ChakraDialog.Content
            maxW="none"
            height="100dvh"
            maxHeight="none"
            borderWidth="0"
            borderRadius="none"
            overflow="hidden"
          >
            {children}
            {/* Says that toasts belong to the dialog: neither hidden nor fenced off by it. */}
            <span hidden aria-controls={TOAST_REGION} aria-expanded="true" />
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
