import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { drawMask } from './draw-mask.ts';
import { useMaskKeys } from './use-mask-keys.ts';
import { useMaskPointers } from './use-mask-pointers.ts';
import { useMaskWheel } from './use-mask-wheel.ts';
import type { Mask } from './use-mask.ts';

/** Pixels of the longer side while it is drawn: what is sent is drawn again in those of the file. */
const DRAWN_SIDE = 1_024;
const HELP =
  'Part to paint over. Arrow keys move a box, with Shift they size it, Enter marks it, ' +
  'Delete unmarks it. Plus and minus zoom, 0 shows all.';

const Sheet = chakra('canvas', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    opacity: '0.58',
    cursor: 'none',
    touchAction: 'none',
    userSelect: 'none',
    '&[data-tool="hand"]': { cursor: 'grab' },
    '&[data-tool="hand"]:active': { cursor: 'grabbing' },
    _focusVisible: {
      outline: 'calc(3px / var(--zoom)) solid',
      outlineColor: 'accent.ring',
      outlineOffset: 'calc(-3px / var(--zoom))',
    },
  },
});
/** Their lines stay as thin as they are, however near the picture is. */
const Outline = chakra('div', {
  base: {
    position: 'absolute',
    border: 'calc(2px / var(--zoom)) solid white',
    boxShadow: '0 0 0 calc(1px / var(--zoom)) rgba(0, 0, 0, 0.7)',
    pointerEvents: 'none',
  },
});

interface Props {
  mask: Mask;
  aspect: number;
}

const percent = (share: number): string => `${share * 100}%`;

/** Over the picture: what is to be painted anew, by pointer, or by a box that keys move. */
export function MaskCanvas({ mask, aspect }: Props) {
  const { steps, brush } = mask;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { hovered, handlers } = useMaskPointers(mask, canvas, aspect);
  const { box, press, show, hide } = useMaskKeys(mask);
  useMaskWheel(mask, canvas);

  useEffect(() => {
    const sheet = canvas.current;
    const context = sheet?.getContext('2d');
    if (!sheet || !context) return;
    // Set here: as properties they would be taken for its size on screen.
    sheet.width = Math.round(DRAWN_SIDE * Math.min(1, aspect));
    sheet.height = Math.round(DRAWN_SIDE / Math.max(1, aspect));
    drawMask(context, steps);
  }, [steps, aspect]);

  return (
    <>
      <Sheet
        ref={canvas}
        role="application"
        tabIndex={0}
        aria-label={HELP}
        data-tool={brush.tool}
        {...handlers}
        onPointerDown={(event) => {
          hide();
          handlers.onPointerDown(event);
        }}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) show();
        }}
        onBlur={hide}
        onKeyDown={press}
      />
      {hovered && brush.tool !== 'hand' && (
        <Outline
          aria-hidden
          borderRadius="full"
          transform="translate(-50%, -50%)"
          aspectRatio="1"
          style={{
            left: percent(hovered.x),
            top: percent(hovered.y),
            width: percent(brush.size),
            borderStyle: brush.tool === 'eraser' ? 'dashed' : 'solid',
          }}
        />
      )}
      {box && (
        <Outline
          aria-hidden
          borderStyle="dashed"
          style={{
            left: percent(box.x),
            top: percent(box.y),
            width: percent(box.width),
            height: percent(box.height),
          }}
        />
      )}
    </>
  );
}
