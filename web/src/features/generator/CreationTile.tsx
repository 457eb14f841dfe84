import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { Heart, ScanFace } from 'lucide-react';
import { shortDate } from '../../lib/format.ts';
import { TileProgress } from './TileProgress.tsx';

const Frame = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    textAlign: 'start',
    borderRadius: 'lg',
    cursor: 'button',
    '& img': { transition: 'transform 500ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
    _hover: {
      '& img': { transform: 'scale(1.04)' },
      '& [data-frame]': { borderColor: 'accent.line' },
    },
    '&[aria-current=true] [data-frame]': {
      borderColor: 'accent.rose',
      boxShadow: '0 0 0 1px var(--vsp-colors-accent-rose)',
    },
  },
});

interface Props {
  image: ImageView;
  current: boolean;
  onPick: () => void;
}

export function CreationTile({ image, current, onPick }: Props) {
  const src = image.thumbnailUrl ?? image.imageUrl;
  return (
    <Frame type="button" aria-current={current} onClick={onPick}>
      <Box
        data-frame=""
        position="relative"
        aspectRatio="1"
        overflow="hidden"
        borderRadius="lg"
        borderWidth="1px"
        bg="bg.hover"
        transition="border-color 150ms"
      >
        {src !== null && (
          <chakra.img
            src={src}
            alt=""
            loading="lazy"
            width="full"
            height="full"
            objectFit="cover"
          />
        )}
        {image.likenessId !== null && (
          <Box
            position="absolute"
            top="2"
            insetEnd="2"
            p="1"
            borderRadius="full"
            bg="rgba(8, 9, 18, 0.66)"
            color="white"
            role="img"
            aria-label="Features you"
          >
            <ScanFace size={14} aria-hidden />
          </Box>
        )}
        {image.status === 'pending' && <TileProgress runId={image.runId} />}
      </Box>
      <Box textStyle="small" mt="2" lineClamp={1}>
        {image.prompt}
      </Box>
      <Flex textStyle="caption" color="fg.subtle" justify="space-between" gap="2">
        <time dateTime={image.createdAt}>{shortDate(image.createdAt)}</time>
        <Flex align="center" gap="1" aria-label={`${image.likes} likes`}>
          <Heart size={12} aria-hidden />
          {image.likes}
        </Flex>
      </Flex>
    </Frame>
  );
}
