import type { MessageView } from '@vesper/core/contract/message';

/**
 * Tells if a reply can be gone on with: the last one, with words in it. A greeting is no reply, and
 * no model made it.
 */
export function canContinue(message: MessageView, lastId: string | undefined): boolean {
  const { id, role, content, status, details } = message;
  if (id !== lastId || role !== 'assistant' || content.trim() === '') return false;
  return details !== null || status === 'stopped' || status === 'failed';
}
