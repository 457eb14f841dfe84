import type { Types } from 'mongoose';
import { AppError } from '../errors.ts';
import { Likeness, type LikenessDocument } from '../models/likeness.ts';
import { can } from '../policies/likeness.ts';
import { assertConsent } from './consent.ts';

/** @throws AppError `not_found` when there is none, or it is not this user's. */
async function loadLikeness(
  userId: Types.ObjectId,
  id: Types.ObjectId | string,
  action: 'read' | 'use' | 'remove',
): Promise<LikenessDocument> {
  const photo = await Likeness.findById(id);
  const actor = { userId: userId.toHexString() };
  if (!photo || !can(actor, action, photo)) throw new AppError('not_found');
  return photo;
}

/**
 * Checks that a picture may be made with this photo, now.
 * @throws AppError `not_found`, `likeness_not_ready`, `consent_required`
 */
export async function assertUsable(userId: Types.ObjectId, likenessId: string): Promise<void> {
  const photo = await loadLikeness(userId, likenessId, 'use');
  if (photo.status !== 'ready') throw new AppError('likeness_not_ready');
  await assertConsent(userId);
}
