import { Flex, chakra } from '@chakra-ui/react';
import type { CollectionView } from '@vesper/core/contract/collection';
import { Check, FolderPlus, Images } from 'lucide-react';
import { useId, useState } from 'react';
import { endAdding } from '../../../data/collection/adding.ts';
import { addToCollection, takeOut } from '../../../data/collection/arrange.ts';
import { useCollections } from '../../../data/collection/collections.ts';
import { count } from '../../../lib/format.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceButton } from '../../../ui/ChoiceButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CollectionForm } from './CollectionForm.tsx';

/** Puts pictures into a collection, old or new; one that is in it already, can be taken out again. */
export function AddToCollection({ ids }: { ids: readonly string[] }) {
  const [naming, setNaming] = useState(false);
  const [saving, setSaving] = useState(false);
  const [busy, run] = useBusy();
  const form = useId();
  const [only] = ids;
  const list = useCollections(ids.length === 1 ? only : undefined);
  const choose = (collection: CollectionView): void =>
    run(async () => {
      if (collection.hasImage && only !== undefined) await takeOut(collection.id, only);
      else await addToCollection(collection, ids);
      if (!collection.hasImage) endAdding();
    });
  return (
    <Dialog
      open
      onClose={endAdding}
      title={naming ? 'New collection' : 'Add to collection'}
      description={ids.length === 1 ? undefined : count(ids.length, 'picture')}
      footer={
        naming ? (
          <>
            <Button variant="secondary" onClick={() => setNaming(false)}>
              Back
            </Button>
            <Button type="submit" form={form} loading={saving || busy}>
              Create and add
            </Button>
          </>
        ) : undefined
      }
    >
      {/* In the same dialog: one that opens while another closes is closed by the focus that goes back. */}
      {naming ? (
        <CollectionForm id={form} onBusy={setSaving} onDone={() => undefined} onCreated={choose} />
      ) : (
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
      )}
    </Dialog>
  );
}
