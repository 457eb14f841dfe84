import type { CaseKind, CaseSubject } from '@vesper/core/contract/case';
import type { DecisionAction } from '@vesper/core/contract/desk/case';

export const CASE_KIND_WORDS: Record<CaseKind, string> = {
  report: 'Report',
  takedown: 'Takedown',
  review: 'Review',
  age: 'Age',
  appeal: 'Appeal',
  suspension: 'Suspension',
};

const CASE_SUBJECT_WORDS: Record<CaseSubject, string> = {
  image: 'Picture',
  collection: 'Collection',
  character: 'Character',
  profile: 'Profile',
  story: 'Story',
  message: 'Message',
  share: 'Shared conversation',
  likeness: 'Photo',
  account: 'Account',
};

/** What sort of case it is, and what it is about. */
export function caseLine(kind: CaseKind, type: CaseSubject): string {
  const subject = CASE_SUBJECT_WORDS[type].toLowerCase();
  return `${CASE_KIND_WORDS[kind]} about ${type === 'account' ? 'an' : 'a'} ${subject}`;
}

/** Each decision on its button, and what comes of it. */
export const DECISION_WORDS: Record<DecisionAction, { label: string; does: string }> = {
  dismiss: { label: 'Dismiss', does: 'It is seen as before, and nobody gets a strike.' },
  hide: { label: 'Hide', does: 'Nobody but the owner sees it. No strike.' },
  remove: { label: 'Remove', does: 'Nobody sees it any more. The owner gets a strike.' },
  warn: { label: 'Warn', does: 'It stays, and the owner gets a strike.' },
  limit: { label: 'Limit', does: 'It is hidden; a strike, and nothing public for 72 hours.' },
  suspend: { label: 'Suspend', does: 'It is removed, and the account is suspended.' },
  uphold: { label: 'Uphold', does: 'The decision stays.' },
  overturn: { label: 'Overturn', does: 'All is as before the decision, and its strike is void.' },
};
