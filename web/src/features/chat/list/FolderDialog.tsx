import { folderName } from '@vesper/core/contract/folder';
import { useState, type FormEvent } from 'react';
import { createFolder, renameFolder } from '../../../data/folder/folders.ts';
import { serverMessage } from '../../../lib/api-error.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { FormDialog, type DialogForm } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The folder to rename; undefined for a new one. */
  folder?: { id: string; name: string } | undefined;
  onCreated?: (folder: { id: string; name: string }) => void;
}

/** Names a folder. */
export function FolderDialog({ open, onClose, folder }: Omit<Props, 'onCreated'>) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={folder ? 'Rename folder' : 'New folder'}
      submit={folder ? 'Rename' : 'Create folder'}
    >
      {(form) => <FolderForm {...form} folder={folder} />}
    </FormDialog>
  );
}

/** The name of a folder, for the dialog around it to send. */
export function FolderForm({
  id,
  onBusy,
  onDone,
  folder,
  onCreated,
}: DialogForm & Pick<Props, 'folder' | 'onCreated'>) {
  const [name, setName] = useState(folder?.name ?? '');
  const [error, setError] = useState<string>();

  const save = async (): Promise<void> => {
    const parsed = folderName.safeParse(name);
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    onBusy(true);
    try {
      if (folder) await renameFolder(folder.id, parsed.data);
      else onCreated?.(await createFolder(parsed.data));
      onDone();
    } catch (failure) {
      setError(serverMessage(failure, 'The folder could not be saved. Please try again.'));
    } finally {
      onBusy(false);
    }
  };

  return (
    <form
      id={id}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        inBackground(save());
      }}
    >
      <TextField
        label="Name"
        autoFocus
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
      />
    </form>
  );
}
