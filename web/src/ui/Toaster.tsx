import { AnimatePresence } from 'framer-motion';
import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { ToastCard } from './ToastCard.tsx';
import { toastStore } from './toast-store.ts';

/**
 * The region where toasts appear: at the top, because the controls people reach for next (send,
 * stop, download) are at the bottom. F8 moves the focus into it from anywhere.
 */
export function Toaster() {
  const region = useRef<HTMLDivElement>(null);
  const toast = useStore(toastStore, (state) => state.toast);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <Box
      ref={region}
      role="region"
      aria-label="Notifications (F8)"
      tabIndex={-1}
      position="fixed"
      zIndex="toast"
      top={{ base: '4.5rem', md: '5rem' }}
      insetEnd={{ base: '4', md: '6' }}
      insetStart={{ base: '4', md: 'auto' }}
      width={{ md: 'full' }}
      maxWidth="420px"
      marginInlineStart="auto"
      borderRadius="lg"
      pointerEvents="none"
    >
      <AnimatePresence mode="popLayout" initial={false}>
        {toast && <ToastCard key={toast.id} toast={toast} />}
      </AnimatePresence>
    </Box>
  );
}
