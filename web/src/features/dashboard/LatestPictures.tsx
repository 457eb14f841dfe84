import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import { Image as ImageIcon } from 'lucide-react';
import { inBackground } from '../../lib/in-background.ts';
import { useImages } from '../../data/image/use-images.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { PictureLink } from './PictureLink.tsx';

const SHOWN = 6;

export function LatestPictures() {
  const { data, isPending, isError, refetch } = useImages();
  const done = data?.filter((image) => image.status === 'complete').slice(0, SHOWN) ?? [];
  return (
    <Box as="section" aria-labelledby="latest" mt={{ base: '10', md: '14' }}>
      <Flex align="baseline" justify="space-between" mb="5">
        <chakra.h2 id="latest" textStyle="heading">
          Latest pictures
        </chakra.h2>
        {done.length > 0 && <TextLink to="/generator">See all</TextLink>}
      </Flex>
      {isError && !data ? (
        <Card pad="none">
          <LoadFailed what="Your pictures" onRetry={() => inBackground(refetch())} />
        </Card>
      ) : isPending || done.length > 0 ? (
        <Grid
          gap="4"
          templateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)', xl: 'repeat(6, 1fr)' }}
        >
          {isPending
            ? Array.from({ length: SHOWN }, (_, index) => (
                <Skeleton key={index} aspectRatio="1" borderRadius="lg" />
              ))
            : done.map((image) => <PictureLink key={image.id} image={image} />)}
        </Grid>
      ) : (
        <Card pad="none">
          <EmptyState
            icon={<ImageIcon size={26} />}
            title="No images yet"
            description="Describe a scene and your first picture appears here."
            action={
              <ButtonLink to="/generator" variant="secondary">
                Create a picture
              </ButtonLink>
            }
          />
        </Card>
      )}
    </Box>
  );
}
