import { LIMITS } from '@vesper/core/contract/limits';
import { ImportButton } from '../../ui/ImportButton.tsx';
import { useImport } from './use-import.ts';

/** A card chosen by hand, or dropped anywhere on the page. */
export function ImportCard() {
  const { importFile, importing } = useImport();
  return (
    <ImportButton
      label="Import card"
      importing={importing}
      what="Character card"
      accept=".png,.json,.charx,image/png,application/json"
      hint={`PNG, JSON or CHARX, at most ${Math.floor(LIMITS.cardBytes / 1024 / 1024)} MB`}
      onFile={importFile}
    />
  );
}
