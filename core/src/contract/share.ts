import { z } from 'zod';
import { id, time } from './common.ts';
import { MESSAGE_ROLES } from './message.ts';

/** What stands in a shared text where the member's name was, when they left it out. */
export const LEFT_OUT_NAME = '[name]';

export const shareRequest = z.strictObject({
  /** Readers see what the member is called there; without it the name goes from the texts too. */
  withName: z.boolean().default(false),
});

/** A conversation that its owner has shared by a link. */
export const shareView = z.object({
  id,
  conversationId: id,
  title: z.string(),
  /** The page that the link leads to. */
  path: z.string(),
  withName: z.boolean(),
  messageCount: z.int().nonnegative(),
  /** Moderators keep it from everybody for now, or for good. */
  isHidden: z.boolean(),
  /** The moment that it shows. */
  sharedAt: time,
});
export type ShareView = z.infer<typeof shareView>;

const TOKEN = /^[\w-]{22}$/;

/** The secret part of a link: 128 random bits. */
export const shareToken = z.string().regex(TOKEN, 'This is no link of ours.');

/** In a body, so that nothing on the way keeps the answer, or the address in its log. */
export const readSharedRequest = z.strictObject({ token: shareToken });

const sharedMessage = z.object({
  role: z.enum(MESSAGE_ROLES),
  /** The one who says it; null for the member who left their name out. */
  name: z.string().nullable(),
  content: z.string(),
  /** It came with a picture, which is not shared. */
  hasPicture: z.boolean(),
});

/** A shared conversation as anyone with its link reads it. */
export const sharedTalk = z.object({
  id,
  title: z.string(),
  /** Those who answer, by name. */
  speakers: z.array(z.string()),
  messages: z.array(sharedMessage),
  /** Earlier messages were left out: it was too long. */
  isCut: z.boolean(),
  /** The reader has shared it. */
  isOwn: z.boolean(),
  sharedAt: time,
});
export type SharedTalk = z.infer<typeof sharedTalk>;
