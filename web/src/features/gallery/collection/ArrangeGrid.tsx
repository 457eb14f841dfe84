import { Box, Grid } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { useState } from 'react';
import { makeCover, moveImage, takeOut } from '../../../data/collection/arrange.ts';
import { neighbour } from '../../../data/collection/moved-before.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { ArrangeTile } from './ArrangeTile.tsx';

interface Props {
  collectionId: string;
  images: readonly ImageView[];
}

/** The pictures of a collection while their order is changed: by drag, by keys, and by buttons. */
export function ArrangeGrid({ collectionId, images }: Props) {
  const [said, setSaid] = useState('');
  const move = (id: string, before: string | null): void => {
    inBackground(moveImage(collectionId, id, before));
    const others = images.filter((image) => image.id !== id);
    const at = before === null ? others.length : others.findIndex((image) => image.id === before);
    setSaid(`Now number ${at + 1} of ${images.length}`);
  };
  return (
    <>
      <Box role="status" srOnly>
        {said}
      </Box>
      <Grid
        as="ul"
        aria-label="Pictures in their order"
        listStyleType="none"
        gap="3"
        templateColumns={{
          base: 'repeat(auto-fill, minmax(9rem, 1fr))',
          md: 'repeat(auto-fill, minmax(12rem, 1fr))',
        }}
      >
        {images.map((image, at) => (
          <ArrangeTile
            key={image.id}
            image={image}
            place={`${at + 1} of ${images.length}`}
            onMoveBy={(by) => move(image.id, neighbour(images, image.id, by))}
            onDropped={(id) => move(id, image.id)}
            onCover={() => inBackground(makeCover(collectionId, image.id))}
            onTakeOut={() => inBackground(takeOut(collectionId, image.id))}
          />
        ))}
      </Grid>
    </>
  );
}
