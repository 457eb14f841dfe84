import { Flex, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { FolderHeart, FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCollections } from '../../../data/collection/collections.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import { ShelfSkeleton } from '../../../ui/Shelf.tsx';
import { CollectionCard } from './CollectionCard.tsx';
import { CollectionDialog } from './CollectionDialog.tsx';
import { CollectionShelf } from './CollectionShelf.tsx';

/** One's own collections, and the way to a new one. */
export function CollectionsGallery() {
  const list = useCollections();
  const [naming, setNaming] = useState(false);
  const navigate = useNavigate();
  const add = (
    <Button icon={<FolderPlus size={17} aria-hidden />} onClick={() => setNaming(true)}>
      New collection
    </Button>
  );
  const { data } = list;
  return (
    <>
      {data === undefined && (
        <NotLoaded what="Your collections" read={list}>
          <ShelfSkeleton label="Loading your collections" height="14rem" />
        </NotLoaded>
      )}
      {data?.length === 0 && (
        <Card pad="none">
          <EmptyState
            icon={<FolderHeart size={26} />}
            title="No collections yet"
            description="Keep pictures together that belong together: yours, and public ones of others."
            action={add}
          />
        </Card>
      )}
      {data && data.length > 0 && (
        <>
          <Flex gap="3" align="center" justify="space-between" wrap="wrap" mb="5">
            <chakra.p color="fg.muted" textStyle="small" flex="1 1 14rem">
              {data.length} of {LIMITS.collectionsPerUser} collections
            </chakra.p>
            {add}
          </Flex>
          <CollectionShelf aria-label="Your collections">
            {data.map((one) => (
              <CollectionCard key={one.id} collection={one} />
            ))}
          </CollectionShelf>
        </>
      )}
      <CollectionDialog
        open={naming}
        onClose={() => setNaming(false)}
        onCreated={({ id }) => inBackground(navigate(`/collections/${id}`))}
      />
    </>
  );
}
