import { z } from 'zod';
import { DEFAULT_CONVERSATION_TITLE } from './brand.ts';
import { id, pageQuery, SOME_TEXT, time } from './common.ts';
import { firstWord } from './first-word.ts';
import { changeGroup, conversationGroup, createGroup } from './group.ts';
import { LIMITS } from './limits.ts';
import { modelId, samplerSettings } from './model.ts';
import { personaFace } from './persona-face.ts';

export const conversationCharacter = z.object({
  id,
  name: z.string(),
  avatar: z.string().nullable(),
});

/** The line of a message in which words searched for were found. */
export const conversationMatch = z.object({
  messageId: id,
  /** Plain text around the words, with an ellipsis where it was cut. */
  snippet: z.string(),
});

const noteText = z.string().trim().max(LIMITS.noteMax);

/** A line for the model that stands `depth` messages before the end of the talk. */
const authorNote = z.strictObject({
  text: noteText,
  depth: z.int().min(0).max(LIMITS.noteDepthMax),
});

/** The member's choices for one conversation. */
export const conversationSettings = z.strictObject({
  /** Null for the operator's first model. */
  modelId: modelId.nullable(),
  sampler: samplerSettings,
  /** Who the member is here; null for their default persona, or nobody in particular. */
  personaId: id.nullable(),
  /** Null when there is none. */
  note: authorNote.nullable(),
  lorebookIds: z.array(id).max(LIMITS.lorebooksPerConversation),
  /** The companion writes by itself after a rest; null where nobody has asked for it. */
  firstWord: firstWord.nullable(),
});
export type ConversationSettings = z.infer<typeof conversationSettings>;

/** The member's order among their conversations; none of it moves one in the list. */
const conversationOrder = z.object({
  isPinned: z.boolean(),
  /** Out of the way: the list leaves it out unless it is asked for, until something is said again. */
  isArchived: z.boolean(),
  /** Null outside of every folder. */
  folderId: id.nullable(),
  /** A reply has come that nobody has looked at, or the member wants to come back to it. */
  isUnread: z.boolean(),
});

export const conversationView = conversationOrder.extend({
  id,
  title: z.string(),
  characterId: id.nullable(),
  /** The one who speaks; null for the assistant, or when the character has been deleted. */
  character: conversationCharacter.nullable(),
  /** The characters that speak, where there are several; `character` is null then. */
  group: conversationGroup.optional(),
  /** Beginning of what was said last, as plain text; null while nothing was said. */
  lastLine: z.string().nullable(),
  /** True while the person has said nothing: at most the character's greeting is there. */
  isEmpty: z.boolean(),
  settings: conversationSettings,
  /** Who the member is here: the persona chosen, or their default one; missing without personas. */
  persona: personaFace.optional(),
  /** Nothing of it is kept: it goes with the tab, and after a day at the latest. */
  isTemporary: z.boolean(),
  /** In an answer to a search, the newest message that has the words, if one has. */
  match: conversationMatch.nullable(),
  createdAt: time,
  updatedAt: time,
});
export type ConversationMatch = z.infer<typeof conversationMatch>;
export type ConversationView = z.infer<typeof conversationView>;

export const conversationsQuery = pageQuery.extend({
  /** Text that titles or messages contain, in any case; no pattern. */
  search: z.string().trim().max(LIMITS.searchMax).optional(),
  /** Only those. Without it the archived ones are left out, but for a search. */
  archived: z.literal('true').optional(),
  pinned: z.literal('true').optional(),
  folderId: id.optional(),
});

/** The title of a conversation, as it may be given. */
export const conversationTitle = z
  .string()
  .trim()
  .min(1, 'Please enter a title.')
  .max(LIMITS.titleMax, `A title has at most ${LIMITS.titleMax} characters.`)
  .meta(SOME_TEXT);

export const createConversationRequest = z
  .strictObject({
    title: conversationTitle.default(DEFAULT_CONVERSATION_TITLE),
    characterId: id.optional(),
    /** Instead of `characterId`. */
    group: createGroup.optional(),
    settings: conversationSettings.partial().default({}),
    isTemporary: z.boolean().default(false),
  })
  .refine(({ characterId, group }) => !characterId || !group, {
    path: ['group'],
    message: 'A conversation has one character or a group, not both.',
  });

/** Settings that are named change; the others stay. */
export const updateConversationRequest = z
  .strictObject({
    ...conversationOrder.shape,
    title: conversationTitle,
    settings: conversationSettings.partial(),
    group: changeGroup,
  })
  .partial();
export type UpdateConversationRequest = z.infer<typeof updateConversationRequest>;

const conversationIds = z
  .array(id)
  .min(1, 'Choose a conversation first.')
  .max(LIMITS.bulkMax, `At most ${LIMITS.bulkMax} conversations can be changed at a time.`);

/** The same change to several conversations; those that are gone by now are passed over. */
export const changeConversationsRequest = z.strictObject({
  ids: conversationIds,
  change: z.strictObject(conversationOrder.shape).partial(),
});
export type OrderChange = z.infer<typeof changeConversationsRequest>['change'];

export const removeConversationsRequest = z.strictObject({ ids: conversationIds });

/** The number of conversations that were there to be changed. */
export const changedConversations = z.object({ count: z.int().nonnegative() });
