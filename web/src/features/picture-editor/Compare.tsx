import { chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { MoveHorizontal } from 'lucide-react';
import { useState } from 'react';
import { sourceOf } from './order.ts';

const Picture = chakra('img', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'contain' },
});
/** Lies over the whole picture: pressed, dragged or moved by arrow keys it is the line's place. */
const Range = chakra('input', {
  base: {
    appearance: 'none',
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    opacity: '0',
    cursor: 'ew-resize',
    '&::-webkit-slider-thumb': { appearance: 'none', width: '1px', height: 'full' },
    '&::-moz-range-thumb': { width: '1px', height: 'full', border: '0' },
  },
});
const Line = chakra('div', {
  base: {
    position: 'absolute',
    insetY: '0',
    width: '2px',
    ms: '-1px',
    bg: 'white',
    boxShadow: '0 0 0 1px rgba(0, 0, 0, 0.35)',
    pointerEvents: 'none',
  },
});
const Knob = chakra('span', {
  base: {
    position: 'absolute',
    top: '50%',
    insetStart: '50%',
    transform: 'translate(-50%, -50%)',
    display: 'grid',
    placeItems: 'center',
    boxSize: '9',
    borderRadius: 'full',
    bg: 'white',
    color: '#14172a',
    boxShadow: '0 2px 10px rgba(0, 0, 0, 0.45)',
    'input:focus-visible ~ div > &': { outline: '3px solid', outlineColor: 'accent.ring' },
  },
});
const Tag = chakra('span', {
  base: {
    position: 'absolute',
    top: '3',
    px: '2.5',
    py: '1',
    borderRadius: 'full',
    bg: 'rgba(8, 9, 18, 0.7)',
    color: 'white',
    textStyle: 'caption',
    pointerEvents: 'none',
  },
});

interface Props {
  before: ImageView;
  after: ImageView;
}

/** The picture and what it was made of, with a line between them that moves. */
export function Compare({ before, after }: Props) {
  const [at, setAt] = useState(50);
  return (
    <>
      <Picture
        src={sourceOf(after)}
        alt="After"
        data-transparent={after.isTransparent || undefined}
      />
      <Picture
        src={sourceOf(before)}
        alt="Before"
        data-transparent={before.isTransparent || undefined}
        bg="#0b0d18"
        style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}
      />
      <Range
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label="Before and after"
        aria-valuetext={`${at}% before`}
        onChange={(event) => setAt(event.target.valueAsNumber)}
      />
      <Line style={{ left: `${at}%` }}>
        <Knob>
          <MoveHorizontal size={18} aria-hidden />
        </Knob>
      </Line>
      <Tag insetStart="3">Before</Tag>
      <Tag insetEnd="3">After</Tag>
    </>
  );
}
