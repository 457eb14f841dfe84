import { Center, Flex, chakra } from '@chakra-ui/react';
import { ArrowUp } from 'lucide-react';
import { useMemo } from 'react';
import { useCharacter } from '../../data/character/use-character.ts';
import { Face } from '../../ui/Face.tsx';
import { startersFor } from './starters.ts';
import type { Voice } from '../../data/conversation/voice.ts';

const Starter = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minH: '12',
    px: '4',
    py: '2.5',
    textAlign: 'start',
    textStyle: 'body',
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.panel',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    '& svg': { color: 'fg.subtle', flexShrink: '0', marginInlineStart: 'auto' },
    _hover: { borderColor: 'accent.line', bg: 'bg.raised', '& svg': { color: 'accent.fg' } },
  },
});

const FOR_GROUPS = [
  'Good evening, all of you. How do you know each other?',
  'Tell me one thing that you disagree about.',
  'We are all stuck in a small lighthouse for the night. What now?',
];

interface FreshProps {
  /** Decides between starters that fit equally well. */
  seed: string;
  voice: Voice;
  onStart: (words: string) => void;
}

/** Before the first message: an invitation, and three ways to begin that are sent with one press. */
export function FreshStart({ seed, voice, onStart }: FreshProps) {
  const starters = useStarters(voice, seed);
  const alone = voice.characterId === null && voice.members === undefined;
  return (
    <Center {...(alone ? { minH: { md: '55dvh' } } : { pt: { base: '8', md: '14' }, pb: '2' })}>
      <Flex direction="column" gap="2" width="full" maxW="lg">
        {alone && (
          <Center mb="3">
            <Face voice={voice} size="lg" />
          </Center>
        )}
        <chakra.h2
          textStyle={alone ? 'heading' : 'caption'}
          color={alone ? 'fg' : 'fg.subtle'}
          textAlign="center"
        >
          Start the conversation
        </chakra.h2>
        {alone && (
          <chakra.p color="fg.muted" textAlign="center" textWrap="balance" mb="4">
            Say hello, tell a story or ask a question. Or begin with one of these.
          </chakra.p>
        )}
        {starters.map((starter) => (
          <Starter key={starter} type="button" onClick={() => onStart(starter)}>
            {starter}
            <ArrowUp size={16} aria-hidden />
          </Starter>
        ))}
      </Flex>
    </Center>
  );
}

/** None while the character is being read; a character that cannot be read is met as a stranger. */
function useStarters(voice: Voice, seed: string): readonly string[] {
  const { data, isError } = useCharacter(voice.characterId);
  const isKnown = voice.characterId === null || isError || data !== undefined;
  const starters = useMemo(
    () => (isKnown ? startersFor(data ?? null, seed) : []),
    [isKnown, data, seed],
  );
  return voice.members ? FOR_GROUPS : starters;
}
