import { MATURE_PICTURES_AT_FIRST } from '@vesper/core/contract/maturity';
import { User } from '@vesper/core/models/user';
import type { Viewer } from '@vesper/core/policies/maturity';

/** A member as the one who looks: with how they want to meet pictures that are more than general. */
export async function viewerOf(userId: string): Promise<Viewer> {
  const user = await User.findById(userId, { maturePictures: 1 });
  return { userId, maturePictures: user?.maturePictures ?? MATURE_PICTURES_AT_FIRST };
}

/** The same for one picture, which they may have asked to see sharp. */
export async function viewerOfOne(
  userId: string,
  { sharp }: { sharp?: 'true' | undefined },
): Promise<Viewer> {
  return sharp ? { userId, maturePictures: 'show' } : viewerOf(userId);
}
