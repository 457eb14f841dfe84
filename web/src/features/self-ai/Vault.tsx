import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { LikenessView } from '@vesper/core/contract/likeness';
import { LIMITS } from '@vesper/core/contract/limits';
import { ScanFace, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { useLikenesses } from '../../lib/likenesses.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { isKept } from './photos.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { RemoveDialog, type Removal } from './RemoveDialog.tsx';

type Photos = Pick<ReturnType<typeof useLikenesses>, 'data' | 'isError' | 'refetch'>;

/** The photos kept here: how each one fares, where it was used, and the way to take it back. */
export function Vault({ photos }: { photos: Photos }) {
  const [removal, setRemoval] = useState<Removal>();
  const kept = photos.data?.filter(isKept).length ?? 0;
  return (
    <Box as="section" aria-labelledby="vault" mt={{ base: '10', md: '14' }}>
      <Flex align="center" gap="3" mb="5" minH="11" wrap="wrap">
        <chakra.h2 id="vault" textStyle="heading">
          Your photos
        </chakra.h2>
        {kept > 0 && (
          <Badge>
            {kept} of {LIMITS.likenessPhotos}
          </Badge>
        )}
        {(photos.data?.length ?? 0) > 0 && (
          <Button
            variant="secondary"
            size="sm"
            ms="auto"
            icon={<Trash2 size={15} aria-hidden />}
            onClick={() => setRemoval('everything')}
          >
            Delete everything
          </Button>
        )}
      </Flex>
      <Content photos={photos} onRemove={setRemoval} />
      <RemoveDialog removal={removal} onClose={() => setRemoval(undefined)} />
    </Box>
  );
}

const WALL = {
  gap: { base: '3', md: '5' },
  templateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(auto-fill, minmax(13.5rem, 1fr))',
  },
};

interface ContentProps {
  photos: Photos;
  onRemove: (photo: LikenessView) => void;
}

function Content({ photos: { data, isError, refetch }, onRemove }: ContentProps) {
  if (!data) {
    return isError ? (
      <Card pad="none">
        <LoadFailed what="Your photos" onRetry={() => void refetch()} />
      </Card>
    ) : (
      <Grid {...WALL} role="status" aria-label="Loading your photos">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} height="22rem" borderRadius="xl" />
        ))}
      </Grid>
    );
  }
  if (data.length === 0) {
    return (
      <Card pad="none">
        <EmptyState
          icon={<ScanFace size={26} />}
          title="No photos yet"
          description="What you add is kept here, and goes from here whenever you say so."
        />
      </Card>
    );
  }
  return (
    <Grid as="ul" {...WALL} listStyleType="none">
      {data.map((photo) => (
        <PhotoTile key={photo.id} photo={photo} onRemove={() => onRemove(photo)} />
      ))}
    </Grid>
  );
}
