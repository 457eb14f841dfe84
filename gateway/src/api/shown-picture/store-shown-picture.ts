import { Types } from 'mongoose';
import { ShownPicture, type ShownPictureDocument } from '@vesper/core/models/shown-picture';
import { parkUpload } from '@vesper/core/photos/uploads';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { GatewayContext } from '../../context.ts';
import { renderSent } from '../upload/render-sent.ts';

/**
 * Stores a picture that a member is about to show, made anew without what its file said of place
 * and time. One that is not sent within the hour is removed.
 * @throws AppError `bad_picture` with advice
 */
export async function storeShownPicture(
  context: GatewayContext,
  userId: string,
  file: Uint8Array,
): Promise<ShownPictureDocument> {
  const at = context.clock.now();
  // The document first: bytes that nobody knows of would never be removed.
  const _id = new Types.ObjectId();
  const unknown = { width: 1, height: 1 };
  await ShownPicture.create({ _id, userId, ...unknown, looseAt: at, createdAt: at });
  const to = [objectKeys.shown(userId, _id.toHexString())];
  try {
    const size = await parkUpload(context, { userId, bytes: file }, (from) =>
      renderSent(context, { rendering: 'shown', from, to }),
    );
    const stored = await ShownPicture.findByIdAndUpdate(_id, size, { returnDocument: 'after' });
    if (stored) return stored;
    throw new Error('The picture was swept while it was made.');
  } catch (err) {
    await ShownPicture.deleteOne({ _id });
    throw err;
  }
}
