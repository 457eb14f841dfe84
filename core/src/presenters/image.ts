import type { z } from 'zod';
import type { ImageView, publicCreator } from '../contract/image.ts';
import { mediaPaths } from '../contract/media.ts';
import type { ImageDocument } from '../models/image.ts';
import type { UserDocument } from '../models/user.ts';
import { PASSED_CHECK, presentCheck } from './picture-check.ts';
import { isHidden } from '../policies/visibility.ts';

/** A picture as its owner sees it. Its paths are there once it is complete, and not before. */
export function presentImage(image: ImageDocument, liked: boolean): ImageView {
  const ready = image.status === 'complete';
  return {
    id: image.id,
    runId: image.runId.toHexString(),
    imageUrl: ready ? mediaPaths.image(image.id) : null,
    displayUrl: ready ? mediaPaths.display(image.id) : null,
    thumbnailUrl: ready ? mediaPaths.thumbnail(image.id) : null,
    prompt: image.prompt,
    negativePrompt: image.negativePrompt ?? null,
    seed: image.seed,
    model: image.model,
    settings: settingsOf(image),
    batchId: image.batchId?.toHexString() ?? null,
    // An unlike can be counted a moment before the like it follows.
    likes: Math.max(image.likes, 0),
    liked,
    isPublic: image.isPublic,
    isOwn: true,
    status: image.status,
    ...presentCheck(image.pictureCheck),
    likenessId: image.likenessId?.toHexString() ?? null,
    createdAt: image.createdAt.toISOString(),
  };
}

function settingsOf({ size, quality, style, modelId, steps, guidance }: ImageDocument) {
  const chosen = { modelId: modelId ?? null, steps: steps ?? null, guidance: guidance ?? null };
  return { size, quality, style, ...chosen };
}

/** What `presentCreator` reads of an account. */
export const CREATOR_FIELDS = { firstName: 1, lastName: 1, profileImageUrl: 1, hiddenAt: 1 };
type Creator = Pick<UserDocument, 'firstName' | 'lastName' | 'profileImageUrl' | 'hiddenAt'>;

/** The creator of something public: name and face, unless a moderator hid them. */
export function presentCreator(user: Creator | undefined): z.infer<typeof publicCreator> {
  const shown = user && !isHidden(user) ? user : undefined;
  return {
    firstName: shown?.firstName ?? null,
    lastName: shown?.lastName ?? null,
    profileImageUrl: shown?.profileImageUrl ?? null,
  };
}

/** A public picture as everyone sees it: with its creator, without the run that made it. */
export function presentPublicImage(
  image: ImageDocument,
  viewerId: string,
  liked: boolean,
  creator: Creator | undefined,
): ImageView {
  const { runId: _, ...view } = presentImage(image, liked);
  const creatorId = image.userId.toHexString();
  const isOwn = creatorId === viewerId;
  const likenessId = isOwn ? view.likenessId : null;
  const check = isOwn ? {} : PASSED_CHECK;
  return { ...view, ...check, isOwn, likenessId, user: presentCreator(creator), creatorId };
}
