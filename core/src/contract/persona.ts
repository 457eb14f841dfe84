import { z } from 'zod';
import { SOME_TEXT, time } from './common.ts';
import { LIMITS } from './limits.ts';
import { personaFace } from './persona-face.ts';
import { uploadedUrl } from './upload.ts';

/** Who a member is in a talk: what `{{user}}` stands for, and what the model is told of them. */
export const personaView = personaFace.extend({
  description: z.string(),
  /** True for exactly one while there are any: the one for talks that name no other. */
  isDefault: z.boolean(),
  createdAt: time,
});
export type PersonaView = z.infer<typeof personaView>;

const fields = {
  name: z
    .string()
    .trim()
    .min(1, 'Please enter a name.')
    .max(LIMITS.nameMax, `A name has at most ${LIMITS.nameMax} characters.`)
    .meta(SOME_TEXT),
  description: z
    .string()
    .trim()
    .max(
      LIMITS.personaDescriptionMax,
      `A description has at most ${LIMITS.personaDescriptionMax} characters.`,
    ),
  /** The address a `POST /api/objects/upload` gave, after the file was put there; null for none. */
  pictureUrl: uploadedUrl.nullable().optional(),
  /** Only another one can take its place as the default, so it is never `false`. */
  isDefault: z.literal(true).optional(),
};

export const createPersonaRequest = z.strictObject({
  ...fields,
  description: fields.description.default(''),
});
export type CreatePersonaRequest = z.infer<typeof createPersonaRequest>;

/** Every field may be left out. */
export const updatePersonaRequest = z.strictObject(fields).partial();
export type UpdatePersonaRequest = z.infer<typeof updatePersonaRequest>;
