import { chakra } from '@chakra-ui/react';
import type { CharacterView } from '@vesper/core/contract/character';
import { useState } from 'react';

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    overflow: 'hidden',
    bg: 'bg.hover',
    backgroundImage: 'haze',
    color: 'accent.fg',
    textStyle: 'display',
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

/** The widths of the two files of a face. Pixels. */
const AVATAR_WIDTH = 320;
const PORTRAIT_WIDTH = 1_024;

interface Props {
  character: Pick<CharacterView, 'avatar' | 'portrait' | 'name'>;
  /** Width over height. */
  ratio: string;
  /** The room it takes, as `sizes` of an image: the browser chooses the file by it. */
  sizes: string;
  /** The picture that the screen is about: asked for at once. */
  first?: boolean;
}

/** A character's picture, as large as there is room; the first letter until there is one. */
export function CharacterPicture({ character, ratio, sizes, first = false }: Props) {
  const { avatar, portrait, name } = character;
  const [broken, setBroken] = useState<string | null>(null);
  const [letter = ''] = name.trim().toUpperCase();
  return (
    <Frame aspectRatio={ratio} title={avatar === null ? 'The face is being painted' : undefined}>
      {avatar === null && <Waiting />}
      {avatar !== null && avatar !== broken ? (
        <img
          src={portrait ?? avatar}
          srcSet={`${avatar} ${AVATAR_WIDTH}w, ${portrait ?? avatar} ${PORTRAIT_WIDTH}w`}
          sizes={sizes}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          onError={() => setBroken(avatar)}
        />
      ) : (
        <chakra.span position="relative" aria-hidden>
          {letter}
        </chakra.span>
      )}
    </Frame>
  );
}
