import { z } from 'zod';
import { id } from './common.ts';

/** Characters that one group can have. */
export const GROUP_SIZE = { min: 2, max: 6 } as const;

/**
 * Orders in which the characters of a group answer: those that are named in the message, in the
 * order of their names, or else the next one; every one of them once; or the one that is chosen.
 */
export const TURN_ORDERS = ['named', 'round', 'chosen'] as const;
export const turnOrder = z.enum(TURN_ORDERS);
export type TurnOrder = z.infer<typeof turnOrder>;

/** A character as one of a group. */
export const groupMember = z.object({
  characterId: id,
  name: z.string(),
  avatar: z.string().nullable(),
  /** Index of its colour, which stays its own while it is in the group. */
  color: z
    .int()
    .min(0)
    .max(GROUP_SIZE.max - 1),
  /** It is there and hears, and says nothing unless it is asked to by a press. */
  isMuted: z.boolean(),
});
export type GroupMember = z.infer<typeof groupMember>;

export const conversationGroup = z.object({
  turnOrder,
  /** In the order of a round; a character that was deleted is no longer among them. */
  members: z.array(groupMember),
});
export type ConversationGroup = z.infer<typeof conversationGroup>;

const membersOf = <Entry extends z.ZodType>(entry: Entry, idOf: (it: z.infer<Entry>) => string) =>
  z
    .array(entry)
    .min(GROUP_SIZE.min, `A group has at least ${GROUP_SIZE.min} characters.`)
    .max(GROUP_SIZE.max, `A group has at most ${GROUP_SIZE.max} characters.`)
    .refine((all) => new Set(all.map(idOf)).size === all.length, {
      message: 'Each character can be in a group once.',
    });

/** Makes a conversation a group. */
export const createGroup = z.strictObject({
  characterIds: membersOf(id, (it) => it),
  turnOrder: turnOrder.default('named'),
});

/** What is named changes. The members are given whole, in the order of a round. */
export const changeGroup = z
  .strictObject({
    turnOrder,
    members: membersOf(
      z.strictObject({ characterId: id, isMuted: z.boolean().default(false) }),
      (it) => it.characterId,
    ),
  })
  .partial();

/** The character that wrote a reply in a group; its name stays when it is deleted. */
export const messageSpeaker = z.object({ characterId: id, name: z.string() });
