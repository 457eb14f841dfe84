import { z } from 'zod';
import { id } from './common.ts';
import { publicCreator } from './image.ts';
import { LIMITS } from './limits.ts';

export const characterView = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  avatar: z.string().nullable(),
  personality: z.object({ traits: z.array(z.string()) }),
  isPublic: z.boolean(),
  user: publicCreator.optional(),
});
export type CharacterView = z.infer<typeof characterView>;

export const createCharacterRequest = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Please enter a name for your character.')
    .max(LIMITS.nameMax, `A name has at most ${LIMITS.nameMax} characters.`),
  description: z
    .string()
    .trim()
    .max(
      LIMITS.characterDescriptionMax,
      `A description has at most ${LIMITS.characterDescriptionMax} characters.`,
    )
    .optional(),
  personalityTraits: z.array(z.string().trim().min(1).max(LIMITS.traitMax)).max(LIMITS.traitsMax),
  isPublic: z.boolean().default(false),
});
