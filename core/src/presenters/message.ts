import type { Types } from 'mongoose';
import type { MessagePicture, MessageView } from '../contract/message.ts';
import type { MessageDocument } from '../models/message.ts';
import { presentDetails } from './reply-details.ts';

interface Picture {
  _id: Types.ObjectId;
  width: number;
  height: number;
}

export const presentPicture = ({ _id, width, height }: Picture): MessagePicture => ({
  id: _id.toHexString(),
  width,
  height,
});

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
    ...(message.pictures && { pictures: message.pictures.map(presentPicture) }),
    imageId: (message.role === 'assistant' && message.imageId?.toHexString()) || null,
    createdAt: message.createdAt.toISOString(),
  };
}
