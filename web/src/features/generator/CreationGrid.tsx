import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';
import { useImages } from '../../data/image/use-images.ts';
import { CreationTile } from './CreationTile.tsx';

interface Props {
  images: readonly ImageView[];
  currentId: string | undefined;
  onPick: (image: ImageView) => void;
}

export function CreationGrid({ images, currentId, onPick }: Props) {
  const { hasNextPage, isFetchingNextPage: loading, fetchNextPage } = useImages();
  return (
    <Box as="section" aria-labelledby="creations" mt={{ base: '10', md: '14' }}>
      <chakra.h2 id="creations" textStyle="heading" mb="5">
        Your Creations
      </chakra.h2>
      <Grid
        gap={{ base: '3', sm: '4' }}
        templateColumns="repeat(auto-fill, minmax(min(100%, max(8rem, 17%)), 1fr))"
      >
        {images.map((image) => (
          <CreationTile
            key={image.id}
            image={image}
            current={image.id === currentId}
            onPick={() => onPick(image)}
          />
        ))}
      </Grid>
      {hasNextPage && (
        <Flex justify="center" mt="6">
          <Button
            variant="secondary"
            loading={loading}
            onClick={() => inBackground(fetchNextPage())}
          >
            {loading ? 'Loading...' : 'Show more'}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
