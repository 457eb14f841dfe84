import type { ConversationView } from '@vesper/core/contract/conversation';

const DAY_MS = 24 * 3_600_000;

/** Days back from this midnight that a part of the list reaches, and what it is called. */
const PARTS = [
  [0, 'Today'],
  [1, 'Yesterday'],
  [7, 'Last 7 days'],
  [30, 'Last 30 days'],
  [Infinity, 'Older'],
] as const;

export type ConversationGroup = Readonly<{
  name: (typeof PARTS)[number][1];
  conversations: readonly ConversationView[];
}>;

/** The list in parts by when each conversation last moved; parts without any are left out. */
export function groupConversations(
  conversations: readonly ConversationView[],
  now: Date,
): ConversationGroup[] {
  const midnight = (at: string | Date): number => new Date(at).setHours(0, 0, 0, 0);
  const today = midnight(now);
  const partOf = ({ updatedAt }: ConversationView) => {
    // Rounded, since a day with a change of clocks has 23 or 25 hours.
    const days = Math.round((today - midnight(updatedAt)) / DAY_MS);
    return PARTS.find(([back]) => days <= back)?.[1];
  };
  return PARTS.map(([, name]) => ({
    name,
    conversations: conversations.filter((one) => partOf(one) === name),
  })).filter((group) => group.conversations.length > 0);
}
