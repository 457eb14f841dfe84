import { Types } from 'mongoose';
import { findUnsent } from '@vesper/core/conversations/shown-pictures';
import { AppError } from '@vesper/core/errors';
import type { ConversationDocument } from '@vesper/core/models/conversation';
import type { ShownPictureDocument } from '@vesper/core/models/shown-picture';
import { presentModel } from '@vesper/core/presenters/model';
import type { GatewayContext } from '../../context.ts';

/**
 * The pictures that a message is to show, in their order.
 * @throws AppError `model_cannot_see` where nobody would look at them; `picture_not_found`
 */
export async function picturesToShow(
  { chatModels }: GatewayContext,
  { userId, modelId }: ConversationDocument,
  pictureIds: readonly string[] = [],
): Promise<ShownPictureDocument[]> {
  if (pictureIds.length === 0) return [];
  const model = chatModels.find(modelId ?? null);
  const sees = model && presentModel(model.config, undefined).seesPictures;
  if (!sees) throw new AppError('model_cannot_see');
  const ids = [...new Set(pictureIds)].map((id) => new Types.ObjectId(id));
  return findUnsent(userId, ids);
}
