import type { Types } from 'mongoose';
import type { ImageModelConfig } from '../../config/image-models.ts';
import { generateImageRequest } from '../../contract/generate-image.ts';
import { AppError } from '../../errors.ts';
import { assertConsent } from '../../likeness/consent.ts';
import { claimFirstPicture, isFirstPictureFree } from '../../likeness/first-picture.ts';
import { Likeness } from '../../models/likeness.ts';
import type { RunDraft } from '../run-draft.ts';
import { paintImage } from './image.ts';

interface FirstPictureOrder {
  userId: Types.ObjectId;
  prompt: string;
  /** The one that paints. */
  model: ImageModelConfig;
  seed: number;
}

/**
 * The one picture with photos of oneself that is free: a picture like any other, made with the
 * newest photo.
 * @throws AppError `first_picture_used`, `consent_required`, `likeness_not_ready`; starting it
 *   throws what starting any picture does.
 */
export async function paintFirstPicture(order: FirstPictureOrder): Promise<RunDraft> {
  const { userId, prompt, model, seed } = order;
  if (!(await isFirstPictureFree(userId))) throw new AppError('first_picture_used');
  await assertConsent(userId);
  const ready = { userId, status: 'ready', removedAt: null } as const;
  const photo = await Likeness.findOne(ready).sort({ createdAt: -1, _id: -1 });
  if (!photo) throw new AppError('likeness_not_ready');
  const request = generateImageRequest.parse({ prompt, likenessId: photo.id });
  const draft = paintImage({ userId, request, model, seed, price: 0 });
  return {
    ...draft,
    async write(run) {
      await claimFirstPicture(userId, run._id);
      await draft.write(run);
    },
  };
}
