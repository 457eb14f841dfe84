import type { MessageView } from '@vesper/core/contract/message';
import { isSameDay } from '../../lib/relative-date.ts';

/** Messages of one speaker within this time stand as one group, with one face and one time. */
const GROUP_WITHIN_MS = 5 * 60_000;

export type TimelineDay = Readonly<{ type: 'day'; key: string; at: string }>;
export type TimelineGroup = Readonly<{
  type: 'group';
  key: string;
  role: MessageView['role'];
  messages: readonly MessageView[];
}>;
export type TimelineItem = TimelineDay | TimelineGroup;

/** Turns messages, oldest first, into groups with a separator before each new local day. */
export function groupMessages(messages: readonly MessageView[]): TimelineItem[] {
  const items: TimelineItem[] = [];
  let group: MessageView[] = [];
  let last: MessageView | undefined;

  for (const message of messages) {
    const newDay = last === undefined || !isSameDay(last.createdAt, message.createdAt);
    if (newDay) items.push({ type: 'day', key: `day-${message.id}`, at: message.createdAt });
    if (newDay || last === undefined || !belongsTo(last, message)) {
      group = [];
      items.push({ type: 'group', key: message.id, role: message.role, messages: group });
    }
    group.push(message);
    last = message;
  }
  return items;
}

function belongsTo(last: MessageView, next: MessageView): boolean {
  const apart = Date.parse(next.createdAt) - Date.parse(last.createdAt);
  const isSame = last.role === next.role && last.speaker?.characterId === next.speaker?.characterId;
  return isSame && apart <= GROUP_WITHIN_MS;
}
