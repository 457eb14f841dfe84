import { z } from 'zod';
import { conversationCharacter } from './conversation.ts';
import { id, pageQuery, SOME_TEXT, time } from './common.ts';
import { LIMITS } from './limits.ts';

/** Those who note a fact: the member, a model after a talk, or the built-in companion's rules. */
export const MEMORY_AUTHORS = ['member', 'model', 'builtin'] as const;

/** A fact about the member, known to one character, or with null to all of them. */
export const memoryView = z.object({
  id,
  characterId: id.nullable(),
  text: z.string(),
  by: z.enum(MEMORY_AUTHORS),
  /** The message it was said in; null where the member wrote it down. */
  source: z.object({ conversationId: id, messageId: id, saidAt: time }).nullable(),
  /** Always in what the companion is given, as far as there is room. */
  isPinned: z.boolean(),
  /** Kept, and not used. */
  isOff: z.boolean(),
  /** Off because a newer fact took its place. */
  isReplaced: z.boolean(),
  /** Noted by itself, and not seen by the member yet. */
  isNew: z.boolean(),
  /** Replies that it was given to, and the last of them. */
  useCount: z.int().nonnegative(),
  lastUsedAt: time.nullable(),
  createdAt: time,
});
export type MemoryView = z.infer<typeof memoryView>;

/** One of those who remember: a character, or with null all of them. */
export const memoryKeeper = z.object({
  characterId: id.nullable(),
  /** Null in general, and when the character cannot be seen any more. */
  character: conversationCharacter.nullable(),
  count: z.int().nonnegative(),
  newCount: z.int().nonnegative(),
  /** False while nothing is to be remembered here. */
  isOn: z.boolean(),
});
export type MemoryKeeper = z.infer<typeof memoryKeeper>;

/** All who remember something or could: in general first, then whom one talked with last. */
export const memoryOverview = z.object({ keepers: z.array(memoryKeeper).min(1) });
export type MemoryOverview = z.infer<typeof memoryOverview>;

/** What is known to all characters, where an address or a query names one. */
export const IN_GENERAL = 'general';
const memoryScope = z.union([id, z.literal(IN_GENERAL)]);

export const memoriesQuery = pageQuery.extend({
  /** One character's, or what all know; without it everything. */
  characterId: memoryScope.optional(),
  /** Text that the facts contain, in any case; no pattern. */
  search: z.string().trim().max(LIMITS.searchMax).optional(),
  /** A reply: the facts that it was given, in the version shown; not those forgotten since. */
  usedIn: id.optional(),
});

const text = z
  .string()
  .trim()
  .min(1, 'Please write what is to be remembered.')
  .max(LIMITS.memoryMax, `A fact has at most ${LIMITS.memoryMax} characters.`)
  .meta(SOME_TEXT);

export const createMemoryRequest = z.strictObject({
  text,
  characterId: id.nullable(),
  isPinned: z.boolean().default(false),
});
export type CreateMemoryRequest = z.input<typeof createMemoryRequest>;

export const updateMemoryRequest = z
  .strictObject({ text, isPinned: z.boolean(), isOff: z.boolean() })
  .partial();
export type UpdateMemoryRequest = z.infer<typeof updateMemoryRequest>;

export const forgetAllQuery = z.object({ characterId: memoryScope });

/** Null is the switch for all of it: while that is off, nobody remembers anything. */
export const memorySwitchRequest = z.strictObject({
  characterId: id.nullable(),
  isOn: z.boolean(),
});

export const memoriesSeenRequest = z.strictObject({
  ids: z.array(id).min(1).max(LIMITS.listMax),
});

/** What was said in the part of a talk that a model is not shown word by word any more. */
export const conversationSummary = z.object({
  text: z.string(),
  /** The last message that it covers. */
  upToMessageId: id,
  isEdited: z.boolean(),
  at: time,
});
export type ConversationSummary = z.infer<typeof conversationSummary>;

export const conversationSummaryView = z.object({ summary: conversationSummary.nullable() });

/** An empty text removes it: it is then written anew once the talk needs it. */
export const updateSummaryRequest = z.strictObject({
  text: z
    .string()
    .trim()
    .max(LIMITS.summaryMax, `A summary has at most ${LIMITS.summaryMax} characters.`),
});
