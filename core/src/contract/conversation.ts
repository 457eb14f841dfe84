import { z } from 'zod';
import { DEFAULT_CONVERSATION_TITLE } from './brand.ts';
import { id, pageQuery, SOME_TEXT, time } from './common.ts';
import { LIMITS } from './limits.ts';

export const conversationCharacter = z.object({
  id,
  name: z.string(),
  avatar: z.string().nullable(),
});

export const conversationView = z.object({
  id,
  title: z.string(),
  characterId: id.nullable(),
  /** The one who speaks; null for the assistant, or when the character has been deleted. */
  character: conversationCharacter.nullable(),
  createdAt: time,
  updatedAt: time,
});
export type ConversationView = z.infer<typeof conversationView>;

export const conversationsQuery = pageQuery.extend({
  /** Text that titles or messages contain, in any case; no pattern. */
  search: z.string().trim().max(LIMITS.searchMax).optional(),
});

const title = z
  .string()
  .trim()
  .min(1, 'Please enter a title.')
  .max(LIMITS.titleMax, `A title has at most ${LIMITS.titleMax} characters.`)
  .meta(SOME_TEXT);

export const createConversationRequest = z.strictObject({
  title: title.default(DEFAULT_CONVERSATION_TITLE),
  characterId: id.optional(),
});

export const updateConversationRequest = z.strictObject({ title });
