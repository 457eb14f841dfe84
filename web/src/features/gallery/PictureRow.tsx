import { Box, Flex, chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { shortDate } from '../../lib/format.ts';
import { SIZE_LABELS } from '../../data/image/image-options.ts';
import { CreatorLink } from './CreatorLink.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { LikeButton } from './LikeButton.tsx';
import { PictureCover } from './PictureCover.tsx';
import { pictureLink } from './picture-link.ts';
import type { PictureProps } from './picture-props.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { VisibilityButton } from './VisibilityButton.tsx';

const Frame = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', sm: '4' },
    p: '2',
    pe: { base: '2', sm: '4' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.strong', bg: 'bg.raised' },
    // Above the link that covers the row.
    '& button, & [data-above]': { position: 'relative', zIndex: '1' },
  },
});

const Cover = chakra(Link, {
  base: { _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' } },
});

/** A picture with its words beside it. */
export function PictureRow({ image, link, own }: PictureProps) {
  return (
    <Frame>
      <Box
        position="relative"
        height="full"
        aspectRatio={{ base: '1', sm: '1.35' }}
        flexShrink="0"
        overflow="hidden"
        borderRadius="md"
        bg="bg.hover"
      >
        <Thumbnail image={image} alt="" />
        <PictureCover image={image} focusAfter={() => pictureLink(image.id)} />
      </Box>
      <Box flex="1" minW="0">
        <Cover {...link} data-picture={image.id} textStyle="label" lineClamp={2}>
          {image.prompt}
        </Cover>
        <Flex textStyle="caption" color="fg.subtle" align="center" gap="2">
          {!own && (
            <Box truncate>
              <CreatorLink
                image={image}
                data-above=""
                my="0"
                color="inherit"
                _hover={{ color: 'fg' }}
              />
            </Box>
          )}
          {!own && <span aria-hidden>·</span>}
          <time dateTime={image.createdAt}>{shortDate(image.createdAt)}</time>
          <Flex gap="2" display={{ base: 'none', md: 'flex' }}>
            <span aria-hidden>·</span>
            {SIZE_LABELS[image.settings.size]}
          </Flex>
        </Flex>
      </Box>
      <Flex gap="2" direction={{ base: 'column', sm: 'row' }} align="flex-end">
        {own ? (
          <VisibilityButton image={image} look="plain" />
        ) : (
          <LikeButton image={image} look="plain" />
        )}
        <DownloadButton image={image} variant="secondary" />
      </Flex>
    </Frame>
  );
}
