import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Mask } from './use-mask.ts';

/** Asks before a marked part is lost that nothing was painted in. */
export function LeaveDialog({ leaving: { asking, stay, leave } }: Pick<Mask, 'leaving'>) {
  return (
    <Dialog
      open={asking}
      onClose={stay}
      role="alertdialog"
      title="Leave without painting?"
      description="The part you marked has not been used yet, and it is not kept."
      footer={
        <>
          <Button variant="secondary" onClick={stay}>
            Keep marking
          </Button>
          <Button variant="danger" onClick={leave}>
            Leave
          </Button>
        </>
      }
    />
  );
}
