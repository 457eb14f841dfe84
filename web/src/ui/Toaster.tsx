import { AnimatePresence } from 'framer-motion';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { ToastCard } from './ToastCard.tsx';
import { TOAST_REGION, toastStore, type Toast } from '../lib/toast-store.ts';
import { useLastGiven } from '../lib/use-last-given.ts';
import { pressedAreas, watchPresses } from './last-pressed.ts';
import { choosePlace, type ToastPlace } from './toast-place.ts';

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

/** More than most toasts need. Pixels. */
const HEIGHT = 120;

const places = new WeakMap<Toast, ToastPlace>();

/** The place of a toast, chosen when it is first shown: it does not move while somebody reads it. */
function placeOf(toast: Toast): ToastPlace {
  const chosen = places.get(toast);
  if (chosen) return chosen;
  const dialog = document.querySelector('dialog:modal, [role=dialog], [role=alertdialog]');
  const place = choosePlace({ width: innerWidth, height: innerHeight }, HEIGHT, {
    pressed: pressedAreas(),
    open: dialog ? [dialog.getBoundingClientRect()] : [],
  });
  places.set(toast, place);
  return place;
}

/** As toast-place.ts reckons. */
const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInline: '3',
    mx: 'auto',
    maxWidth: '420px',
    borderRadius: 'lg',
    pointerEvents: 'none',
  },
  variants: {
    place: {
      top: { top: { base: '4rem', md: '4.75rem' } },
      bottom: { bottom: 'calc(4.5rem + env(safe-area-inset-bottom))' },
      'bottom-start': { bottom: { base: '4.5rem', lg: '6' }, insetInline: '6', mx: '0' },
      'bottom-end': { bottom: { base: '4.5rem', lg: '6' }, insetInline: '6', ms: 'auto', me: '0' },
    },
  },
});

/**
 * The region where toasts appear, out of the way of what was just pressed. F8 moves the focus into
 * it from anywhere.
 */
export function Toaster() {
  const region = useRef<HTMLDivElement>(null);
  const toast = useStore(toastStore, (state) => state.toast);
  const host = useToastHost();
  const place = useLastGiven(toast ? placeOf(toast) : null) ?? 'top';
  useEffect(watchPresses, []);

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
    <Region
      ref={region}
      id={TOAST_REGION}
      role="region"
      aria-label="Notifications (F8)"
      tabIndex={-1}
      place={place}
    >
      {/* One that leaves does so where it stood: it does not jump to the place of the next. */}
      <AnimatePresence key={place} mode="popLayout">
        {toast && <ToastCard key={toast.id} toast={toast} from={place === 'top' ? -14 : 14} />}
      </AnimatePresence>
    </Region>,
    host,
  );
}
