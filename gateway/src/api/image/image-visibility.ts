import type { z } from 'zod';
import type { ErrorCode } from '@vesper/core/contract/errors';
import type { imageVisibilityRequest } from '@vesper/core/contract/image';
import { AppError } from '@vesper/core/errors';
import { engineWords } from '@vesper/core/image-presets/compose-words';
import {
  isPublicationAgreed,
  recordPublication,
  withdrawPublication,
} from '@vesper/core/likeness/consent';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import type { GatewayContext } from '../../context.ts';
import { PUBLIC_REFUSALS } from '../safety/assert-moderated.ts';
import { assertSafePicture } from '../safety/assert-safe.ts';
import { assertTags } from './image-tags.ts';

type Wanted = z.output<typeof imageVisibilityRequest>;

/** Errors of a route that changes who sees a picture. */
export const VISIBILITY_REFUSALS = [
  ...(['consent_required', 'switched_off', 'limited'] as const),
  ...(['picture_unchecked', 'picture_held'] as const),
  ...PUBLIC_REFUSALS,
] as const satisfies readonly ErrorCode[];

/**
 * Makes a picture public or private; whether its owner may publish at all was asked before.
 * @returns the picture as it is then
 * @throws AppError with the reason why everyone may not see this one; `not_found` when it is gone
 */
export async function changeVisibility(
  context: GatewayContext,
  image: ImageDocument,
  wanted: Wanted,
): Promise<ImageDocument> {
  const { isPublic } = wanted;
  if (isPublic) {
    // The rules may have grown since it was made, and now everyone will read it.
    await assertSafePicture(context, engineWords(image));
    await assertTags(context, image.tags ?? [], isPublic);
    await assertPassed(context, image);
  }
  if (image.likenessId) await agree(context, image, wanted);
  const changed = await Image.findOneAndUpdate(
    // With the tags that were judged: another tab may have written others meanwhile.
    { _id: image._id, ...(isPublic && { tags: image.tags ?? { $exists: false } }) },
    { $set: { isPublic } },
    { returnDocument: 'after' },
  );
  if (!changed) {
    throw new AppError((await Image.exists({ _id: image._id })) ? 'unavailable' : 'not_found');
  }
  if (isPublic && image.likenessId) await hideUnlessAgreed(changed);
  return changed;
}

/**
 * A picture that shows its owner becomes public only if they say so each time, also when the photo
 * it was made with is long gone.
 * @throws AppError `consent_required`
 */
async function agree(
  { clock }: GatewayContext,
  { _id, userId, isPublic: wasPublic }: ImageDocument,
  { isPublic, consent }: Wanted,
): Promise<void> {
  if (!isPublic) return withdrawPublication(clock, userId, _id);
  if (!consent) throw new AppError('consent_required');
  if (!wasPublic) await recordPublication(clock, userId, _id);
}

/**
 * Others see what has passed a check alone. One from before there were checks gets its own now.
 * @throws AppError `picture_unchecked`, `picture_held`
 */
async function assertPassed(
  { clock, queues }: GatewayContext,
  { _id, id, isPublic, pictureCheck }: ImageDocument,
): Promise<void> {
  const state = pictureCheck?.state ?? 'pending';
  if (isPublic || state === 'passed') return;
  if (state !== 'pending') throw new AppError('picture_held');
  const unchecked = { _id, pictureCheck: { $exists: false } };
  await Image.updateOne(unchecked, { $set: { pictureCheck: { state, at: clock.now() } } });
  await queues.addPictureCheck('image', String(id));
  throw new AppError('picture_unchecked');
}

/** Another tab may have withdrawn the consent between its record and the publication. */
async function hideUnlessAgreed(image: ImageDocument): Promise<void> {
  if (await isPublicationAgreed(image.userId, image._id)) return;
  image.isPublic = false;
  await Image.updateOne({ _id: image._id }, { $set: { isPublic: false } });
}
