import { useQuery } from '@tanstack/react-query';
import type { StoryView } from '@vesper/core/contract/story';
import { useEffect } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { itemsOf, usePagedList, type Pages } from '../../lib/paged-list.ts';
import { READ_ON_FOCUS, READ_ON_OPEN } from '../../lib/query.ts';
import { onReady } from '../../realtime/index.ts';
import { storyApi } from './story-api.ts';
import { keepTold, refreshStory, STORY_KEYS } from './story-cache.ts';

/** The library, the story last read first. */
export function useStories() {
  return usePagedList<StoryView>({
    queryKey: STORY_KEYS.all,
    fetchPage: storyApi.list,
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
    select: byLastRead,
  });
}

function byLastRead(data: Pages<StoryView>): StoryView[] {
  return itemsOf(data).toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
}

/** One story with its passages; read again with a new connection, which may have missed turns. */
export function useStory(id: string) {
  useEffect(() => onReady(() => inBackground(refreshStory(id))), [id]);
  return useQuery({
    queryKey: STORY_KEYS.one(id),
    queryFn: async () => keepTold(await storyApi.read(id)),
    ...READ_ON_OPEN,
  });
}
