import { z } from 'zod';
import { id, SOME_TEXT, time } from './common.ts';
import { publicCreator } from './image.ts';
import { LIMITS } from './limits.ts';
import { blurredField } from './maturity.ts';
import { pictureCheckFields } from './picture-check.ts';

/** Traits offered in the dialog; any other word may be typed. */
export const SUGGESTED_TRAITS = [
  'Creative',
  'Analytical',
  'Empathetic',
  'Humorous',
  'Wise',
  'Energetic',
  'Calm',
  'Adventurous',
  'Mysterious',
  'Friendly',
  'Intellectual',
  'Artistic',
] as const;

export const characterView = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  /** Path of the face, a small square; null while it is being painted. */
  avatar: z.string().nullable(),
  /** Path of the whole picture, for where there is room for it. */
  portrait: z.string().nullable(),
  personality: z.object({ traits: z.array(z.string()) }),
  /** The character's first message in a new conversation. */
  greeting: z.string().nullable(),
  isPublic: z.boolean(),
  ...pictureCheckFields,
  ...blurredField,
  isOwn: z.boolean(),
  createdAt: time,
  user: publicCreator.optional(),
});
export type CharacterView = z.infer<typeof characterView>;

/** A line of an example talk. Texts of characters keep their macros: see `fillMacros`. */
export const exampleLine = z.object({
  by: z.enum(['character', 'member']),
  text: z.string(),
});
export type ExampleLine = z.infer<typeof exampleLine>;

/** A character as its own page shows it. */
export const characterDetailView = characterView.extend({
  /** Their nature in prose, beside the traits. */
  personalityText: z.string().nullable(),
  scenario: z.string().nullable(),
  /** The name that `{{char}}` stands for, when it is another one. */
  nickname: z.string().nullable(),
  /** What they may say first instead of `greeting`. */
  otherGreetings: z.array(z.string()),
  /** Instead of the operator's frame, and said to the model after the talk. */
  systemPrompt: z.string().nullable(),
  postHistoryInstructions: z.string().nullable(),
  /** For people who look at the character; no model gets them. */
  creatorNotes: z.string().nullable(),
  /** How they talk, as it was written; `examples` are its lines. */
  exampleDialogue: z.string().nullable(),
  examples: z.array(exampleLine),
});
export type CharacterDetailView = z.infer<typeof characterDetailView>;

const name = z
  .string()
  .trim()
  .min(1, 'Please enter a name for your character.')
  .max(LIMITS.nameMax, `A name has at most ${LIMITS.nameMax} characters.`)
  .meta(SOME_TEXT);

const longText = z
  .string()
  .trim()
  .max(LIMITS.characterTextMax, `A text has at most ${LIMITS.characterTextMax} characters.`);

const otherGreetings = z
  .array(longText.min(1, 'Please write this greeting, or remove it.'))
  .max(
    LIMITS.otherGreetingsMax,
    `A character has at most ${LIMITS.otherGreetingsMax} further greetings.`,
  );

const trait = z.string().trim().min(1).max(LIMITS.traitMax).meta(SOME_TEXT);

/** Fields shared by creation and change. */
const characterFields = {
  description: longText.optional(),
  greeting: longText.optional(),
  exampleDialogue: longText.optional(),
  personalityText: longText.optional(),
  scenario: longText.optional(),
  nickname: z
    .string()
    .trim()
    .max(LIMITS.nameMax, `A nickname has at most ${LIMITS.nameMax} characters.`)
    .optional(),
  systemPrompt: longText.optional(),
  postHistoryInstructions: longText.optional(),
  creatorNotes: longText.optional(),
  otherGreetings: otherGreetings.optional(),
  personalityTraits: z.array(trait).max(LIMITS.traitsMax),
  isPublic: z.boolean(),
};

export const createCharacterRequest = z.strictObject({
  ...characterFields,
  name,
  personalityTraits: characterFields.personalityTraits.default([]),
  isPublic: characterFields.isPublic.default(false),
});
export type CreateCharacterRequest = z.infer<typeof createCharacterRequest>;

/** Every field may be left out; an empty description removes it. */
export const updateCharacterRequest = z.strictObject({ ...characterFields, name }).partial();
export type UpdateCharacterRequest = z.infer<typeof updateCharacterRequest>;

/** Trims traits and drops repetitions in another case; the first spelling stays. */
export function uniqueTraits(traits: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const one of traits.map((trait) => trait.trim())) {
    if (!byKey.has(one.toLowerCase())) byKey.set(one.toLowerCase(), one);
  }
  return [...byKey.values()];
}

export const CARD_FORMATS = ['png', 'json', 'charx'] as const;
export const cardQuery = z.object({ format: z.enum(CARD_FORMATS).default('png') });
