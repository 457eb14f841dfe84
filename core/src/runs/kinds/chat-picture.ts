import type { Types } from 'mongoose';
import { seedOfLook } from '../../characters/look.ts';
import { DEFAULT_ASSISTANT } from '../../contract/brand.ts';
import type { ImageModelConfig } from '../../config/image-models.ts';
import { generateImageRequest } from '../../contract/generate-image.ts';
import { speakerFor } from '../../conversations/group.ts';
import { sayPicture } from '../../conversations/picture-message.ts';
import { wantedPicture } from '../../contract/picture-words.ts';
import { AppError } from '../../errors.ts';
import type { CharacterDocument } from '../../models/character.ts';
import type { ConversationDocument } from '../../models/conversation.ts';
import type { RunDraft } from '../run-draft.ts';
import { isReplying } from './chat.ts';
import { paintImage } from './image.ts';

interface ChatPictureOrder {
  conversation: ConversationDocument;
  /** The one who is asked; null for the assistant, who has no looks. */
  character: CharacterDocument | null;
  /** The member's words. */
  words: string;
  /** The one that paints. */
  model: ImageModelConfig;
  /** Where the look of the character names none. */
  seed: number;
}

/**
 * A picture that is asked for in a talk: one like any other, and two messages that tell of it.
 * Starting it throws `conversation_busy` while a reply is being written, besides what starting any
 * picture does.
 */
export function paintInChat(order: ChatPictureOrder): RunDraft {
  const { conversation, character, words, model } = order;
  const { userId, _id: conversationId } = conversation;
  const { prompt, showsSpeaker } = wantedPicture(words, character?.name ?? DEFAULT_ASSISTANT);
  const shown = showsSpeaker ? character : null;
  const characterId: Types.ObjectId | undefined = shown?._id;
  const seed = seedOfLook(shown, model) ?? order.seed;
  const draft = paintImage({
    userId,
    request: generateImageRequest.parse({ prompt }),
    ...{ model, seed },
    ...(characterId && { characterId }),
  });
  const { subject } = draft;
  return {
    ...draft,
    async check() {
      if (await isReplying(conversationId)) throw new AppError('conversation_busy');
    },
    async write(run) {
      await draft.write(run);
      if (subject.kind !== 'image') return;
      const speaker = conversation.group && character ? speakerFor(character) : undefined;
      const asked = { imageId: subject.imageId, words, at: run.createdAt, speaker };
      await sayPicture(conversation, asked);
    },
  };
}
