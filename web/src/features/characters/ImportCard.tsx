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
      accept=".png,.webp,.jpg,.jpeg,.json,.charx,image/png,image/webp,image/jpeg,application/json"
      hint={`PNG, WebP, JPEG, JSON or CHARX, at most ${Math.floor(LIMITS.cardBytes / 1024 / 1024)} MB`}
      onFile={importFile}
    />
  );
}
