import { chakra } from '@chakra-ui/react';
import { useState, type ComponentProps } from 'react';
import { speakerColor } from '../theme/speaker-color.ts';

const Circle = chakra('span', {
  base: {
    display: 'inline-grid',
    // On the baseline a picture would stand on it, with the room for descenders below.
    verticalAlign: 'middle',
    placeItems: 'center',
    overflow: 'hidden',
    flexShrink: '0',
    borderRadius: 'full',
    backgroundImage: 'dusk',
    color: 'accent.contrast',
    fontWeight: 'bold',
    userSelect: 'none',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: {
    size: {
      xs: { boxSize: '6', fontSize: '0.6875rem' },
      sm: { boxSize: '8', fontSize: '0.8125rem' },
      md: { boxSize: '10', fontSize: '1rem' },
      lg: { boxSize: '14', fontSize: '1.375rem' },
      face: { boxSize: { base: '16', md: '18' }, fontSize: '1.75rem' },
      xl: { boxSize: '28', fontSize: '2.75rem' },
    },
  },
});

interface Props {
  /** Shown while there is no picture, or when it does not load. */
  letter: string;
  src?: string | null;
  size?: ComponentProps<typeof Circle>['size'];
  /** The colour of one of a group, by its index; null for one who left it. */
  color?: number | null | undefined;
}

/** A ring around a picture, and the ground of a letter. */
const inColor = (color: number | null) => ({
  backgroundImage: 'none',
  bg: speakerColor(color),
  color: 'fg.inverted',
  boxShadow: `0 0 0 2px {colors.${speakerColor(color)}}`,
});

/** Decoration beside a name, so hidden from screen readers. */
export function Avatar({ letter, src, size = 'md', color }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Circle size={size} aria-hidden css={color === undefined ? {} : inColor(color)}>
      {src && src !== broken ? <img src={src} alt="" onError={() => setBroken(src)} /> : letter}
    </Circle>
  );
}
