import type { CreatorView } from '../contract/creator.ts';
import type { UserDocument } from '../models/user.ts';

/** @param viewerId who looks: `isOwn` says whether it is their own page */
export function presentCreatorPage(
  user: Pick<UserDocument, 'id' | 'firstName' | 'profileImageUrl'>,
  shown: Pick<CreatorView, 'images' | 'characters'>,
  viewerId: string,
): CreatorView {
  return {
    id: user.id,
    firstName: user.firstName ?? null,
    profileImageUrl: user.profileImageUrl ?? null,
    ...shown,
    isOwn: user.id === viewerId,
  };
}
