import type { DeskMemberDetails } from '@vesper/core/contract/desk/member';
import type { ComponentType } from 'react';
import { CancelErasureDialog, ConfirmErasureDialog, EraseDialog } from './erasure-dialogs.tsx';
import type { MemberStep } from './member-step.ts';
import type { MemberDialogProps } from './member-dialog.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { FactorsDialog, LiftDialog, SessionsDialog, StrikeDialog } from './standing-dialogs.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';
import { CreditDialog, TakeDialog } from './TokensDialog.tsx';

const DIALOGS: Record<MemberStep, ComponentType<MemberDialogProps>> = {
  credit: CreditDialog,
  take: TakeDialog,
  plan: PlanDialog,
  role: RoleDialog,
  suspend: SuspendDialog,
  lift: LiftDialog,
  strike: StrikeDialog,
  sessions: SessionsDialog,
  factors: FactorsDialog,
  erase: EraseDialog,
  'confirm-erasure': ConfirmErasureDialog,
  'cancel-erasure': CancelErasureDialog,
};

interface Props {
  member: DeskMemberDetails;
  step: MemberStep;
  onClose: () => void;
}

/** The dialog of the step that is wanted. */
export function MemberStepDialog({ member, step, onClose }: Props) {
  const Wanted = DIALOGS[step];
  return <Wanted member={member} onClose={onClose} />;
}
