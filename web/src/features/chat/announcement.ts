import type { MessageView } from '@vesper/core/contract/message';
import { isFinal } from '../../data/message/message-pages.ts';

/** The newest reply as it was when last looked at. */
export type Watched = Readonly<{ id: string; status: MessageView['status'] }> | null;

const READ_ALOUD_MAX = 400;

export function watchedOf(messages: readonly MessageView[]): Watched {
  const reply = messages.findLast(({ role }) => role === 'assistant');
  return reply ? { id: reply.id, status: reply.status } : null;
}

/**
 * The words of a screen reader when the newest reply changes: its start and its end, never the words
 * between. Null when nothing is worth saying, as when a conversation opens.
 */
export function announcement(
  before: Watched,
  messages: readonly MessageView[],
  name: string,
): string | null {
  const reply = messages.findLast(({ role }) => role === 'assistant');
  if (!reply) return null;
  const known = before?.id === reply.id;
  if (!isFinal(reply)) return known && !isFinal(before) ? null : `${name} is writing a reply.`;
  if (!known || isFinal(before)) return null;
  if (reply.status === 'stopped') return 'The reply was stopped.';
  if (reply.status === 'failed') return 'The reply failed.';
  const text = reply.content.replaceAll('*', '');
  return `${name} replied: ${text.length > READ_ALOUD_MAX ? `${text.slice(0, READ_ALOUD_MAX)}…` : text}`;
}
