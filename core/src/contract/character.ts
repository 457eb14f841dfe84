import { z } from 'zod';
import { id, SOME_TEXT, time } from './common.ts';
import { publicCreator } from './image.ts';
import { LIMITS } from './limits.ts';

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
  /** Path of the face, or null while it is being painted. */
  avatar: z.string().nullable(),
  personality: z.object({ traits: z.array(z.string()) }),
  /** The character's first message in a new conversation. */
  greeting: z.string().nullable(),
  isPublic: z.boolean(),
  isOwn: z.boolean(),
  createdAt: time,
  user: publicCreator.optional(),
});
export type CharacterView = z.infer<typeof characterView>;

const name = z
  .string()
  .trim()
  .min(1, 'Please enter a name for your character.')
  .max(LIMITS.nameMax, `A name has at most ${LIMITS.nameMax} characters.`)
  .meta(SOME_TEXT);

const longText = z
  .string()
  .trim()
  .max(
    LIMITS.characterDescriptionMax,
    `A description has at most ${LIMITS.characterDescriptionMax} characters.`,
  );

const trait = z.string().trim().min(1).max(LIMITS.traitMax).meta(SOME_TEXT);

/** Fields shared by creation and change. */
const characterFields = {
  description: longText.optional(),
  greeting: longText.optional(),
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

export const CARD_FORMATS = ['png', 'json'] as const;
export const cardQuery = z.object({ format: z.enum(CARD_FORMATS).default('png') });
