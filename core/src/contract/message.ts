import { z } from 'zod';
import { id, SOME_TEXT, time } from './common.ts';
import { messageSpeaker } from './group.ts';
import { imagePrompt, imageView } from './image.ts';
import { LIMITS } from './limits.ts';
import { modelId, replyDetails } from './model.ts';

export const MESSAGE_ROLES = ['user', 'assistant'] as const;
export const MESSAGE_STATUSES = ['pending', 'streaming', 'complete', 'stopped', 'failed'] as const;

/** Files that can be shown. */
export const SHOWN_PICTURE_TYPES = ['image/jpeg', 'image/png'] as const;

/** A picture that a member shows in a talk; its bytes are at `mediaPaths.shown(id)`. */
export const messagePicture = z.object({
  id,
  width: z.int().positive(),
  height: z.int().positive(),
});
export type MessagePicture = z.infer<typeof messagePicture>;

export const messageView = z.object({
  id,
  conversationId: id,
  role: z.enum(MESSAGE_ROLES),
  content: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  /** Number of this version among `variantCount`, from 1; the chosen one is what engines read. */
  variant: z.int().positive(),
  variantCount: z.int().positive(),
  /** The making of this version; null where no model wrote it. */
  details: replyDetails.nullable(),
  /** The picture that a reply shows instead of words; it may be in the making, or deleted. */
  imageId: id.nullable(),
  /** The one who says it, in a group. */
  speaker: messageSpeaker.optional(),
  /** The pictures that the member shows with their words, oldest first; missing without any. */
  pictures: z.array(messagePicture).optional(),
  createdAt: time,
});
export type MessageView = z.infer<typeof messageView>;

const sendMessageRequest = z.strictObject({
  content: z
    .string()
    .trim()
    .min(1, 'Please write a message.')
    .max(LIMITS.messageMax, `A message has at most ${LIMITS.messageMax} characters.`)
    .meta(SOME_TEXT),
});

/** Body of `POST /api/chat/{conversationId}`. */
export const chatRequest = sendMessageRequest.extend({
  /** Who answers, in a group; else its turn order says. */
  speakerId: id.optional(),
  /** Pictures to show with the words, each uploaded before. */
  pictureIds: z.array(id).max(LIMITS.picturesPerMessage).optional(),
});

/** Body of `POST /api/conversations/{id}/turns`: one of a group speaks without being spoken to. */
export const takeTurnRequest = z.strictObject({ characterId: id });

export const takeTurnResponse = z.object({ runId: id, assistantMessage: messageView });

/** Answer of `POST /api/chat/{conversationId}`: whole at 201, the reply still pending at 202. */
export const sendMessageResponse = z.object({
  runId: id,
  userMessage: messageView,
  assistantMessage: messageView,
});
export type SendMessageResponse = z.infer<typeof sendMessageResponse>;

/** Asks the one who speaks for a picture: words as one would say them, or a plain description. */
export const askPictureRequest = z.strictObject({ prompt: imagePrompt });

export const askPictureResponse = sendMessageResponse.extend({ image: imageView });
export type AskPictureResponse = z.infer<typeof askPictureResponse>;

/** `rerun` writes the reply to an edited message anew, as a further variant of that reply. */
export const editMessageRequest = sendMessageRequest.extend({ rerun: z.boolean().default(false) });

export const chooseVariantRequest = z.strictObject({ variant: z.int().positive() });

/** Another model than the conversation's may write the further version. */
export const regenerateRequest = z.strictObject({ modelId }).partial();

/** A line that the member could say next. */
export const suggestedLine = z.object({ text: z.string() });
