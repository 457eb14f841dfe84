import { Box, Flex, chakra } from '@chakra-ui/react';
import type { CharacterView } from '@vesper/core/contract/character';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { CharacterFace } from './CharacterFace.tsx';

/** As many traits as a card shows; the rest is counted. */
const TRAITS_SHOWN = 3;

interface Props {
  character: CharacterView;
  badge?: ReactNode;
  /** A line below the name: who made it. */
  byline?: string;
  /** The buttons in the bottom line. */
  actions: ReactNode;
}

export function CharacterCard({ character, badge, byline, actions }: Props) {
  const { name, description, personality } = character;
  const { traits } = personality;
  const more = traits.length - TRAITS_SHOWN;
  return (
    <Card
      as="article"
      aria-label={name}
      display="flex"
      flexDirection="column"
      gap="4"
      p={{ base: '4', sm: '5' }}
    >
      <Flex gap="4" minW="0">
        <CharacterFace character={character} painting={character.avatar === null} />
        <Box minW="0" flex="1">
          <Flex align="flex-start" justify="space-between" gap="2">
            <chakra.h3 textStyle="subheading" overflowWrap="anywhere" lineClamp={2}>
              {name}
            </chakra.h3>
            {badge}
          </Flex>
          {byline !== undefined && (
            <Box textStyle="caption" color="fg.subtle" mt="0.5" truncate>
              {byline}
            </Box>
          )}
          {description !== null && (
            <chakra.p textStyle="small" color="fg.muted" mt="1.5" lineClamp={3}>
              {description}
            </chakra.p>
          )}
        </Box>
      </Flex>
      {traits.length > 0 && (
        <Flex gap="1.5" wrap="wrap" aria-label="Traits" role="group">
          {traits.slice(0, TRAITS_SHOWN).map((trait) => (
            <Badge key={trait} maxW="full" title={trait}>
              <chakra.span truncate>{trait}</chakra.span>
            </Badge>
          ))}
          {more > 0 && <Badge title={traits.slice(TRAITS_SHOWN).join(', ')}>+{more}</Badge>}
        </Flex>
      )}
      <Flex gap="2" mt="auto" align="center">
        {actions}
      </Flex>
    </Card>
  );
}
