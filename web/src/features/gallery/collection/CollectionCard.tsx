import { Box, Center, chakra } from '@chakra-ui/react';
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
      <Box position="relative" aspectRatio="1.5" bg="bg.hover" backgroundImage="haze">
        {coverUrl === null ? (
          <Center height="full" color="fg.subtle">
            <Images size={30} aria-hidden />
          </Center>
        ) : (
          <chakra.img src={coverUrl} alt="" boxSize="full" objectFit="cover" loading="lazy" />
        )}
        {isOwn && (
          <Box position="absolute" top="2" insetStart="2">
            <SharedBadge isPublic={isPublic} onPicture />
          </Box>
        )}
      </Box>
      <Box px="4" py="3">
        <Box as="h2">
          <Title to={`/collections/${id}`}>{name}</Title>
        </Box>
        <Box textStyle="caption" color="fg.subtle">
          {count(imageCount, 'picture')}
        </Box>
      </Box>
    </Card>
  );
}

interface BadgeProps {
  isPublic: boolean;
  /** Above a picture: a ground of its own, in either theme. */
  onPicture?: boolean;
}

const ON_PICTURE = { bg: 'rgba(8, 9, 18, 0.7)', color: 'white' };

/** Tells who sees a collection. */
export function SharedBadge({ isPublic, onPicture = false }: BadgeProps) {
  return (
    <Badge tone={isPublic ? 'accent' : 'neutral'} {...(onPicture && ON_PICTURE)}>
      {isPublic ? <Users size={12} aria-hidden /> : <Lock size={12} aria-hidden />}
      {isPublic ? 'Shared' : 'Private'}
    </Badge>
  );
}
