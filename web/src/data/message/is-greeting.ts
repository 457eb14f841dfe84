import type { MessageView } from '@vesper/core/contract/message';
import { heldMessages } from './message-cache.ts';

/** Tells if a message is what a character says first: no reply, so nothing writes it anew. */
export function isGreeting({ id, role, conversationId }: MessageView): boolean {
  const oldest = heldMessages(conversationId)?.pages.at(-1);
  return role === 'assistant' && oldest?.before === null && oldest.items[0]?.id === id;
}
