import type { CollectionView } from '@vesper/core/contract/collection';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { CollectionForm } from './CollectionForm.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The one to change; undefined for a new one. */
  collection?: CollectionView | undefined;
  onCreated?: (collection: CollectionView) => void;
}

/** Names and describes a collection, and says who sees it. */
export function CollectionDialog({ open, onClose, collection, onCreated }: Props) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={collection ? 'Edit collection' : 'New collection'}
      submit={collection ? 'Save' : 'Create collection'}
    >
      {(form) => <CollectionForm {...form} collection={collection} onCreated={onCreated} />}
    </FormDialog>
  );
}
