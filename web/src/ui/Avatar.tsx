import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

const Circle = chakra('span', {
  base: {
    display: 'inline-grid',
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
      sm: { boxSize: '8', fontSize: '0.8125rem' },
      md: { boxSize: '10', fontSize: '1rem' },
      lg: { boxSize: '14', fontSize: '1.375rem' },
      xl: { boxSize: '28', fontSize: '2.75rem' },
    },
  },
});

interface Props {
  /** Shown while there is no picture, or when it does not load. */
  letter: string;
  src?: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** Decoration beside a name, so hidden from screen readers. */
export function Avatar({ letter, src, size = 'md' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Circle size={size} aria-hidden>
      {src && src !== broken ? <img src={src} alt="" onError={() => setBroken(src)} /> : letter}
    </Circle>
  );
}
