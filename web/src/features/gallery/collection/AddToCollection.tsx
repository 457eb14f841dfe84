import { Flex, chakra } from '@chakra-ui/react';
import type { CollectionView } from '@vesper/core/contract/collection';
import { Check, FolderPlus, Images } from 'lucide-react';
import { useState } from 'react';
import { endAdding } from '../../../data/collection/adding.ts';
import { addToCollection, takeOut } from '../../../data/collection/arrange.ts';
import { useCollections } from '../../../data/collection/collections.ts';
import { count } from '../../../lib/format.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { ChoiceButton } from '../../../ui/ChoiceButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CollectionDialog } from './CollectionDialog.tsx';

/** Puts pictures into a collection, old or new; one that is in it already, can be taken out again. */
export function AddToCollection({ ids }: { ids: readonly string[] }) {
  const [naming, setNaming] = useState(false);
  const [busy, run] = useBusy();
  const [only] = ids;
  const list = useCollections(ids.length === 1 ? only : undefined);
  const choose = (collection: CollectionView): void =>
    run(async () => {
      if (collection.hasImage && only !== undefined) await takeOut(collection.id, only);
      else await addToCollection(collection, ids);
      if (!collection.hasImage) endAdding();
    });
  return (
    <>
      <Dialog
        open={!naming}
        onClose={endAdding}
        title="Add to collection"
        description={ids.length === 1 ? undefined : count(ids.length, 'picture')}
      >
        <Flex direction="column" gap="2" pb="2">
          {list.data === undefined && (
            <NotLoaded what="Your collections" read={list}>
              <Skeleton height="12" />
            </NotLoaded>
          )}
          {list.data?.map((one) => (
            <ChoiceButton
              key={one.id}
              disabled={busy}
              aria-pressed={one.hasImage}
              onClick={() => choose(one)}
            >
              {one.hasImage ? <Check size={18} /> : <Images size={18} />}
              <chakra.span truncate flex="1">
                {one.name}
              </chakra.span>
              <chakra.span textStyle="caption" color="fg.subtle">
                {count(one.imageCount, 'picture')}
              </chakra.span>
            </ChoiceButton>
          ))}
          <ChoiceButton disabled={busy} onClick={() => setNaming(true)}>
            <FolderPlus size={18} />
            New collection
          </ChoiceButton>
        </Flex>
      </Dialog>
      <CollectionDialog
        open={naming}
        onClose={() => setNaming(false)}
        onCreated={(made) => choose(made)}
      />
    </>
  );
}
