import { deskMembers } from '../../../data/desk/desk-members.ts';
import { StepDialog } from '../steps/StepDialog.tsx';
import type { MemberDialogProps } from './member-dialog.ts';

const ALL =
  'Everything of theirs is removed for good: talks, pictures, photos, tokens. It begins when a ' +
  'second operator confirms, or in an hour, and can be cancelled until then.';

export function EraseDialog({ member, onClose }: MemberDialogProps) {
  return (
    <StepDialog
      onClose={onClose}
      title="Erase account"
      description={ALL}
      confirm={`Erase ${member.email}`}
      isDanger
      done="The erasure is asked for"
      onStep={({ reason }) => deskMembers.askErasure(member.id, reason)}
    />
  );
}

export function ConfirmErasureDialog({ member, onClose }: MemberDialogProps) {
  return (
    <StepDialog
      onClose={onClose}
      title="Confirm erasure"
      description="It begins at once, and nothing brings anything of it back."
      confirm={`Erase ${member.email} now`}
      isDanger
      done="The erasure has begun"
      onStep={({ reason }) => deskMembers.confirmErasure(member.id, reason)}
    />
  );
}

export function CancelErasureDialog({ member, onClose }: MemberDialogProps) {
  return (
    <StepDialog
      onClose={onClose}
      title="Cancel erasure"
      description={`${member.email} stays as it is.`}
      confirm={`Keep ${member.email}`}
      done="The erasure is cancelled"
      onStep={({ reason }) => deskMembers.cancelErasure(member.id, reason)}
    />
  );
}
