import { z } from 'zod';
import { id } from './common.ts';

/** A persona as the talk shows it beside what its member says. */
export const personaFace = z.object({
  id,
  name: z.string(),
  /** Path of its picture, a small square; null when it has none. */
  picture: z.string().nullable(),
});
export type PersonaFace = z.infer<typeof personaFace>;
