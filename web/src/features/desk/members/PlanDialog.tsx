import { PLAN_NAMES } from '@vesper/core/contract/plans';
import { useState } from 'react';
import { deskMembers } from '../../../data/desk/desk-members.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { StepDialog } from '../steps/StepDialog.tsx';
import { optionsOf, planWord } from '../words.ts';
import type { MemberDialogProps } from './member-dialog.ts';

const OPTIONS = optionsOf(PLAN_NAMES, planWord);

const PAID = 'What is paid for goes on being charged by its provider.';

export function PlanDialog({ member, onClose }: MemberDialogProps) {
  const [plan, setPlan] = useState(member.plan);
  return (
    <StepDialog
      onClose={onClose}
      title="Change plan"
      description={`${member.email} is on ${planWord(member.plan)}. ${PAID}`}
      confirm={`Put ${member.email} on ${planWord(plan)}`}
      isReady={plan !== member.plan}
      done={`Now on ${planWord(plan)}`}
      onStep={({ reason }) => deskMembers.setPlan(member.id, plan, reason)}
    >
      <SegmentedControl label="Plan" value={plan} options={OPTIONS} onChange={setPlan} />
    </StepDialog>
  );
}
