import { Box, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { useState } from 'react';
import { aspectOf } from '../../data/image/image-options.ts';

const Layer = chakra('img', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
});

/** The small picture, blurred, until the full one has arrived; the frame has its shape at once. */
export function FullPicture({ image }: { image: ImageView }) {
  const [arrived, setArrived] = useState(false);
  const aspect = aspectOf(image.settings.size);
  return (
    <Box
      position="relative"
      mx="auto"
      overflow="hidden"
      borderRadius="lg"
      bg="bg.hover"
      style={{ aspectRatio: aspect, width: `min(100%, calc(68dvh * ${aspect}))` }}
    >
      {image.thumbnailUrl !== null && (
        <Layer src={image.thumbnailUrl} alt="" filter="blur(10px)" transform="scale(1.04)" />
      )}
      <Layer
        src={image.imageUrl ?? ''}
        alt={image.prompt}
        opacity={arrived ? 1 : 0}
        transition="opacity 320ms"
        onLoad={() => setArrived(true)}
      />
    </Box>
  );
}
