import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { CharacterDetailView } from '@vesper/core/contract/character';
import { ArrowLeft, Brain, Flag, ImagePlus, MessageCircle, Users } from 'lucide-react';
import { useFilledText } from '../../data/character/filled-text.ts';
import { chooseCharacter } from '../../data/image/image-draft.ts';
import { useUser } from '../../data/user/session.ts';
import { askReport } from '../../data/report/reporting.ts';
import { count } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CharacterLike } from './CharacterLike.tsx';
import { CharacterPicture } from './CharacterPicture.tsx';
import { CharacterTools, ExportMenu } from './CharacterTools.tsx';
import { DuplicateButton } from './DuplicateButton.tsx';
import { ExampleTalk } from './ExampleTalk.tsx';
import { FaceCover } from './FaceCover.tsx';
import { LorebookButton } from './LorebookButton.tsx';
import { makerOf } from '../../data/character/maker-of.ts';
import { TagLink } from '../../ui/TagChip.tsx';
import { tagPath } from './use-character-filter.ts';
import { useStartChat } from './use-start-chat.ts';
import { VersionsButton } from './VersionsButton.tsx';
import { VisibilityBadge } from './VisibilityBadge.tsx';

const SIZES = '(max-width: 48rem) 100vw, 26rem';

const Columns = chakra(Grid, {
  base: {
    gridTemplateColumns: { base: '1fr', md: 'minmax(16rem, 26rem) 1fr' },
    gap: { base: '6', md: '10', lg: '14' },
    alignItems: 'start',
  },
});

/** Above the bar of a phone; the lines that pass behind it fade away instead of being cut. */
const InSight = chakra('div', {
  base: {
    flexShrink: '0',
    mdDown: {
      position: 'sticky',
      bottom: 'var(--bottom-bar, 0px)',
      zIndex: 'docked',
      mx: '-4',
      px: '4',
      pt: '6',
      mt: '-6',
      pb: '3',
      background: 'linear-gradient(transparent, var(--vsp-colors-bg) 1.5rem)',
    },
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
  const { creatorNotes, look, tags, origin } = character;
  const filled = useFilledText(name);
  const { start, starting } = useStartChat();
  const user = useUser();
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
              {[makerOf(character), ...talkers(character)].join(' · ')}
            </Box>
            {origin && <Credit origin={origin} />}
            {description !== null && (
              <chakra.p textStyle="lead" color="fg.muted" mt="4" whiteSpace="pre-line" maxW="prose">
                {filled(description)}
              </chakra.p>
            )}
            {look.words !== null && (
              <chakra.p textStyle="small" color="fg.muted" mt="4" maxW="prose">
                <chakra.span color="fg.subtle">In pictures: </chakra.span>
                {look.words}
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
            {tags.length > 0 && (
              <Flex role="group" aria-label="Tags" gap="2" wrap="wrap" mt="3">
                {tags.map((tag) => (
                  <TagLink key={tag} tag={tag} to={tagPath(tag)} what="Characters" />
                ))}
              </Flex>
            )}
          </Box>
          {/* On a phone the way into a talk stays in sight, and the rest follows it. */}
          <Flex display={{ base: 'contents', md: 'flex' }} gap="2" align="center">
            <InSight>
              <Button
                size="lg"
                width={{ base: 'full', md: 'auto' }}
                loading={starting !== undefined}
                icon={<MessageCircle size={19} aria-hidden />}
                onClick={() => start(character.id)}
              >
                Start Chat
              </Button>
            </InSight>
            <Flex gap="1" align="center" wrap="wrap" mt={{ base: '-3', md: '0' }}>
              <CharacterLike character={character} look="plain" />
              {isOwn ? (
                <>
                  <LorebookButton character={character} />
                  <VersionsButton character={character} />
                  <DuplicateButton character={character} />
                  <CharacterTools character={character} onEdit={onEdit} onDelete={onDelete} />
                </>
              ) : (
                <>
                  <DuplicateButton character={character} />
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
          <TextLink
            to="/generator"
            onClick={() => chooseCharacter(user.id, character.id)}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minH="11"
            alignSelf="flex-start"
            mt={{ base: '-4', md: '-6' }}
            textStyle="label"
          >
            <ImagePlus size={17} aria-hidden />
            Make a picture of {name}
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

/** How many members talk with a character, once somebody does. */
const talkers = ({ talks }: CharacterDetailView): string[] =>
  talks === 0 ? [] : [`${count(talks, 'person talks', 'people talk')} with them`];

/** Names whom a copy was taken from, as far as they are still here. */
function Credit({
  origin: { characterId, name, by },
}: {
  origin: NonNullable<CharacterDetailView['origin']>;
}) {
  const maker = by ?? 'somebody else';
  return (
    <Box textStyle="small" color="fg.subtle" mt="1">
      {characterId !== null && name !== null ? (
        <>
          A copy of <TextLink to={`/characters/${characterId}`}>{name}</TextLink> by {maker}
        </>
      ) : (
        `A copy of a character by ${maker}`
      )}
    </Box>
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
