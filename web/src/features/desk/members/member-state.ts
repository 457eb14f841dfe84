import type { DeskMember } from '@vesper/core/contract/desk/member';

interface MemberState {
  word: string;
  tone: 'neutral' | 'caution' | 'danger';
}

type Fields = Pick<DeskMember, 'erasure' | 'suspendedUntil' | 'strikes' | 'debt'>;

/** The one thing to know first about a member; undefined where all is ordinary. */
export function memberState(member: Fields): MemberState | undefined {
  if (member.erasure === 'begun') return { word: 'Being erased', tone: 'danger' };
  if (member.erasure === 'asked') return { word: 'Erasure asked', tone: 'danger' };
  if (member.suspendedUntil !== null) return { word: 'Suspended', tone: 'danger' };
  if (member.debt > 0) return { word: `Owes ${member.debt}`, tone: 'caution' };
  if (member.strikes > 0) {
    return {
      word: member.strikes === 1 ? '1 strike' : `${member.strikes} strikes`,
      tone: 'caution',
    };
  }
  return undefined;
}
