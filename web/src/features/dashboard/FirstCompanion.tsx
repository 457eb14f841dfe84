import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { CharacterView } from '@vesper/core/contract/character';
import { TOASTS } from '@vesper/core/contract/toasts';
import { MessageCircle, Palette } from 'lucide-react';
import { useNavigate } from 'react-router';
import { NO_FILTER, usePublicCharacters } from '../../data/character/characters.ts';
import { openConversation } from '../../data/conversation/open-conversation.ts';
import { writeImagePrompt } from '../../data/image/image-draft.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Companions that are offered. */
const SHOWN = 3;

interface Props {
  userId: string;
  tastes: readonly string[];
  onFinish: () => Promise<void>;
}

/** Those who have most of what somebody likes; else whoever is new. */
function fitting(all: readonly CharacterView[], tastes: readonly string[]): CharacterView[] {
  const fits = ({ tags }: CharacterView): number =>
    tags.filter((tag) => tastes.includes(tag)).length;
  return [...all].sort((a, b) => fits(b) - fits(a)).slice(0, SHOWN);
}

/** The last of the first minutes: a talk, or a picture. Either ends them. */
export function FirstCompanion({ userId, tastes, onFinish }: Props) {
  const characters = usePublicCharacters(NO_FILTER);
  const navigate = useNavigate();
  const [busy, run] = useBusy();
  const shown = fitting(characters.data ?? [], tastes);
  const talk = async (characterId: string | null): Promise<void> => {
    try {
      const { id } = await openConversation(characterId);
      await onFinish();
      await navigate(`/chat/${id}`);
    } catch {
      showToast({ ...TOASTS.conversationCreateFailed, kind: 'failure' });
    }
  };
  const paint = async (): Promise<void> => {
    const liked = tastes.length > 0 ? `, ${tastes.join(', ')}` : '';
    writeImagePrompt(userId, `A quiet harbour town at dusk, warm windows${liked}`);
    await onFinish();
    inBackground(navigate('/generator'));
  };
  return (
    <>
      <Grid gap="3" templateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }}>
        {characters.isPending && <Skeleton height="9rem" borderRadius="lg" />}
        {shown.map((character) => (
          <Companion
            key={character.id}
            character={character}
            busy={busy}
            onTalk={() => run(() => talk(character.id))}
          />
        ))}
      </Grid>
      <Flex gap="3" wrap="wrap" mt="5">
        <Button
          variant="secondary"
          icon={<Palette size={17} aria-hidden />}
          disabled={busy}
          onClick={() => run(paint)}
        >
          Paint a first picture
        </Button>
        <Button
          variant="ghost"
          icon={<MessageCircle size={17} aria-hidden />}
          disabled={busy}
          onClick={() => run(() => talk(null))}
        >
          Talk with the assistant
        </Button>
      </Flex>
    </>
  );
}

interface CompanionProps {
  character: CharacterView;
  busy: boolean;
  onTalk: () => void;
}

function Companion({ character, busy, onTalk }: CompanionProps) {
  const { name, avatar, description } = character;
  return (
    <Flex direction="column" gap="3" borderWidth="1px" borderRadius="lg" p="4" minW="0">
      <Flex align="center" gap="3" minW="0">
        <Avatar letter={name.charAt(0)} src={avatar} size="sm" />
        <chakra.h3 textStyle="label" truncate>
          {name}
        </chakra.h3>
      </Flex>
      <Box textStyle="small" color="fg.muted" lineClamp={3} flex="1">
        {description ?? 'Nothing is told of them yet. Ask.'}
      </Box>
      <Button size="sm" disabled={busy} aria-label={`Talk with ${name}`} onClick={onTalk}>
        Talk
      </Button>
    </Flex>
  );
}
