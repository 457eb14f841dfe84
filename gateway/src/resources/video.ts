import { Video, type VideoDocument } from '@vesper/core/models/video';
import { can } from '@vesper/core/policies/video';
import { resource } from './resource.ts';

export const videos = resource({
  name: 'video',
  find: async (id): Promise<VideoDocument | null> => Video.findById(id),
  can,
});
