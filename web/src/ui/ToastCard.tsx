import { Box, chakra } from '@chakra-ui/react';
import { useIsPresent } from 'framer-motion';
import * as m from 'framer-motion/m';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useRef, type ReactNode, type Ref } from 'react';
import { PlainIconButton } from './PlainIconButton.tsx';
import {
  chooseToastAction,
  dismissToast,
  holdToast,
  pauseToast,
  resumeToast,
  type Toast,
} from '../lib/toast-store.ts';
import { useSwipeRight } from './use-swipe-right.ts';

const Frame = chakra(m.div, {
  base: {
    pointerEvents: 'auto',
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    p: '4',
    pe: '12',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.raised',
    boxShadow: 'float',
    touchAction: 'pan-y',
  },
  variants: {
    kind: {
      success: {},
      info: {},
      failure: { bg: 'danger.solid', color: 'danger.contrast', borderColor: 'danger.solid' },
    },
  },
});

const ActionButton = chakra('button', {
  base: {
    mt: '2.5',
    h: '9',
    px: '3.5',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border.strong',
    textStyle: 'label',
    cursor: 'button',
    _hover: { bg: 'bg.hover' },
  },
});

const icons: Record<Toast['kind'], ReactNode> = {
  success: <CircleCheck size={20} />,
  info: <Info size={20} />,
  failure: <CircleAlert size={20} />,
};

interface Props {
  toast: Toast;
  /** Pixels below its place, negative above, from where it comes. */
  from: number;
  ref?: Ref<HTMLDivElement>;
}

export function ToastCard({ toast, from, ref }: Props) {
  const dismiss = (): void => dismissToast(toast.id);
  const swipe = useSwipeRight(dismiss);
  const failed = toast.kind === 'failure';
  const isPresent = useIsPresent();
  // Once: a pointer that comes and goes where toasts appear must not keep them there.
  const reading = useRef<'not yet' | 'now' | 'over'>('not yet');
  const hover = (): void => {
    if (reading.current !== 'not yet') return;
    reading.current = 'now';
    holdToast();
  };
  const unhover = (): void => {
    if (reading.current !== 'now') return;
    reading.current = 'over';
    resumeToast();
  };
  return (
    <Frame
      ref={ref}
      kind={toast.kind}
      role={failed ? 'alert' : 'status'}
      aria-atomic="true"
      // On its way out it is no longer the one toast.
      aria-hidden={isPresent ? undefined : true}
      initial={{ opacity: 0, y: from, scale: 0.98 }}
      animate={{ opacity: 1, y: 0, scale: 1 }}
      exit={{ opacity: 0, x: 40, transition: { duration: 0.15 } }}
      transition={{ duration: 0.28, ease: [0.2, 0.8, 0.2, 1] }}
      style={{ x: swipe.offset }}
      onPointerEnter={hover}
      onPointerLeave={unhover}
      onFocus={pauseToast}
      onBlur={resumeToast}
      {...swipe.handlers}
    >
      <Box color={failed ? 'danger.contrast' : 'accent.fg'} mt="0.5" aria-hidden>
        {icons[toast.kind]}
      </Box>
      <Box minW="0">
        <Box textStyle="label">{toast.title}</Box>
        {toast.description && (
          <Box textStyle="small" mt="0.5" color={failed ? 'danger.contrast' : 'fg.muted'}>
            {toast.description}
          </Box>
        )}
        {toast.action && (
          <ActionButton type="button" onClick={() => chooseToastAction(toast.id)}>
            {toast.action.label}
          </ActionButton>
        )}
      </Box>
      <Box position="absolute" top="2" insetEnd="2">
        <PlainIconButton
          label="Dismiss notification"
          size="sm"
          color="inherit"

          onClick={dismiss}
        >
          <X size={16} />
        </PlainIconButton>
      </Box>
    </Frame>
  );
}
