import type { z } from 'zod';
import type { ImageView, paintedSettings, publicCreator } from '../contract/image.ts';
import { mediaPaths } from '../contract/media.ts';
import type { ImageDocument } from '../models/image.ts';
import type { UserDocument } from '../models/user.ts';
import { isBlurred, type Viewer } from '../policies/maturity.ts';
import { presentFailure } from './failure.ts';
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
    ...descentOf(image),
    // An unlike can be counted a moment before the like it follows.
    likes: Math.max(image.likes, 0),
    liked,
    isPublic: image.isPublic,
    tags: [...(image.tags ?? [])],
    blurred: false,
    isOwn: true,
    status: image.status,
    failure: presentFailure(image),
    ...presentCheck(image.pictureCheck),
    ...ownersPart(image),
    createdAt: image.createdAt.toISOString(),
  };
}

/** What is for the owner of a picture alone. */
function ownersPart({ likenessId, characterId, promptTemplate, price }: ImageDocument) {
  return {
    likenessId: likenessId?.toHexString() ?? null,
    characterId: characterId?.toHexString() ?? null,
    promptTemplate: promptTemplate ?? null,
    price: price ?? null,
  };
}

/** Of one that was made from another picture. */
function descentOf({ task, originId, width, height, strength, isTransparent }: ImageDocument) {
  return {
    task: task ?? ('paint' as const),
    originId: originId?.toHexString() ?? null,
    pixels: width && height ? { width, height } : null,
    strength: strength ?? null,
    isTransparent: isTransparent ?? false,
    family: 1,
  };
}

/** What a picture was made with. */
export function settingsOf(image: ImageDocument): z.output<typeof paintedSettings> {
  const { size, quality, style, modelId, steps, guidance, preset } = image;
  const chosen = { modelId: modelId ?? null, steps: steps ?? null, guidance: guidance ?? null };
  const { id, name } = preset ?? {};
  return { size, quality, style, ...chosen, preset: id && name ? { id, name } : null };
}

/** What `presentCreator` reads of an account. */
export const CREATOR_FIELDS = {
  ...{ firstName: 1, lastName: 1, profileImageUrl: 1, hiddenAt: 1 },
  'pictureCheck.maturity': 1,
};
type Creator = Pick<
  UserDocument,
  'id' | 'firstName' | 'lastName' | 'profileImageUrl' | 'hiddenAt' | 'pictureCheck'
>;
type Face = Pick<Creator, 'id' | 'profileImageUrl' | 'pictureCheck'>;

/** The creator of something public: name and face, unless a moderator hid them. */
export function presentCreator(
  user: Creator | undefined,
  viewer: Viewer,
): z.infer<typeof publicCreator> {
  const shown = user && !isHidden(user) ? user : undefined;
  return {
    firstName: shown?.firstName ?? null,
    lastName: shown?.lastName ?? null,
    profileImageUrl: shown ? faceUrlFor(viewer, shown) : null,
  };
}

/** All sizes of a picture are the one smear that stands for it. */
function blurredView(imageId: string): Partial<ImageView> {
  const url = mediaPaths.blurredImage(imageId);
  return { blurred: true, imageUrl: url, displayUrl: url, thumbnailUrl: url };
}

/** The face of an account as a viewer wants to meet it: sharp, blurred, or none. */
export function faceUrlFor(viewer: Viewer, user: Face): string | null {
  const { id: ownerId, pictureCheck } = user;
  const url = user.profileImageUrl ?? null;
  if (url === null || !isBlurred(viewer, { ownerId, pictureCheck })) return url;
  if (viewer.maturePictures === 'hide') return null;
  // The version stays: it stands for the bytes.
  return url.replace(mediaPaths.profile(ownerId), mediaPaths.blurredProfile(ownerId));
}

/** What is for the owner of a picture alone. */
const NOT_THEIRS = { likenessId: null, characterId: null, promptTemplate: null, price: null };

/** A public picture as everyone sees it: with its creator, without the run that made it. */
export function presentPublicImage(
  image: ImageDocument,
  viewer: Viewer,
  liked: boolean,
  creator: Creator | undefined,
): ImageView {
  const { runId: _, ...view } = presentImage(image, liked);
  const creatorId = image.userId.toHexString();
  const isOwn = creatorId === viewer.userId;
  const { likenessId, characterId, promptTemplate, price } = isOwn ? view : NOT_THEIRS;
  const check = isOwn ? {} : PASSED_CHECK;
  const { pictureCheck } = image;
  const seen = isBlurred(viewer, { ownerId: creatorId, pictureCheck }) ? blurredView(image.id) : {};
  const user = presentCreator(creator, viewer);
  const owners = { isOwn, likenessId, characterId, promptTemplate, price };
  return { ...view, ...check, ...seen, ...owners, user, creatorId };
}
