import { Box, Grid, chakra } from '@chakra-ui/react';
import { Image as ImageIcon, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { useImages } from '../../data/image/use-images.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PictureLink } from './PictureLink.tsx';
import { SectionHead } from './SectionHead.tsx';

/** One row of a wide window, two of a phone. */
const SHOWN = 4;

export function LatestPictures() {
  const { data, isPending, isError, refetch } = useImages();
  const done = data?.filter((image) => image.status === 'complete').slice(0, SHOWN) ?? [];
  return (
    <Box as="section" aria-labelledby="latest">
      <SectionHead
        id="latest"
        title="Latest pictures"
        more={done.length > 0 ? { to: '/gallery?tab=mine', label: 'All pictures' } : undefined}
      />
      {isError && !data ? (
        <Card pad="none">
          <LoadFailed what="Your pictures" onRetry={() => inBackground(refetch())} />
        </Card>
      ) : isPending || done.length > 0 ? (
        <Grid
          gap={{ base: '3', md: '4' }}
          templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' }}
        >
          {isPending
            ? Array.from({ length: SHOWN }, (_, index) => (
                <Skeleton key={index} aspectRatio="1" borderRadius="lg" />
              ))
            : done.map((image) => <PictureLink key={image.id} image={image} />)}
          {done.length > 0 && done.length < SHOWN && <AnotherPicture />}
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

const Another = chakra(Link, {
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '2',
    aspectRatio: '1',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    textStyle: 'label',
    color: 'fg.muted',
    _hover: { bg: 'bg.hover', borderColor: 'accent.line', color: 'fg' },
  },
});

/** Fills the row while there are few. */
function AnotherPicture() {
  return (
    <Another to="/generator">
      <Plus size={22} aria-hidden />
      New picture
    </Another>
  );
}
