import { chakra } from '@chakra-ui/react';
import { Avatar } from './Avatar.tsx';
import { BrandMark } from './BrandMark.tsx';

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    borderRadius: 'full',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    '& svg': { width: '58%', height: 'auto' },
  },
  variants: {
    size: {
      xs: { boxSize: '6' },
      sm: { boxSize: '8' },
      md: { boxSize: '10' },
      lg: { boxSize: '14' },
      face: { boxSize: { base: '16', md: '18' } },
      xl: { boxSize: '28' },
    },
  },
});

interface Props {
  voice: Readonly<{
    letter: string;
    avatar: string | null;
    /** Null for the assistant. */
    characterId: string | null;
  }>;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'face' | 'xl';
}

/** The companion's face: a character's portrait, or the product's mark for the assistant. */
export function Face({ voice, size = 'md' }: Props) {
  if (voice.characterId !== null) {
    return <Avatar letter={voice.letter} src={voice.avatar} size={size} />;
  }
  return (
    <Mark size={size} aria-hidden>
      <BrandMark />
    </Mark>
  );
}
