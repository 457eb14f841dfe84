import { Box, Flex, chakra } from '@chakra-ui/react';
import { Layers } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../ui/Badge.tsx';
import type { PictureProps } from './picture-props.ts';
import { CreatorLink } from './CreatorLink.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { LikeButton } from './LikeButton.tsx';
import { PictureCover } from './PictureCover.tsx';
import { pictureLink } from './picture-link.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { VisibilityButton } from './VisibilityButton.tsx';

const Frame = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    overflow: 'hidden',
    borderRadius: 'lg',
    bg: 'bg.hover',
    backgroundImage: 'haze',
    isolation: 'isolate',
    '& img': { transition: 'transform 600ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
    '& [data-veil]': { opacity: '0', transition: 'opacity 200ms' },
    '&:hover, &:focus-within': {
      '& img': { transform: 'scale(1.03)' },
      '& [data-veil]': { opacity: '1' },
    },
    // No pointer, no veil: the picture is seen as it is, with two small buttons on it.
    '@media (hover: none)': { '& [data-veil]': { opacity: '1', backgroundImage: 'none' } },
  },
});

const Cover = chakra(Link, {
  base: {
    position: 'absolute',
    inset: '0',
    borderRadius: 'lg',
    _focusVisible: { outlineOffset: '-3px' },
  },
});

const Veil = chakra('div', {
  base: {
    position: 'absolute',
    insetX: '0',
    bottom: '0',
    pt: '14',
    px: '3',
    pb: '3',
    color: 'white',
    pointerEvents: 'none',
    backgroundImage: 'linear-gradient(to top, rgba(6, 7, 16, 0.86), rgba(6, 7, 16, 0))',
    '& button, & a': { pointerEvents: 'auto' },
    '@media (hover: none)': { px: '2', pb: '2' },
  },
});

/** A picture in its own shape; its words and buttons come up under the pointer. */
export function PictureTile({ image, link, own }: PictureProps) {
  return (
    <Frame>
      <Thumbnail image={image} alt="" />
      <Cover {...link} data-picture={image.id} aria-label={image.prompt} />
      {own && image.family > 1 && <Family size={image.family} />}
      {image.blurred ? (
        <PictureCover image={image} focusAfter={() => pictureLink(image.id)} />
      ) : (
        <WordsAndButtons image={image} own={own} />
      )}
    </Frame>
  );
}

/** Says that there are others of it. */
function Family({ size }: { size: number }) {
  return (
    <Badge position="absolute" top="2" insetEnd="2" bg="rgba(8, 9, 18, 0.7)" color="white">
      <Layers size={13} aria-hidden />
      {size} versions
    </Badge>
  );
}

/** Nobody likes or keeps what they have not seen: they are not there while it is blurred. */
function WordsAndButtons({ image, own }: Pick<PictureProps, 'image' | 'own'>) {
  return (
    <Veil data-veil="">
      <Box
        textStyle="small"
        lineClamp={2}
        mb="1"
        css={{ '@media (hover: none)': { display: 'none' } }}
        aria-hidden
      >
        {image.prompt}
      </Box>
      {!own && (
        <Box
          textStyle="caption"
          truncate
          mb="2.5"
          css={{ '@media (hover: none)': { display: 'none' } }}
        >
          by <CreatorLink image={image} color="white" />
        </Box>
      )}
      <Flex justify="space-between" gap="2">
        {own ? (
          <VisibilityButton image={image} look="glass" />
        ) : (
          <LikeButton image={image} look="glass" />
        )}
        <DownloadButton image={image} variant="glass" />
      </Flex>
    </Veil>
  );
}
