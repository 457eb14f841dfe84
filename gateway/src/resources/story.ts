import { Story, type StoryDocument } from '@vesper/core/models/story';
import { can } from '@vesper/core/policies/story';
import { resource } from './resource.ts';

export const stories = resource({
  name: 'story',
  find: async (id): Promise<StoryDocument | null> => Story.findById(id),
  can,
});
