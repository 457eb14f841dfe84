import { deskMembers } from '../../../data/desk/desk-members.ts';
import { StepDialog } from '../steps/StepDialog.tsx';
import type { MemberDialogProps } from './member-dialog.ts';

export function LiftDialog({ member, onClose }: MemberDialogProps) {
  return (
    <StepDialog
      onClose={onClose}
      title="Lift suspension"
      description={`${member.email} can sign in again at once.`}
      confirm={`Lift the suspension of ${member.email}`}
      done="The suspension is lifted"
      onStep={({ reason }) => deskMembers.lift(member.id, reason)}
    />
  );
}

export function StrikeDialog({ member, onClose }: MemberDialogProps) {
  return (
    <StepDialog
      onClose={onClose}
      title="Add a strike"
      description="A strike is a mark for whoever looks at this account next. It changes nothing by itself."
      confirm={`Add a strike to ${member.email}`}
      done="The strike is added"
      onStep={({ reason }) => deskMembers.strike(member.id, reason)}
    />
  );
}

export function SessionsDialog({ member, onClose }: MemberDialogProps) {
  return (
    <StepDialog
      onClose={onClose}
      title="End all sessions"
      description="They are signed out on every device, and can sign in again."
      confirm={`Sign ${member.email} out`}
      isDanger
      done="All sessions are ended"
      onStep={({ reason }) => deskMembers.endSessions(member.id, reason)}
    />
  );
}

const FACTORS_GO =
  'Two-step codes and passkeys go, and they are signed out everywhere. Be sure that it is them who ' +
  'asks: from then on the password alone opens the account.';

export function FactorsDialog({ member, onClose }: MemberDialogProps) {
  return (
    <StepDialog
      onClose={onClose}
      title="Remove lost factors"
      description={FACTORS_GO}
      confirm={`Remove the factors of ${member.email}`}
      isDanger
      done="The factors are removed"
      onStep={({ reason }) => deskMembers.removeFactors(member.id, reason)}
    />
  );
}
