import { refreshDeskModels, removeDeskModel } from '../../../data/desk/desk-models.ts';
import { StepDialog } from '../steps/StepDialog.tsx';
import { ModelDialog } from './ModelDialog.tsx';
import type { ModelStep } from './model-step.ts';
import { PainterSheet } from './PainterSheet.tsx';
import { TrySheet } from './TrySheet.tsx';

interface Props {
  step: ModelStep | null;
  keepsKeys: boolean;
  onClose: () => void;
}

const GONE =
  'Conversations that chose it ask for another one; replies under way are finished. Its key goes with it.';

/** The dialog of what is being done. */
export function ModelStepDialogs({ step, keepsKeys, onClose }: Props) {
  switch (step?.kind) {
    case undefined:
      return null;
    case 'add':
      return <ModelDialog model={null} keepsKeys={keepsKeys} onClose={onClose} />;
    case 'edit':
      return <ModelDialog model={step.model} keepsKeys={keepsKeys} onClose={onClose} />;
    case 'try':
      return <TrySheet model={step.model} onClose={onClose} />;
    case 'painter':
      return <PainterSheet onClose={onClose} />;
    case 'remove':
      return (
        <StepDialog
          onClose={onClose}
          title="Remove model"
          description={GONE}
          confirm={`Remove ${step.model.name}`}
          isDanger
          done={`${step.model.name} is removed`}
          onStep={({ reason }) => removeDeskModel(step.model, reason)}
          onConflict={refreshDeskModels}
        />
      );
  }
}
