import { Flex, chakra } from '@chakra-ui/react';
import type { ConversationGroup } from '@vesper/core/contract/group';
import { voiceOf, type Voice } from '../../../data/conversation/voice.ts';
import { Face } from '../../../ui/Face.tsx';
import { TURN_ORDER_WORDS } from './turn-order-words.ts';

interface Props {
  group: ConversationGroup;
  voices: readonly Voice[];
}

/** Who is here, above everything that is said, and who answers when. */
export function GroupIntro({ group, voices }: Props) {
  return (
    <Flex
      direction="column"
      align="center"
      textAlign="center"
      gap="3"
      pt={{ base: '2', md: '6' }}
      pb="8"
    >
      <Flex css={{ '& > * + *': { marginInlineStart: '-0.5rem' } }}>
        {voices.map((voice) => (
          <Face key={voice.characterId} voice={voice} size="lg" />
        ))}
      </Flex>
      <chakra.h2 textStyle="heading" overflowWrap="anywhere" maxW="lg">
        {voiceOf({ character: null, group }).name}
      </chakra.h2>
      <chakra.p color="fg.muted" maxW="lg" textWrap="balance">
        {TURN_ORDER_WORDS[group.turnOrder].says}
      </chakra.p>
    </Flex>
  );
}
