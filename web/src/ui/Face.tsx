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

/** Two faces in the room of one: the second lies before the first. */
const PAIR = {
  position: 'relative',
  borderWidth: '0',
  bg: 'transparent',
  '& > span': { position: 'absolute', width: '66%', height: '66%', fontSize: '0.75em' },
  '& > span:first-of-type': { top: '0', insetStart: '0' },
  '& > span:last-of-type': { bottom: '0', insetEnd: '0' },
} as const;

interface OneVoice {
  letter: string;
  avatar: string | null;
  /** Null for the assistant. */
  characterId: string | null;
  color?: number | null;
}

interface Props {
  voice: Readonly<OneVoice & { members?: readonly OneVoice[] }>;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'face' | 'xl';
}

/** The companion's face: a portrait, two of a group's, or the product's mark for the assistant. */
export function Face({ voice, size = 'md' }: Props) {
  if (voice.members) {
    return (
      <Mark size={size} css={PAIR} aria-hidden>
        {voice.members.slice(0, 2).map((one) => (
          <Face key={one.characterId} voice={one} size={size} />
        ))}
      </Mark>
    );
  }
  if (voice.characterId !== null) {
    return <Avatar letter={voice.letter} src={voice.avatar} size={size} color={voice.color} />;
  }
  return (
    <Mark size={size} aria-hidden>
      <BrandMark />
    </Mark>
  );
}
