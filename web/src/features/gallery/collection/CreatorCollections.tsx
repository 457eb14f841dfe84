import { chakra } from '@chakra-ui/react';
import { useCollectionsOf } from '../../../data/collection/collections.ts';
import { CollectionCard } from './CollectionCard.tsx';
import { CollectionShelf } from './CollectionShelf.tsx';

/** What a creator shares, above their pictures; nothing where they share none. */
export function CreatorCollections({ id, name }: { id: string; name: string }) {
  const { data = [] } = useCollectionsOf(id);
  if (data.length === 0) return null;
  return (
    <chakra.section aria-label={`Collections by ${name}`} mb={{ base: '6', md: '8' }}>
      <chakra.h2 textStyle="heading" mb="3">
        Collections
      </chakra.h2>
      <CollectionShelf>
        {data.map((one) => (
          <CollectionCard key={one.id} collection={one} />
        ))}
      </CollectionShelf>
    </chakra.section>
  );
}
