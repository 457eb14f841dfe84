import { Share, type ShareDocument } from '@vesper/core/models/share';
import { can } from '@vesper/core/policies/share';
import { resource } from './resource.ts';

export const shares = resource({
  name: 'share',
  find: async (id): Promise<ShareDocument | null> => Share.findById(id, { messages: 0 }),
  can,
  ownerOf: ({ userId }) => userId.toHexString(),
});
