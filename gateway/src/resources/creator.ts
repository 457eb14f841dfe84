import { Character } from '@vesper/core/models/character';
import { Image } from '@vesper/core/models/image';
import { User, type UserDocument } from '@vesper/core/models/user';
import { can } from '@vesper/core/policies/creator';
import { SHOWN as SHOWN_CHARACTERS } from '@vesper/core/policies/character';
import { SHOWN } from '@vesper/core/policies/image';
import { isHidden } from '@vesper/core/policies/visibility';
import { resource } from './resource.ts';

/** A member, and how much of theirs everyone may see. */
interface Creator {
  id: string;
  user: Pick<UserDocument, 'id' | 'firstName' | 'profileImageUrl' | 'pictureCheck'>;
  images: number;
  characters: number;
  isHidden: boolean;
}

/** An account that is being removed is gone for everybody else at once. */
async function find(id: string): Promise<Creator | null> {
  const shown = { firstName: 1, profileImageUrl: 1, hiddenAt: 1, 'pictureCheck.maturity': 1 };
  const user = await User.findOne({ _id: id, erasedAt: { $exists: false } }, shown);
  if (!user) return null;
  const [images, characters] = await Promise.all([
    Image.countDocuments({ userId: user._id, ...SHOWN }),
    Character.countDocuments({ userId: user._id, ...SHOWN_CHARACTERS }),
  ]);
  return { id: user.id, user, images, characters, isHidden: isHidden(user) };
}

export const creators = resource({ name: 'creator', find, can, ownerOf: ({ id }) => id });
