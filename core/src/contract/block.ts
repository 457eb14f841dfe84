import { z } from 'zod';
import { id, time } from './common.ts';
import { publicCreator } from './image.ts';

/** A member whom one does not want to see. */
export const blockView = publicCreator
  .pick({ firstName: true, profileImageUrl: true })
  .extend({ userId: id, createdAt: time });
export type BlockView = z.infer<typeof blockView>;

export const blockRequest = z.strictObject({ userId: id, isBlocked: z.boolean() });
