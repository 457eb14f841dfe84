import { z } from 'zod';
import { DEFAULT_CONVERSATION_TITLE } from './brand.ts';
import { id, time } from './common.ts';
import { LIMITS } from './limits.ts';

export const conversationView = z.object({
  id,
  title: z.string(),
  characterId: id.nullable(),
  createdAt: time,
  updatedAt: time,
});
export type ConversationView = z.infer<typeof conversationView>;

const title = z
  .string()
  .trim()
  .min(1, 'Please enter a title.')
  .max(LIMITS.titleMax, `A title has at most ${LIMITS.titleMax} characters.`);

export const createConversationRequest = z.strictObject({
  title: title.default(DEFAULT_CONVERSATION_TITLE),
  characterId: id.optional(),
});

export const updateConversationRequest = z.strictObject({ title });
