import { Message, type MessageDocument } from '@vesper/core/models/message';
import { can } from '@vesper/core/policies/message';
import { resource } from './resource.ts';

export const messages = resource({
  name: 'message',
  find: async (id): Promise<MessageDocument | null> => Message.findById(id),
  can,
});
