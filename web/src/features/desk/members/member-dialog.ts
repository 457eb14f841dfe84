import type { DeskMemberDetails } from '@vesper/core/contract/desk/member';

/** What each dialog about a member is given. */
export interface MemberDialogProps {
  member: DeskMemberDetails;
  onClose: () => void;
}
