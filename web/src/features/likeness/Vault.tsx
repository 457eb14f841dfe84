import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { LikenessView } from '@vesper/core/contract/likeness';
import { LIMITS } from '@vesper/core/contract/limits';
import { ScanFace, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { useLikenesses } from '../../data/likeness/likenesses.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { isKept } from './room-left.ts';
import { LikenessTile } from './LikenessTile.tsx';
import { RemoveDialog, type Removal } from './RemoveDialog.tsx';

type Likenesses = Pick<ReturnType<typeof useLikenesses>, 'data' | 'isError' | 'refetch'>;

/** The photos kept here: how each one fares, where it was used, and the way to take it back. */
export function Vault({ likenesses }: { likenesses: Likenesses }) {
  const [removal, setRemoval] = useState<Removal>();
  const kept = likenesses.data?.filter(isKept).length ?? 0;
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
        {(likenesses.data?.length ?? 0) > 0 && (
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
      <Content likenesses={likenesses} onRemove={setRemoval} />
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
  likenesses: Likenesses;
  onRemove: (likeness: LikenessView) => void;
}

function Content({ likenesses: read, onRemove }: ContentProps) {
  const { data } = read;
  if (!data) {
    return (
      <NotLoaded what="Your photos" read={read}>
        <Grid {...WALL} role="status" aria-label="Loading your photos">
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} height="22rem" borderRadius="xl" />
          ))}
        </Grid>
      </NotLoaded>
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
      {data.map((likeness) => (
        <LikenessTile key={likeness.id} likeness={likeness} onRemove={() => onRemove(likeness)} />
      ))}
    </Grid>
  );
}
