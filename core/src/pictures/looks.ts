import { z } from 'zod';

/** A face in a picture: how old it looks, and numbers that are near for the same person. */
const face = z.object({
  age: z.number().min(0).max(120),
  embedding: z.array(z.number()).min(1).max(4_096),
  /** How sure it is that this is a face, 0 to 1; a service that does not say so is sure. */
  confidence: z.number().min(0).max(1).default(1),
});

/** What the models see in a picture; also what a service in their place answers. */
export const looks = z.object({
  /** From 0, nothing sexual, to 1. */
  sexual: z.number().min(0).max(1),
  /** Missing faces were not asked for. */
  faces: z.array(face).max(100).default([]),
});
export type Looks = z.infer<typeof looks>;
