import type { DeskRun } from '@vesper/core/contract/desk/run';
import { refreshDeskRuns, stepRun, type RunStep } from '../../../data/desk/desk-runs.ts';
import { StepDialog } from '../steps/StepDialog.tsx';
import { RUN_STEPS } from './run-steps.ts';

interface Props {
  run: DeskRun;
  step: RunStep;
  onClose: () => void;
}

export function RunStepDialog({ run, step, onClose }: Props) {
  const { title, description, confirm, done } = RUN_STEPS[step];
  return (
    <StepDialog
      onClose={onClose}
      title={title}
      description={description}
      confirm={confirm}
      isDanger={step === 'cancel'}
      done={done}
      onStep={({ reason }) => stepRun(run.id, step, reason)}
      onConflict={refreshDeskRuns}
    />
  );
}
