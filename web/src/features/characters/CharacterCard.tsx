import { Box, Flex, chakra } from '@chakra-ui/react';
import type { CharacterView } from '@vesper/core/contract/character';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFilledText } from '../../data/character/filled-text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { CharacterLike } from './CharacterLike.tsx';
import { CharacterPicture } from './CharacterPicture.tsx';
import { FaceCover } from './FaceCover.tsx';
import { TagLink } from '../../ui/TagChip.tsx';
import { tagPath } from './use-character-filter.ts';

/** As many traits as a card shows; the rest is counted. */
const TRAITS_SHOWN = 3;
const TAGS_SHOWN = 4;

/** Half of a phone, a quarter of the page. */
const SIZES = '(max-width: 40rem) 50vw, 20rem';

/** The name leads to the character's page, and so does the rest of the card. */
const NameLink = chakra(Link, {
  base: {
    overflowWrap: 'anywhere',
    lineClamp: 2,
    minH: '6',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: {
      outline: 'none',
      _after: { borderRadius: 'xl', outline: '2px solid', outlineColor: 'accent.ring' },
    },
  },
});

/** Keeps words on a picture readable, in either theme. */
const Veil = chakra('div', {
  base: {
    position: 'absolute',
    insetX: '0',
    bottom: '0',
    px: { base: '3.5', sm: '4' },
    pt: '14',
    pb: '3',
    color: 'white',
    backgroundImage: 'linear-gradient(to top, rgba(8, 8, 20, 0.88), rgba(8, 8, 20, 0))',
    pointerEvents: 'none',
    // Above what darkens a face that is blurred.
    zIndex: '2',
  },
});

interface Props {
  character: CharacterView;
  badge?: ReactNode;
  /** A line below the name: who made it. */
  byline?: string;
  /** The buttons in the bottom line. */
  actions: ReactNode;
}

export function CharacterCard({ character, badge, byline, actions }: Props) {
  const { id, name, description, personality, tags } = character;
  const filled = useFilledText(name);
  return (
    <Card
      as="article"
      aria-label={name}
      pad="none"
      display="flex"
      flexDirection="column"
      className="group"
      transitionProperty="border-color, transform"
      transitionDuration="moderate"
      _hover={{ borderColor: 'border.strong' }}
    >
      <Box position="relative">
        <CharacterPicture character={character} ratio="1 / 1.06" sizes={SIZES} />
        <FaceCover character={character} named />
        {/* Above the name's link, which covers the card. */}
        <Box position="absolute" top="3" insetStart="3" zIndex="3">
          <CharacterLike character={character} look="glass" />
        </Box>
        {badge !== undefined && (
          <Box position="absolute" top="3" insetEnd="3">
            {badge}
          </Box>
        )}
        <Veil>
          <chakra.h3 textStyle="subheading" pointerEvents="auto">
            <NameLink to={`/characters/${id}`} data-character={id}>
              {name}
            </NameLink>
          </chakra.h3>
          {byline !== undefined && (
            <Box textStyle="caption" opacity="0.8" mt="0.5" truncate>
              {byline}
            </Box>
          )}
        </Veil>
      </Box>
      <Flex direction="column" gap="3" flex="1" p={{ base: '3.5', sm: '4' }}>
        {description !== null && (
          <chakra.p textStyle="small" color="fg.muted" lineClamp={2}>
            {filled(description)}
          </chakra.p>
        )}
        <Traits traits={personality.traits} />
        {tags.length > 0 && (
          <Flex
            role="group"
            aria-label="Tags"
            wrap="wrap"
            gap="0.5"
            mx="-2"
            position="relative"
            minW="0"
          >
            {tags.slice(0, TAGS_SHOWN).map((tag) => (
              <TagLink key={tag} tag={tag} to={tagPath(tag)} what="Characters" size="sm" />
            ))}
          </Flex>
        )}
        <Flex gap="1" rowGap="2" wrap="wrap" mt="auto" align="center" position="relative">
          {actions}
        </Flex>
      </Flex>
    </Card>
  );
}

function Traits({ traits }: { traits: readonly string[] }) {
  const more = traits.length - TRAITS_SHOWN;
  if (traits.length === 0) return null;
  return (
    <Flex gap="1.5" wrap="wrap" aria-label="Traits" role="group">
      {traits.slice(0, TRAITS_SHOWN).map((trait) => (
        <Badge key={trait} maxW="full" title={trait}>
          <chakra.span truncate>{trait}</chakra.span>
        </Badge>
      ))}
      {more > 0 && <Badge title={traits.slice(TRAITS_SHOWN).join(', ')}>+{more}</Badge>}
    </Flex>
  );
}
