/** Something that can be done to a member. */
export type MemberStep =
  | 'credit'
  | 'take'
  | 'plan'
  | 'role'
  | 'suspend'
  | 'lift'
  | 'strike'
  | 'sessions'
  | 'factors'
  | 'erase'
  | 'confirm-erasure'
  | 'cancel-erasure';

export type OnMemberStep = (step: MemberStep) => void;
