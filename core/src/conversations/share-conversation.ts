import { randomBytes } from 'node:crypto';
import type { Types } from 'mongoose';
import { isSuspended } from '../accounts/suspension.ts';
import { keepEvidence } from '../cases/evidence.ts';
import type { Clock } from '../clock.ts';
import { LIMITS } from '../contract/limits.ts';
import { AppError } from '../errors.ts';
import { Conversation, type ConversationDocument } from '../models/conversation.ts';
import { inSlot } from '../models/in-slot.ts';
import { Share, type ShareDocument } from '../models/share.ts';
import { User } from '../models/user.ts';
import { isHidden } from '../policies/visibility.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import type { Snapshot } from './snapshot.ts';

interface Context {
  clock: Clock;
  storage: ObjectStorage;
}

/** 128 random bits: nobody finds one by trying. */
const newToken = (): string => randomBytes(16).toString('base64url');

/**
 * Keeps a snapshot under the conversation's link, which stays the same when there is one already.
 * @throws AppError `shares_full`; `share_hidden` while moderators keep it from others
 */
export async function shareConversation(
  context: Context,
  { _id: conversationId, userId }: ConversationDocument,
  snapshot: Snapshot,
): Promise<ShareDocument> {
  const fields = { ...snapshot, sharedAt: context.clock.now() };
  const renewed = (): Promise<ShareDocument | null> => renew(context, conversationId, fields);
  const there = await renewed();
  if (there) return there;
  const slots = await Share.find({ userId }, { slot: 1 });
  const taken = new Set(slots.map(({ slot }) => slot));
  const max = LIMITS.sharesPerUser;
  const made = await inSlot(userId.toHexString(), { taken, max }, async (slot) => {
    // Another request of the same moment may have made it: the conversation has one link.
    const other = await renewed();
    return other ?? Share.create({ ...fields, userId, conversationId, slot, token: newToken() });
  });
  const share = made ?? (await renewed());
  if (!share) throw new AppError('shares_full');
  return share;
}

async function renew(
  context: Context,
  conversationId: Types.ObjectId,
  fields: Snapshot & { sharedAt: Date },
): Promise<ShareDocument | null> {
  const there = await Share.findOne({ conversationId }, { messages: 0 });
  if (!there) return null;
  if (isHidden(there)) throw new AppError('share_hidden');
  await keepEvidence(context, { type: 'share', id: there.id });
  return Share.findOneAndUpdate({ _id: there._id }, { $set: fields }, { returnDocument: 'after' });
}

/** Ends a link: from this moment on nobody reads anything by it. Safe to repeat. */
export async function endShare(
  context: Context,
  { id, _id }: Pick<ShareDocument, 'id' | '_id'>,
): Promise<void> {
  await keepEvidence(context, { type: 'share', id });
  await Share.deleteOne({ _id });
}

/** Ends the link of a conversation that is deleted. */
export async function endShareOf(context: Context, conversationId: Types.ObjectId): Promise<void> {
  const share = await Share.findOne({ conversationId }, { messages: 0 });
  if (share) await endShare(context, share);
}

/**
 * Finds what a link shows: nothing once it has ended, is hidden, or its conversation is gone; and
 * nothing of an account that is locked, suspended or being removed.
 */
export async function findShared(clock: Clock, token: string): Promise<ShareDocument | null> {
  const share = await Share.findOne({ token });
  if (!share || isHidden(share)) return null;
  const [owner, conversation] = await Promise.all([
    User.findById(share.userId, { suspension: 1, lockedAt: 1, erasedAt: 1 }),
    Conversation.exists({ _id: share.conversationId }),
  ]);
  if (!owner || !conversation || owner.erasedAt || owner.lockedAt) return null;
  return isSuspended(owner, clock.now()) ? null : share;
}
