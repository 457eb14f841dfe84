import type { MessageView } from '../contract/message.ts';
import type { MessageDocument } from '../models/message.ts';
import { presentDetails } from './reply-details.ts';

export function presentMessage(message: MessageDocument): MessageView {
  return {
    id: message.id,
    conversationId: message.conversationId.toHexString(),
    role: message.role,
    content: message.content,
    status: message.status,
    variant: message.chosen + 1,
    variantCount: Math.max(message.variants.length, 1),
    details: presentDetails(message.details),
    ...(message.speaker && {
      speaker: {
        characterId: message.speaker.characterId.toHexString(),
        name: message.speaker.name,
      },
    }),
    imageId: (message.role === 'assistant' && message.imageId?.toHexString()) || null,
    createdAt: message.createdAt.toISOString(),
  };
}
