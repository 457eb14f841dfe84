import { z } from 'zod';
import { id, SOME_TEXT, time } from './common.ts';
import { LIMITS } from './limits.ts';
import { MESSAGE_STATUSES } from './message.ts';

export const STORY_GENRES = [
  'mystery',
  'adventure',
  'romance',
  'science fiction',
  'fantasy',
  'slice of life',
] as const;
export const STORY_TONES = ['warm', 'tense', 'playful', 'melancholic', 'dreamlike'] as const;
/** A passage ends with this many ways to go on, or with none: then the reader writes their own. */
export const STORY_CHOICES = 3;

/** One passage; a story is a tree of them, and a branch is the way from the first to any other. */
export const storyPassageView = z.object({
  id,
  storyId: id,
  /** The passage before; null for the first. */
  parentId: id.nullable(),
  /** Words the reader chose or wrote to get here; null for the first. */
  choice: z.string().nullable(),
  text: z.string(),
  choices: z.array(z.string()),
  status: z.enum(MESSAGE_STATUSES),
  createdAt: time,
});
export type StoryPassageView = z.infer<typeof storyPassageView>;

export const storyView = z.object({
  id,
  title: z.string(),
  genre: z.enum(STORY_GENRES),
  tone: z.enum(STORY_TONES),
  lead: z.string(),
  passageCount: z.int().nonnegative(),
  createdAt: time,
  updatedAt: time,
});
export type StoryView = z.infer<typeof storyView>;

/** A story with all its passages, oldest first. */
export const storyDetails = storyView.extend({ passages: z.array(storyPassageView) });
export type StoryDetails = z.infer<typeof storyDetails>;

export const createStoryRequest = z.strictObject({
  genre: z.enum(STORY_GENRES),
  tone: z.enum(STORY_TONES).default('warm'),
  /** The name of the character at the centre. */
  lead: z
    .string()
    .trim()
    .min(1, 'Please name the lead character.')
    .max(LIMITS.nameMax)
    .meta(SOME_TEXT),
  premise: z.string().trim().max(LIMITS.storyPremiseMax).optional(),
});
export type CreateStoryRequest = z.infer<typeof createStoryRequest>;

/** The next passage after `parentId`, by one of its choices or the reader's own words. */
export const continueStoryRequest = z.strictObject({
  parentId: id,
  choice: z
    .string()
    .trim()
    .min(1, 'Please choose how the story goes on.')
    .max(LIMITS.storyChoiceMax, `A turn has at most ${LIMITS.storyChoiceMax} characters.`)
    .meta(SOME_TEXT),
});

/** Answer of starting or continuing a story: the passage, pending at 202 and whole at 201. */
export const storyTurnResponse = z.object({
  runId: id,
  story: storyView,
  passage: storyPassageView,
});
export type StoryTurnResponse = z.infer<typeof storyTurnResponse>;
