import { useState } from 'react';
import { deskMembers } from '../../../data/desk/desk-members.ts';
import { ChipPicker } from '../../../ui/ChipPicker.tsx';
import { StepDialog } from '../steps/StepDialog.tsx';
import { optionsOf } from '../words.ts';
import type { MemberDialogProps } from './member-dialog.ts';
import { suspensionEnd, SUSPENSIONS, type SuspensionLength } from './suspension-end.ts';

const WORDS: Record<SuspensionLength, string> = {
  day: '1 day',
  week: '7 days',
  month: '30 days',
  open: 'Until lifted',
};
const OPTIONS = optionsOf(SUSPENSIONS, (length) => WORDS[length]);

export function SuspendDialog({ member, onClose }: MemberDialogProps) {
  const [length, setLength] = useState<SuspensionLength>('week');
  return (
    <StepDialog
      onClose={onClose}
      title="Suspend"
      description="They are signed out everywhere, and cannot sign in before the end. They can read the reason."
      confirm={`Suspend ${member.email}`}
      isDanger
      done={`${member.email} is suspended`}
      onStep={({ reason }) =>
        deskMembers.suspend(member.id, suspensionEnd(length, new Date()), reason)
      }
    >
      <ChipPicker label="For" value={length} options={OPTIONS} onChange={setLength} />
    </StepDialog>
  );
}
