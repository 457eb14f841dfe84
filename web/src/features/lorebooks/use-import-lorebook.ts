import { LIMITS } from '@vesper/core/contract/limits';
import { useNavigate } from 'react-router';
import { importLorebook } from '../../data/lorebook/lorebooks.ts';
import { ApiError, serverMessage } from '../../lib/api-error.ts';
import { count } from '../../lib/format.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useBusy } from '../../lib/use-busy.ts';

const FAILED = 'The lorebook could not be imported. Please try again.';

/** The reason why a file cannot be a lorebook, before it is sent; undefined when it may be one. */
function objection({ size }: File): string | undefined {
  if (size === 0) return 'This file is empty.';
  const megabytes = Math.floor(LIMITS.lorebookBytes / 1024 / 1024);
  return size > LIMITS.lorebookBytes
    ? `The lorebook is too large. It may have ${megabytes} MB.`
    : undefined;
}

/** Makes a lorebook of a file and opens it, or says why it cannot. */
export function useImportLorebook() {
  const navigate = useNavigate();
  const [importing, run] = useBusy();
  const refuse = (description: string): void =>
    showToast({ title: 'Import Failed', description, kind: 'failure' });

  const importFile = async (file: File): Promise<void> => {
    const refused = objection(file);
    if (refused !== undefined) return refuse(refused);
    try {
      const { id, name, entryCount } = await importLorebook(file);
      const description = `${name} has ${count(entryCount, 'entry', 'entries')}.`;
      showToast({ title: 'Lorebook Imported!', description, kind: 'success' });
      await navigate(`/lorebooks/${id}`);
    } catch (error) {
      const clear = error instanceof ApiError && error.status < 500;
      refuse(clear ? serverMessage(error, FAILED) : FAILED);
    }
  };
  return { importFile: (file: File) => run(() => importFile(file)), importing };
}
