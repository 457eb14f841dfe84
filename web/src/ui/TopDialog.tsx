import { Dialog as ChakraDialog, Portal, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TOAST_REGION } from '../lib/toast-store.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  initialFocus: () => HTMLElement | null;
  /** Gets the focus afterwards; null for what had it before. */
  focusAfter: () => HTMLElement | null;
  children: ReactNode;
}

/** A panel near the top of the window, where its height may change; a phone gives it the window. */
export function TopDialog({ open, onClose, title, initialFocus, focusAfter, children }: Props) {
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      initialFocusEl={initialFocus}
      finalFocusEl={focusAfter}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner
          overflow="hidden"
          alignItems="flex-start"
          p={{ base: '0', md: '6' }}
          pt={{ md: '12vh' }}
        >
          <ChakraDialog.Content
            maxW={{ base: 'none', md: '2xl' }}
            height={{ base: '100dvh', md: 'auto' }}
            maxHeight={{ base: 'none', md: 'min(34rem, 76vh)' }}
            borderWidth={{ base: '0', md: '1px' }}
            borderRadius={{ base: 'none', md: 'xl' }}
            pt={{ base: 'env(safe-area-inset-top)', md: '0' }}
            pb={{ base: 'env(safe-area-inset-bottom)', md: '0' }}
            overflow="hidden"
          >
            <ChakraDialog.Title asChild>
              <chakra.h2 srOnly>{title}</chakra.h2>
            </ChakraDialog.Title>
            {children}
            {/* Says that toasts belong to the dialog: neither hidden nor fenced off by it. */}
            <span hidden aria-controls={TOAST_REGION} aria-expanded="true" />
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
