import type { StoryPassageView, StoryView } from '../contract/story.ts';
import type { StoryDocument } from '../models/story.ts';
import type { StoryPassageDocument } from '../models/story-passage.ts';

export function presentStory(story: StoryDocument): StoryView {
  return {
    id: story.id,
    title: story.title,
    genre: story.genre,
    tone: story.tone,
    lead: story.lead,
    passageCount: story.passageCount,
    createdAt: story.createdAt.toISOString(),
    updatedAt: story.updatedAt.toISOString(),
  };
}

/** Choices show once the text is there: they are known to the worker before the reader is. */
export function presentPassage(passage: StoryPassageDocument): StoryPassageView {
  return {
    id: passage.id,
    storyId: passage.storyId.toHexString(),
    parentId: passage.parentId?.toHexString() ?? null,
    choice: passage.choice ?? null,
    text: passage.text,
    choices: isContinuable(passage) ? [...passage.choices] : [],
    status: passage.status,
    createdAt: passage.createdAt.toISOString(),
  };
}

/** True when the story can go on from here: the passage is finished, or stopped with some text. */
export function isContinuable(passage: Pick<StoryPassageDocument, 'status' | 'text'>): boolean {
  return passage.status === 'complete' || (passage.status === 'stopped' && passage.text !== '');
}
