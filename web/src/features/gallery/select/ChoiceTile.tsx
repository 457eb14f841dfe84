import { Box, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { Check } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Thumbnail } from '../Thumbnail.tsx';
import type { View } from '../use-view.ts';
import { selectUpTo, toggleSelected, useIsSelected } from './selection-store.ts';

const Choice = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    overflow: 'hidden',
    borderRadius: 'lg',
    bg: 'bg.hover',
    textAlign: 'start',
    cursor: 'button',
    // A finger that chooses is no double tap.
    touchAction: 'manipulation',
    userSelect: 'none',
    '& [data-picture-frame]': { transition: 'transform 150ms', overflow: 'hidden' },
    '@media (prefers-reduced-motion: reduce)': { '& [data-picture-frame]': { transition: 'none' } },
    _focusVisible: { outlineOffset: '-3px' },
  },
  variants: {
    view: {
      grid: { '& [data-picture-frame]': { position: 'absolute', inset: '0' } },
      list: {
        display: 'flex',
        alignItems: 'center',
        gap: '4',
        p: '2',
        ps: '12',
        bg: 'bg.panel',
        borderWidth: '1px',
        '& [data-picture-frame]': { height: 'full', aspectRatio: '1', borderRadius: 'md' },
      },
    },
    chosen: { true: { bg: 'accent.subtle' } },
  },
  compoundVariants: [
    {
      view: 'grid',
      chosen: true,
      css: { '& [data-picture-frame]': { transform: 'scale(0.9)', borderRadius: 'md' } },
    },
  ],
});

interface Props {
  image: ImageView;
  view: View;
  /** Ids of all pictures on screen, in their order. */
  shown: readonly string[];
}

/** A picture while some are being chosen: pressing it chooses it, with Shift all up to it. */
export function ChoiceTile({ image, view, shown }: Props) {
  const { id, prompt } = image;
  const chosen = useIsSelected(id);
  const choose = (upTo: boolean): void => (upTo ? selectUpTo(id, shown) : toggleSelected(id));
  return (
    <Choice
      type="button"
      role="checkbox"
      aria-checked={chosen}
      aria-label={prompt}
      data-picture={id}
      view={view}
      chosen={chosen}
      onClick={(event: MouseEvent) => choose(event.shiftKey)}
      onKeyDown={(event: KeyboardEvent) => pressed(event, { id, shown, choose })}
    >
      <Box data-picture-frame="">
        <Thumbnail image={image} alt="" />
      </Box>
      {view === 'list' && (
        <Box textStyle="label" lineClamp={2} aria-hidden>
          {prompt}
        </Box>
      )}
      <Mark chosen={chosen} />
    </Choice>
  );
}

function Mark({ chosen }: { chosen: boolean }) {
  return (
    <Box
      aria-hidden
      position="absolute"
      top="3"
      insetStart="3"
      boxSize="6"
      display="grid"
      placeItems="center"
      borderRadius="full"
      borderWidth="2px"
      borderColor="white"
      color="accent.contrast"
      bg={chosen ? 'accent.rose' : 'rgba(8, 9, 18, 0.5)'}
    >
      {chosen && <Check size={15} strokeWidth={3} />}
    </Box>
  );
}

interface Pressed {
  id: string;
  shown: readonly string[];
  choose: (upTo: boolean) => void;
}

const STEPS: Partial<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Space chooses, with Shift a range; arrows go on to the next one, with Shift they take it along. */
function pressed(event: KeyboardEvent, { id, shown, choose }: Pressed): void {
  if (event.key === ' ' || event.key === 'Enter') {
    event.preventDefault();
    choose(event.shiftKey);
    return;
  }
  const step = STEPS[event.key];
  const next = step && shown[shown.indexOf(id) + step];
  if (!next) return;
  event.preventDefault();
  if (event.shiftKey) {
    selectUpTo(id, shown);
    selectUpTo(next, shown);
  }
  document.querySelector<HTMLElement>(`[data-picture="${next}"]`)?.focus();
}
