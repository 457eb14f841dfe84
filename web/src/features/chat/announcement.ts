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
  const watched = messages.find(({ id }) => id === before?.id);
  const newest = messages.findLast(({ role }) => role === 'assistant');
  const awaited = before && !isFinal(before) ? before : null;
  // In a round the next one may have begun by the time that the one before has ended.
  const said = [
    awaited && watched && isFinal(watched) ? endOf(watched, name) : '',
    newest && newest.id !== awaited?.id ? beginningOf(newest, name) : '',
  ].filter(Boolean);
  return said.length === 0 ? null : said.join(' ');
}

function beginningOf(reply: MessageView, name: string): string {
  return isFinal(reply) ? '' : `${reply.speaker?.name ?? name} is writing a reply.`;
}

function endOf({ status, content, speaker }: MessageView, name: string): string {
  if (status === 'stopped') return 'The reply was stopped.';
  if (status === 'failed') return 'The reply failed.';
  const text = content.replaceAll('*', '');
  const shown = text.length > READ_ALOUD_MAX ? `${text.slice(0, READ_ALOUD_MAX)}…` : text;
  return `${speaker?.name ?? name} replied: ${shown}`;
}
