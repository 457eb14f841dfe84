import { Box as Area, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { drawMask, drawStep } from './draw-mask.ts';
import { boxAfterKey, type Box, type Point } from './mask.ts';
import type { Mask } from './use-mask.ts';

/** Pixels of the longer side while it is drawn: what is sent is drawn again in those of the file. */
const DRAWN_SIDE = 1_024;
/** Keys that do something with the box, and whether they take away. */
const ERASES: Readonly<Record<string, boolean>> = {
  Enter: false,
  ' ': false,
  Delete: true,
  Backspace: true,
};
const HELP =
  'Part to paint over. Arrow keys move a box, with Shift they size it, Enter marks it, ' +
  'Delete unmarks it.';
const FIRST_BOX: Box = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 };

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
    _focusVisible: { outline: '3px solid', outlineColor: 'accent.ring', outlineOffset: '-3px' },
  },
});
const Ring = chakra('div', {
  base: {
    position: 'absolute',
    borderRadius: 'full',
    border: '2px solid white',
    boxShadow: '0 0 0 1px rgba(0, 0, 0, 0.7)',
    pointerEvents: 'none',
    transform: 'translate(-50%, -50%)',
    aspectRatio: '1',
  },
});

interface Props {
  mask: Mask;
  aspect: number;
}

const percent = (share: number): string => `${share * 100}%`;

/** Over the picture: what is to be painted anew, by pointer, or by a box that keys move. */
export function MaskCanvas({ mask, aspect }: Props) {
  const { steps, brush, add } = mask;
  const canvas = useRef<HTMLCanvasElement>(null);
  const points = useRef<Point[]>([]);
  const [pointer, setPointer] = useState<Point>();
  const [box, setBox] = useState<Box>();

  useEffect(() => {
    const sheet = canvas.current;
    const context = sheet?.getContext('2d');
    if (!sheet || !context) return;
    // Set here: as properties they would be taken for its size on screen.
    sheet.width = Math.round(DRAWN_SIDE * Math.min(1, aspect));
    sheet.height = Math.round(DRAWN_SIDE / Math.max(1, aspect));
    drawMask(context, steps);
  }, [steps, aspect]);

  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const extend = (point: Point): void => {
    const last = points.current.at(-1);
    points.current.push(point);
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    drawStep(context, { kind: 'stroke', ...brush, points: last ? [last, point] : [point] });
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setBox(undefined);
    points.current = [];
    extend(placeOf(event));
  };
  const move = (event: PointerEvent): void => {
    const place = placeOf(event);
    setPointer(event.pointerType === 'touch' ? undefined : place);
    if (event.isPrimary && points.current.length > 0) extend(place);
  };
  const up = (): void => {
    if (points.current.length > 0) add({ kind: 'stroke', ...brush, points: points.current });
    points.current = [];
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const now = box ?? FIRST_BOX;
    const next = boxAfterKey(now, event.key, event.shiftKey);
    const erases = ERASES[event.key];
    if (!next && erases === undefined) return;
    event.preventDefault();
    setBox(next ?? now);
    if (erases !== undefined) add({ kind: 'box', erase: erases || brush.erase, box: now });
  };

  return (
    <>
      <Sheet
        ref={canvas}
        role="application"
        tabIndex={0}
        aria-label={HELP}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={() => setPointer(undefined)}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) setBox(box ?? FIRST_BOX);
        }}
        onBlur={() => setBox(undefined)}
        onKeyDown={press}
      />
      {pointer && (
        <Ring
          aria-hidden
          style={{
            left: percent(pointer.x),
            top: percent(pointer.y),
            width: percent(brush.size),
            borderStyle: brush.erase ? 'dashed' : 'solid',
          }}
        />
      )}
      {box && (
        <Area
          aria-hidden
          position="absolute"
          pointerEvents="none"
          border="2px dashed white"
          boxShadow="0 0 0 1px rgba(0, 0, 0, 0.7)"
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
