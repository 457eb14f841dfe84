import { chakra } from '@chakra-ui/react';
import { EyeOff } from 'lucide-react';
import { showToast } from '../lib/toast-store.ts';
import { useBusy } from '../lib/use-busy.ts';
import { Spinner } from './Spinner.tsx';

/** Dark enough for the words on a picture of snow. */
const Scrim = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: '1',
    bg: 'rgba(8, 9, 18, 0.5)',
    pointerEvents: 'none',
  },
});

const Words = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    // Above the link that covers a tile, and above a name that lies on the picture (2).
    zIndex: '3',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    color: 'white',
    pointerEvents: 'none',
  },
});

const Label = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    textStyle: 'label',
    textShadow: '0 1px 6px rgba(8, 9, 18, 0.7)',
  },
});

const Show = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minH: '11',
    minW: '20',
    px: '4',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'rgba(255, 255, 255, 0.22)',
    bg: 'rgba(8, 9, 18, 0.62)',
    textStyle: 'label',
    cursor: 'button',
    pointerEvents: 'auto',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { bg: 'rgba(8, 9, 18, 0.85)', borderColor: 'rgba(255, 255, 255, 0.4)' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '2px' },
  },
});

interface Props {
  /** Of what it is, for those who hear it. */
  what: string;
  onShow: () => Promise<void>;
  /** A name lies on the lower part of the picture. */
  named?: boolean;
  /** Takes the focus from the button, which goes. */
  focusAfter?: () => HTMLElement | null;
}

/** Lies over a picture that came blurred: says why, and brings the sharp one. */
export function MatureCover({ what, onShow, named = false, focusAfter }: Props) {
  const [busy, run] = useBusy();
  const show = async (): Promise<void> => {
    try {
      await onShow();
      focusAfter?.()?.focus({ preventScroll: true });
    } catch {
      showToast({
        title: 'The picture could not be shown',
        description: 'Please try again.',
        kind: 'failure',
      });
    }
  };
  return (
    <>
      <Scrim />
      <Words pb={named ? '14' : '0'}>
        <Label>
          <EyeOff size={16} aria-hidden />
          Mature
        </Label>
        <Show type="button" aria-label={`Show ${what}`} aria-busy={busy} onClick={() => run(show)}>
          {busy ? <Spinner size="sm" /> : 'Show'}
        </Show>
      </Words>
    </>
  );
}
