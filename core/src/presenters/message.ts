import type { MessageView } from '../contract/message.ts';
import type { MessageDocument } from '../models/message.ts';

export function presentMessage(message: MessageDocument): MessageView {
  return {
    id: message.id,
    conversationId: message.conversationId.toHexString(),
    role: message.role,
    content: message.content,
    status: message.status,
    createdAt: message.createdAt.toISOString(),
  };
}
