import type { CreatorView } from '../contract/creator.ts';
import type { UserDocument } from '../models/user.ts';
import { isBlurred, type Viewer } from '../policies/maturity.ts';
import { faceUrlFor } from './image.ts';

/** @param viewer who looks: `isOwn` says whether it is their own page */
export function presentCreatorPage(
  user: Pick<UserDocument, 'id' | 'firstName' | 'profileImageUrl' | 'pictureCheck'>,
  shown: Pick<CreatorView, 'images' | 'characters'>,
  viewer: Viewer,
): CreatorView {
  const { pictureCheck } = user;
  const profileImageUrl = faceUrlFor(viewer, user);
  return {
    id: user.id,
    firstName: user.firstName ?? null,
    profileImageUrl,
    blurred: profileImageUrl !== null && isBlurred(viewer, { ownerId: user.id, pictureCheck }),
    ...shown,
    isOwn: user.id === viewer.userId,
  };
}
