import type { Types } from 'mongoose';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { sentPromptView, type SentPromptView } from '../contract/sent-prompt.ts';
import { LIMITS } from '../contract/limits.ts';
import { SentPrompt } from '../models/sent-prompt.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A document holds 16 MB; a prompt that is larger compressed is not kept. */
const PACKED_MAX = 8 * 1024 * 1024;
/** Fast, and with a window wide enough to see that the messages repeat the parts. */
const PACKING = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 22 },
};

const packedView = sentPromptView.omit({ at: true });
export type PromptToKeep = Omit<SentPromptView, 'at'>;

/** The version of a reply that a prompt was for. */
interface Version {
  messageId: Types.ObjectId;
  /** Index of the version, from 0. */
  variant: number;
}

interface Place extends Version {
  userId: Types.ObjectId;
  conversationId: Types.ObjectId;
  at: Date;
}

/** Keeps what a model was given for a version of a reply; a later attempt replaces it. */
export async function keepSentPrompt(place: Place, prompt: PromptToKeep): Promise<void> {
  const { messageId, variant, userId, conversationId, at } = place;
  const packed = await compress(JSON.stringify(prompt), PACKING);
  if (packed.length > PACKED_MAX) return;
  await SentPrompt.updateOne(
    { messageId, variant },
    { $set: { userId, conversationId, packed, createdAt: at } },
    { upsert: true },
  );
}

/** @returns null when no model was asked, or a day has passed since. */
export async function readSentPrompt(version: Version, now: Date): Promise<SentPromptView | null> {
  const { messageId, variant } = version;
  const kept = await SentPrompt.findOne({ messageId, variant });
  // The index that removes them looks once a minute.
  if (!kept || now.getTime() - kept.createdAt.getTime() >= LIMITS.sentPromptTtl) return null;
  const json = (await decompress(kept.packed)).toString();
  return { ...packedView.parse(JSON.parse(json)), at: kept.createdAt.toISOString() };
}

/** Forgets the prompt of a version that came to nothing: the next one gets its number. */
export async function forgetSentPrompt({ messageId, variant }: Version): Promise<void> {
  await SentPrompt.deleteOne({ messageId, variant });
}
