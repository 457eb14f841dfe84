import type { StoryDetails, StoryPassageView, StoryView } from '@vesper/core/contract/story';
import { dropItem, type Pages } from '../../lib/paged-list.ts';
import { queryClient } from '../../lib/query.ts';
import { isTold, putPassage } from './branches.ts';

/** Keys of what the cache holds of stories. */
export const STORY_KEYS = {
  all: ['api', 'stories', 'list'],
  one: (id: string) => ['api', 'stories', id] as const,
} as const;

export function heldStory(id: string): StoryDetails | undefined {
  return queryClient.getQueryData<StoryDetails>(STORY_KEYS.one(id));
}

/** An answer from while a passage was being told must not undo its end. */
export function keepTold(next: StoryDetails): StoryDetails {
  const before = heldStory(next.id);
  const told = new Map(before?.passages.filter(isTold).map((passage) => [passage.id, passage]));
  const passages = next.passages.map((passage) =>
    isTold(passage) ? passage : (told.get(passage.id) ?? passage),
  );
  return { ...next, passages };
}

/** Shows a story with a passage that was just begun. */
export function putTurn(story: StoryView, passage: StoryPassageView): void {
  queryClient.setQueryData<StoryDetails>(STORY_KEYS.one(story.id), (data) => ({
    ...story,
    passages: putPassage(data?.passages ?? [], passage),
  }));
}

/** Writes a passage into a story that is held; one not yet read stays so. */
export function putIntoStory(storyId: string, passage: StoryPassageView): void {
  queryClient.setQueryData<StoryDetails>(
    STORY_KEYS.one(storyId),
    (data) => data && { ...data, passages: putPassage(data.passages, passage) },
  );
}

export function dropStory(id: string): void {
  queryClient.setQueryData<Pages<StoryView>>(STORY_KEYS.all, (data) => data && dropItem(data, id));
  queryClient.removeQueries({ queryKey: STORY_KEYS.one(id) });
}

/** Reads a story again where it is on screen. */
export function refreshStory(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: STORY_KEYS.one(id) });
}
