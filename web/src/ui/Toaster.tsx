import { AnimatePresence } from 'framer-motion';
import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { ToastCard } from './ToastCard.tsx';
import { TOAST_REGION, toastStore } from '../lib/toast-store.ts';

/** The native modal dialog in front: all else on the page is inert, and behind it. */
function frontDialog(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
}

/** The layer in which toasts can be seen and reached now. */
function useToastHost(): HTMLElement {
  const [host, setHost] = useState(frontDialog);
  useEffect(() => {
    const look = (): void => setHost(frontDialog());
    const stopListening = toastStore.subscribe(look);
    // Neither event bubbles.
    document.addEventListener('toggle', look, true);
    document.addEventListener('close', look, true);
    return () => {
      stopListening();
      document.removeEventListener('toggle', look, true);
      document.removeEventListener('close', look, true);
    };
  }, []);
  return host;
}

/** The element that Tab goes to from within the region; undefined when it leaves it. */
function nextStop(region: HTMLElement | null, event: KeyboardEvent): HTMLElement | undefined {
  if (event.key !== 'Tab' || !region) return undefined;
  const stops = [region, ...region.querySelectorAll('button')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  return at < 0 ? undefined : stops[at + (event.shiftKey ? -1 : 1)];
}

/**
 * The region where toasts appear: at the top, because the controls people reach for next (send,
 * stop, download) are at the bottom. F8 moves the focus into it from anywhere.
 */
export function Toaster() {
  const region = useRef<HTMLDivElement>(null);
  const toast = useStore(toastStore, (state) => state.toast);
  const host = useToastHost();

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const next = event.key === 'F8' ? region.current : nextStop(region.current, event);
      if (!next) return;
      event.preventDefault();
      // A dialog would lead Tab back into itself.
      event.stopImmediatePropagation();
      next.focus();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);

  return createPortal(
    <Box
      ref={region}
      id={TOAST_REGION}
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
    </Box>,
    host,
  );
}
