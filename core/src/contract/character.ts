import { z } from 'zod';
import { SOME_TEXT, countCursor, id, pageQuery, time } from './common.ts';
import { publicCreator, SEED_MAX, SEED_RULE } from './image.ts';
import { LIMITS } from './limits.ts';
import { tag } from './tag.ts';
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
  /** Words to find it by, in small letters. */
  tags: z.array(z.string()).default([]),
  /** Members who like it, and whether the viewer does. */
  likes: z.int().nonnegative().default(0),
  liked: z.boolean().default(false),
  /** Members who began to talk with it. */
  talks: z.int().nonnegative().default(0),
  /** The character's first message in a new conversation. */
  greeting: z.string().nullable(),
  isPublic: z.boolean(),
  ...pictureCheckFields,
  ...blurredField,
  isOwn: z.boolean(),
  createdAt: time,
  user: publicCreator.optional(),
});

/** Tags that public characters have, to look around by. */
export const tagsInUse = z.array(z.string());

export type CharacterView = z.infer<typeof characterView>;

/** A line of an example talk. Texts of characters keep their macros: see `fillMacros`. */
export const exampleLine = z.object({
  by: z.enum(['character', 'member']),
  text: z.string(),
});
export type ExampleLine = z.infer<typeof exampleLine>;

/** How a character looks in every picture of it. */
const lookView = z.object({
  words: z.string().nullable(),
  seed: z.int().nonnegative().nullable(),
  /** The picture that models which can are shown; for its maker alone, null once it is gone. */
  imageId: id.nullable(),
});

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
  look: lookView.default({ words: null, seed: null, imageId: null }),
  /** Of a copy: the character of somebody else that it was made of, and its maker, while there. */
  origin: z
    .object({ characterId: id.nullable(), name: z.string().nullable(), by: z.string().nullable() })
    .nullable()
    .default(null),
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

/** All of it is replaced; what is left out is none. */
const look = z.strictObject({
  /** What is to be seen of them, and nothing of where they are. */
  words: z
    .string()
    .trim()
    .max(LIMITS.lookMax, `A look has at most ${LIMITS.lookMax} characters.`)
    .default(''),
  /** A picture of one's own that was made here and shows nobody real. */
  imageId: id.nullable().default(null),
  /** Of pictures whose order names none. */
  seed: z.int(SEED_RULE).min(0, SEED_RULE).max(SEED_MAX, SEED_RULE).nullable().default(null),
});

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
  look: look.optional(),
  personalityTraits: z.array(trait).max(LIMITS.traitsMax),
  /** Kept as `tidyTags` leaves them. */
  tags: z
    .array(tag)
    .max(LIMITS.tagsMax, `A character has at most ${LIMITS.tagsMax} tags.`)
    .optional(),
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

/** Tags offered in the dialog; any other word may be typed. */
export const SUGGESTED_TAGS = [
  ...['adventure', 'comedy', 'drama', 'fantasy', 'history', 'mentor', 'mystery', 'romance'],
  ...['science fiction', 'slice of life'],
] as const;

/** The orders of lists: what was made last, what most people like, whom most began to talk with. */
export const CHARACTER_ORDERS = ['new', 'loved', 'talked'] as const;
export type CharacterOrder = (typeof CHARACTER_ORDERS)[number];

export const charactersQuery = pageQuery.extend({
  before: countCursor.optional(),
  /** Words that its name, description, traits or tags have, each from the beginning of a word. */
  search: z.string().trim().max(LIMITS.searchMax).optional(),
  /** Tags by comma, all of which it has; the first few count. */
  tags: z
    .string()
    .max(LIMITS.tagsSought * (LIMITS.tagMax + 1))
    .optional(),
  sort: z.enum(CHARACTER_ORDERS).default('new'),
  /** Only those that the viewer likes. */
  liked: z.literal('true').optional(),
});
export type CharactersQuery = z.output<typeof charactersQuery>;

export const CARD_FORMATS = ['png', 'json', 'charx'] as const;
export const cardQuery = z.object({ format: z.enum(CARD_FORMATS).default('png') });
