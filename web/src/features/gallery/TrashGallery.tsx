import { Flex, chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removeForGood, useImageTrash } from '../../data/image/image-trash.ts';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PictureWall } from './PictureWall.tsx';
import { TrashTile } from './TrashTile.tsx';
import { WallSkeleton } from './WallSkeleton.tsx';

/** What is asked about before it goes: one picture by its id, or all. */
type Going = string | 'all' | null;

/** Pictures that were deleted, until they go for good. */
export function TrashGallery() {
  const list = useImageTrash();
  const [going, setGoing] = useState<Going>(null);
  const images = list.data;
  if (images === undefined) {
    return (
      <NotLoaded what="Your trash" read={list}>
        <WallSkeleton view="grid" />
      </NotLoaded>
    );
  }
  const isEmpty = images.length === 0 && !list.hasNextPage;
  return (
    <>
      {isEmpty ? (
        <Card pad="none">
          <EmptyState
            icon={<Trash2 size={26} />}
            title="Your trash is empty"
            description="Pictures that you delete stay here for 30 days. Until then you can bring them back."
          />
        </Card>
      ) : (
        <>
          <Flex gap="3" align="center" justify="space-between" wrap="wrap" mb="5">
            <chakra.p color="fg.muted" textStyle="small" flex="1 1 16rem">
              Nobody sees these pictures. Each goes for good 30 days after it was deleted.
            </chakra.p>
            <Button variant="secondary" onClick={() => setGoing('all')}>
              Empty trash
            </Button>
          </Flex>
          <PictureWall
            images={images}
            view="grid"
            label="Deleted pictures"
            more={{
              hasMore: list.hasNextPage,
              loading: list.isFetchingNextPage,
              failed: list.isFetchNextPageError,
              load: () => inBackground(list.fetchNextPage()),
            }}
          >
            {(image) => <TrashTile image={image} onRemove={() => setGoing(image.id)} />}
          </PictureWall>
        </>
      )}
      <DeleteDialog
        open={going !== null}
        title={going === 'all' ? 'Empty the trash?' : 'Delete this picture for good?'}
        description={
          going === 'all'
            ? 'Every picture in it goes for good. Nothing brings them back.'
            : 'It goes with its likes and files. Nothing brings it back.'
        }
        confirm={going === 'all' ? 'Empty trash' : 'Delete for good'}
        onDelete={() => removeForGood(going ?? 'all')}
        onClose={() => setGoing(null)}
      />
    </>
  );
}
