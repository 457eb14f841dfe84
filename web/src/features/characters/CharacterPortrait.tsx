import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { CharacterDetailView } from '@vesper/core/contract/character';
import { ArrowLeft, Brain, Flag, MessageCircle, Users } from 'lucide-react';
import { useFilledText } from '../../data/character/filled-text.ts';
import { askReport } from '../../data/report/reporting.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CharacterPicture } from './CharacterPicture.tsx';
import { CharacterTools, ExportMenu } from './CharacterTools.tsx';
import { ExampleTalk } from './ExampleTalk.tsx';
import { FaceCover } from './FaceCover.tsx';
import { LorebookButton } from './LorebookButton.tsx';
import { makerOf } from '../../data/character/maker-of.ts';
import { useStartChat } from './use-start-chat.ts';
import { VisibilityBadge } from './VisibilityBadge.tsx';

const SIZES = '(max-width: 48rem) 100vw, 26rem';

const Columns = chakra(Grid, {
  base: {
    gridTemplateColumns: { base: '1fr', md: 'minmax(16rem, 26rem) 1fr' },
    gap: { base: '6', md: '10', lg: '14' },
    alignItems: 'start',
  },
});

interface Props {
  character: CharacterDetailView;
  onEdit: () => void;
  onDelete: () => void;
}

/** Everything about a character that helps to decide on a talk, and the way into one. */
export function CharacterPortrait({ character, onEdit, onDelete }: Props) {
  const { name, description, greeting, personality, examples, isOwn, isPublic } = character;
  const { creatorNotes } = character;
  const filled = useFilledText(name);
  const { start, starting } = useStartChat();
  return (
    <>
      <TextLink
        to="/characters"
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="11"
        mb={{ base: '3', md: '5' }}
      >
        <ArrowLeft size={16} aria-hidden />
        All characters
      </TextLink>
      <Columns>
        <Card pad="none" position={{ md: 'sticky' }} top={{ md: 'calc(var(--nav-height) + 2rem)' }}>
          <Box position="relative">
            <CharacterPicture character={character} ratio="1 / 1.08" sizes={SIZES} first />
            <FaceCover character={character} />
          </Box>
        </Card>
        <Flex direction="column" gap={{ base: '6', md: '8' }} minW="0">
          <Box>
            <Flex gap="3" align="center" wrap="wrap">
              <chakra.h1
                textStyle="display"
                overflowWrap="anywhere"
                data-character={character.id}
                tabIndex={-1}
              >
                {name}
              </chakra.h1>
              {isOwn && <VisibilityBadge isPublic={isPublic} />}
            </Flex>
            <Box textStyle="small" color="fg.subtle" mt="2">
              {makerOf(character)}
            </Box>
            {description !== null && (
              <chakra.p textStyle="lead" color="fg.muted" mt="4" whiteSpace="pre-line" maxW="prose">
                {filled(description)}
              </chakra.p>
            )}
            {personality.traits.length > 0 && (
              <Flex role="group" aria-label="Traits" gap="2" wrap="wrap" mt="5">
                {personality.traits.map((trait) => (
                  <Badge key={trait} maxW="full">
                    <chakra.span truncate>{trait}</chakra.span>
                  </Badge>
                ))}
              </Flex>
            )}
          </Box>
          <Flex
            gap="2"
            align="center"
            wrap={{ base: 'wrap', sm: 'nowrap' }}
            position={{ base: 'sticky', md: 'static' }}
            bottom="calc(var(--bottom-bar, 0px) + 0.75rem)"
            zIndex="docked"
          >
            <Button
              size="lg"
              flex={{ base: '1', md: '0 1 auto' }}
              loading={starting !== undefined}
              icon={<MessageCircle size={19} aria-hidden />}
              onClick={() => start(character.id)}
            >
              Start Chat
            </Button>
            <Flex gap="1" bg={{ base: 'bg.raised', md: 'transparent' }} borderRadius="lg">
              {isOwn ? (
                <>
                  <LorebookButton character={character} />
                  <CharacterTools character={character} onEdit={onEdit} onDelete={onDelete} />
                </>
              ) : (
                <>
                  <ExportMenu character={character} />
                  <IconButton
                    label={`Report ${name}`}
                    onClick={() => askReport('character', character.id, name)}
                  >
                    <Flag size={17} />
                  </IconButton>
                </>
              )}
            </Flex>
          </Flex>
          <TextLink
            to={`/memory?character=${character.id}`}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minH="11"
            alignSelf="flex-start"
            mt={{ base: '-4', md: '-6' }}
            textStyle="label"
          >
            <Brain size={17} aria-hidden />
            What {name} remembers of you
          </TextLink>
          <TextLink
            to={`/chat?group=${character.id}`}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minH="11"
            alignSelf="flex-start"
            mt={{ base: '-4', md: '-6' }}
            textStyle="label"
          >
            <Users size={17} aria-hidden />
            Group chat with {name}
          </TextLink>
          {creatorNotes !== null && <MakersNotes text={creatorNotes} />}
          {greeting !== null && (
            <ExampleTalk
              title="How it begins"
              name={name}
              lines={[{ by: 'character', text: filled(greeting) }]}
            />
          )}
          {examples.length > 0 && (
            <ExampleTalk
              title={`How ${name} talks`}
              name={name}
              lines={examples.map(({ by, text }) => ({ by, text: filled(text) }))}
            />
          )}
        </Flex>
      </Columns>
    </>
  );
}

/** What its maker says to those who look at it. */
function MakersNotes({ text }: { text: string }) {
  return (
    <Box as="section" aria-label="Notes from its maker" maxW="42rem">
      <chakra.h2 textStyle="label" color="fg.subtle" mb="2">
        Notes from its maker
      </chakra.h2>
      <chakra.p color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </chakra.p>
    </Box>
  );
}

export function CharacterPortraitSkeleton() {
  return (
    <Columns role="status" aria-label="Loading the character" mt="16">
      <Skeleton aspectRatio="1 / 1.08" borderRadius="xl" />
      <Flex direction="column" gap="4">
        <Skeleton height="12" width="60%" />
        <Skeleton height="5" width="90%" />
        <Skeleton height="5" width="70%" />
        <Skeleton height="12" width="12rem" mt="4" />
      </Flex>
    </Columns>
  );
}
