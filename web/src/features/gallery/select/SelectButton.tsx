import { ListChecks } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { beginSelecting, endSelecting, useSelected } from './selection-store.ts';

/** Begins to choose several pictures, or ends it. */
export function SelectButton() {
  const selecting = useSelected() !== null;
  return (
    <Button
      variant="secondary"
      icon={<ListChecks size={16} aria-hidden />}
      aria-pressed={selecting}
      onClick={selecting ? endSelecting : beginSelecting}
    >
      Select
    </Button>
  );
}
