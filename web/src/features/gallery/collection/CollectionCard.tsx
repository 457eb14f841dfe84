import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import type { CollectionView } from '@vesper/core/contract/collection';
import { Images, Lock, Users } from 'lucide-react';
import { Link } from 'react-router';
import { count } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';

const Title = chakra(Link, {
  base: {
    textStyle: 'subheading',
    lineClamp: 1,
    overflowWrap: 'anywhere',
    // The whole card leads there.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
    _focusVisible: { outline: '0', _after: { outline: '2px solid', outlineColor: 'accent.ring' } },
  },
});

/** A collection by its cover and name. */
export function CollectionCard({ collection }: { collection: CollectionView }) {
  const { id, name, coverUrl, imageCount, isPublic, isOwn } = collection;
  return (
    <Card
      as="li"
      pad="none"
      position="relative"
      overflow="hidden"
      transition="border-color 150ms"
      _hover={{ borderColor: 'border.strong' }}
    >
      <Box aspectRatio="1.5" bg="bg.hover" backgroundImage="haze">
        {coverUrl === null ? (
          <Center height="full" color="fg.subtle">
            <Images size={30} aria-hidden />
          </Center>
        ) : (
          <chakra.img src={coverUrl} alt="" boxSize="full" objectFit="cover" loading="lazy" />
        )}
      </Box>
      <Flex align="center" gap="3" px="4" py="3">
        <Box flex="1" minW="0">
          <Box as="h2">
            <Title to={`/collections/${id}`}>{name}</Title>
          </Box>
          <Box textStyle="caption" color="fg.subtle">
            {count(imageCount, 'picture')}
          </Box>
        </Box>
        {isOwn && <SharedBadge isPublic={isPublic} />}
      </Flex>
    </Card>
  );
}

/** Tells who sees a collection. */
export function SharedBadge({ isPublic }: { isPublic: boolean }) {
  return (
    <Badge tone={isPublic ? 'accent' : 'neutral'}>
      {isPublic ? <Users size={12} aria-hidden /> : <Lock size={12} aria-hidden />}
      {isPublic ? 'Shared' : 'Private'}
    </Badge>
  );
}
