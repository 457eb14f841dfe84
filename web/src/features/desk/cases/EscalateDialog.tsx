import { escalateCase } from '../../../data/desk/desk-cases.ts';
import { StepDialog } from '../steps/StepDialog.tsx';

/** Leaves a case to operators. */
export function EscalateDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <StepDialog
      onClose={onClose}
      title="Leave it to operators?"
      description="Only operators can claim and decide it from now on."
      confirm="Leave to operators"
      done="Left to operators"
      onStep={({ reason }) => escalateCase(id, reason)}
    />
  );
}
