import { chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { Link } from 'react-router';

const Frame = chakra(Link, {
  base: {
    display: 'block',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.hover',
    '& img': {
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      transition: 'transform 500ms cubic-bezier(0.2, 0.8, 0.2, 1)',
    },
    _hover: { borderColor: 'accent.line', '& img': { transform: 'scale(1.04)' } },
  },
});

/** Opens the picture in the generator, where it can be shared or downloaded. */
export function PictureLink({ image }: { image: ImageView }) {
  return (
    <Frame to={`/generator?image=${image.id}`}>
      <img src={image.thumbnailUrl ?? image.imageUrl ?? ''} alt={image.prompt} loading="lazy" />
    </Frame>
  );
}
