import { z } from 'zod';
import { id, time } from './common.ts';

const text = z.string().default('');

/**
 * The texts of a character as a request sets them; empty where there is none. The picture of its look
 * is not among them: it may be gone by now.
 */
export const characterTexts = z.object({
  name: z.string(),
  nickname: text,
  description: text,
  greeting: text,
  otherGreetings: z.array(z.string()).default([]),
  exampleDialogue: text,
  personalityTraits: z.array(z.string()).default([]),
  tags: z.array(z.string()).default([]),
  personalityText: text,
  scenario: text,
  systemPrompt: text,
  postHistoryInstructions: text,
  creatorNotes: text,
  look: z
    .object({ words: text, seed: z.int().nonnegative().nullable().default(null) })
    .default({ words: '', seed: null }),
});
export type CharacterTexts = z.infer<typeof characterTexts>;

/** A character as it was until some time. */
export const characterVersionView = z.object({
  id,
  texts: characterTexts,
  /** When something else took its place. */
  until: time,
});
export type CharacterVersionView = z.infer<typeof characterVersionView>;
