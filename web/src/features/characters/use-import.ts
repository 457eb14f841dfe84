import { LIMITS } from '@vesper/core/contract/limits';
import { useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { ApiError, serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { characterApi } from '../../data/character/character-api.ts';
import { objection } from './objection.ts';
import { putCharacter } from '../../data/character/characters.ts';

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
      const character = await characterApi.importCard(file);
      putCharacter(character);
      const description = `${character.name} is private until you share it.`;
      showToast({ title: 'Character Imported!', description, kind: 'success' });
    } catch (error) {
      showToast({ title: 'Import Failed', description: reasonOf(error), kind: 'failure' });
    } finally {
      setImporting(false);
    }
  };
  return { importFile: (file: File) => inBackground(importFile(file)), importing };
}
