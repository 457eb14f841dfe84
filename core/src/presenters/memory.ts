import type { ConversationSummary, MemoryView } from '../contract/memory.ts';
import type { ConversationDocument } from '../models/conversation.ts';
import type { MemoryDocument } from '../models/memory.ts';

export function presentMemory(memory: MemoryDocument): MemoryView {
  const { source, lastUsedAt } = memory;
  return {
    id: memory.id,
    characterId: memory.characterId?.toHexString() ?? null,
    text: memory.text,
    by: memory.by,
    source: source
      ? {
          conversationId: source.conversationId.toHexString(),
          messageId: source.messageId.toHexString(),
          saidAt: source.saidAt.toISOString(),
        }
      : null,
    isPinned: memory.isPinned,
    isOff: memory.isOff,
    isReplaced: memory.isOff && Boolean(memory.replacedBy),
    isNew: !memory.seenAt,
    useCount: memory.useCount,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    createdAt: memory.createdAt.toISOString(),
  };
}

export function presentSummary({ summary }: ConversationDocument): ConversationSummary | null {
  if (!summary) return null;
  const { text, upToMessageId, isEdited, at } = summary;
  return { text, upToMessageId: upToMessageId.toHexString(), isEdited, at: at.toISOString() };
}
