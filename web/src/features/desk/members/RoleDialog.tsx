import { ROLES, type Role } from '@vesper/core/contract/role';
import { useState } from 'react';
import { deskMembers } from '../../../data/desk/desk-members.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { StepDialog } from '../steps/StepDialog.tsx';
import { optionsOf, ROLE_WORDS } from '../words.ts';
import type { MemberDialogProps } from './member-dialog.ts';

const OPTIONS = optionsOf(ROLES, (role) => ROLE_WORDS[role]);

const DOES: Record<Role, string> = {
  member: 'Members see nothing of the desk.',
  moderator: 'Moderators see the desk, suspend members and act on runs.',
  operator: 'Operators may do everything, also give and take roles.',
};

export function RoleDialog({ member, onClose }: MemberDialogProps) {
  const [role, setRole] = useState(member.role);
  return (
    <StepDialog
      onClose={onClose}
      title="Change role"
      description={DOES[role]}
      confirm={`Make ${member.email} ${role === 'operator' ? 'an' : 'a'} ${role}`}
      isDanger={role === 'operator'}
      isReady={role !== member.role}
      done={`Now ${role === 'operator' ? 'an' : 'a'} ${role}`}
      onStep={({ reason }) => deskMembers.setRole(member.id, role, reason)}
    >
      <SegmentedControl label="Role" value={role} options={OPTIONS} onChange={setRole} />
    </StepDialog>
  );
}
