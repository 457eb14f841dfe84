import type { MaturePictures } from '../contract/maturity.ts';
import type { ImageDocument } from '../models/image.ts';
import type { Actor } from './actor.ts';

/** The one who looks, and how they want to meet pictures of others that are more than general. */
export interface Viewer extends Actor {
  maturePictures: MaturePictures;
}

type Check = ImageDocument['pictureCheck'];

/** Filter for pictures that this viewer wants in what they browse: their own are never left out. */
export function wantedBy({ userId, maturePictures }: Viewer) {
  if (maturePictures !== 'hide') return undefined;
  const isGeneral = { 'pictureCheck.maturity': { $nin: ['suggestive', 'explicit'] } } as const;
  return { $or: [{ userId }, isGeneral] };
}

/** A picture that passed before its maturity was kept counts as general. */
const isMature = (check: Check): boolean => (check?.maturity ?? 'general') !== 'general';

/** The viewer gets the blurred one. Who leaves such pictures out meets them blurred elsewhere. */
export function isBlurred(
  { userId, maturePictures }: Viewer,
  { ownerId, pictureCheck }: { ownerId: string; pictureCheck?: Check },
): boolean {
  return maturePictures !== 'show' && ownerId !== userId && isMature(pictureCheck);
}
