import { Flex, chakra } from '@chakra-ui/react';
import type { ConversationGroup } from '@vesper/core/contract/group';
import { useCharacter } from '../../data/character/use-character.ts';
import { Face } from '../../ui/Face.tsx';
import { GroupIntro } from './group/GroupIntro.tsx';
import type { Voice } from '../../data/conversation/voice.ts';

interface Props {
  voice: Voice;
  group: ConversationGroup | undefined;
}

/** Who this is, above everything that is said. Of the assistant there is nothing to tell. */
export function Intro({ voice, group }: Props) {
  const { data: character } = useCharacter(voice.characterId);
  if (group) return <GroupIntro group={group} voices={voice.members ?? []} />;
  if (voice.characterId === null) return null;
  return (
    <Flex
      direction="column"
      align="center"
      textAlign="center"
      gap="3"
      pt={{ base: '2', md: '6' }}
      pb="8"
    >
      <Face voice={voice} size="xl" />
      <chakra.h2 textStyle="heading" overflowWrap="anywhere">
        {voice.name}
      </chakra.h2>
      {character?.description && (
        <chakra.p color="fg.muted" maxW="lg" lineClamp={3} overflowWrap="anywhere">
          {character.description}
        </chakra.p>
      )}
    </Flex>
  );
}
