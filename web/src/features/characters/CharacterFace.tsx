import { chakra } from '@chakra-ui/react';
import type { CharacterView } from '@vesper/core/contract/character';
import { useState } from 'react';

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: { base: '20', sm: '24' },
    overflow: 'hidden',
    borderRadius: 'lg',
    bg: 'bg.hover',
    backgroundImage: 'haze',
    color: 'accent.fg',
    textStyle: 'title',
    '& img': {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      animation: 'sharpen-in 700ms ease-out',
    },
  },
});

const EVENING_LIGHT = [
  'radial-gradient(70% 60% at 30% 70%, rgba(255, 168, 110, 0.4), transparent)',
  'radial-gradient(60% 70% at 70% 30%, rgba(150, 110, 255, 0.4), transparent)',
].join(', ');

/** Evening light drifting where the face will be. */
const Waiting = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    backgroundImage: EVENING_LIGHT,
    backgroundSize: '180% 180%',
    animation: 'drift 6s ease-in-out infinite alternate',
  },
});

interface Props {
  character: Pick<CharacterView, 'avatar' | 'name'>;
  painting: boolean;
}

/** The face beside a name; the first letter until there is one. */
export function CharacterFace({ character, painting }: Props) {
  const { avatar, name } = character;
  const [broken, setBroken] = useState<string | null>(null);
  const [letter = ''] = name.trim().toUpperCase();
  return (
    <Frame aria-hidden title={painting ? 'The face is being painted' : undefined}>
      {painting && <Waiting />}
      {avatar !== null && avatar !== broken ? (
        <img src={avatar} alt="" loading="lazy" onError={() => setBroken(avatar)} />
      ) : (
        <chakra.span position="relative">{letter}</chakra.span>
      )}
    </Frame>
  );
}
