import { LIMITS } from '@vesper/core/contract/limits';
import { useState } from 'react';
import { ApiError, serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast-store.ts';
import { charactersApi } from './characters-api.ts';
import { objection } from './objection.ts';
import { putCharacter } from './use-characters.ts';

const FAILED = 'The card could not be imported. Please try again.';

function reasonOf(error: unknown): string {
  const clear = error instanceof ApiError && error.status < 500;
  return clear ? serverMessage(error, FAILED) : FAILED;
}

/** Makes a character of a card file, and says why when it cannot. */
export function useImport() {
  const [importing, setImporting] = useState(false);
  const importFile = async (file: File): Promise<void> => {
    const refused = objection(file, LIMITS.cardBytes);
    if (refused !== undefined) {
      showToast({ title: 'Import Failed', description: refused, kind: 'failure' });
      return;
    }
    setImporting(true);
    try {
      const character = await charactersApi.importCard(file);
      putCharacter(character);
      const description = `${character.name} is private until you share it.`;
      showToast({ title: 'Character Imported!', description, kind: 'success' });
    } catch (error) {
      showToast({ title: 'Import Failed', description: reasonOf(error), kind: 'failure' });
    } finally {
      setImporting(false);
    }
  };
  return { importFile: (file: File) => void importFile(file), importing };
}
