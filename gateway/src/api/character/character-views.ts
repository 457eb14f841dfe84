import type { CharacterView } from '@vesper/core/contract/character';
import type { CharacterDocument } from '@vesper/core/models/character';
import { CharacterLike } from '@vesper/core/models/character-like';
import { User } from '@vesper/core/models/user';
import type { Viewer } from '@vesper/core/policies/maturity';
import { presentCharacter, presentPublicCharacter } from '@vesper/core/presenters/character';
import { CREATOR_FIELDS } from '@vesper/core/presenters/image';

/** Which of these characters a member likes, by id. */
async function likedAmong(userId: string, characters: CharacterDocument[]): Promise<Set<string>> {
  if (characters.length === 0) return new Set();
  const ids = characters.map(({ _id }) => _id);
  const likes = await CharacterLike.find({ characterId: { $in: ids }, userId }).lean();
  return new Set(likes.map(({ characterId }) => characterId.toHexString()));
}

/** Characters as their maker sees them: one more query for the whole page. */
export async function presentOwnCharacters(
  viewer: Viewer,
  characters: CharacterDocument[],
): Promise<CharacterView[]> {
  const liked = await likedAmong(viewer.userId, characters);
  return characters.map((one) => presentCharacter(one, viewer, liked.has(one.id)));
}

/** Public characters as anyone sees them: two more queries for the whole page. */
export async function presentPublicCharacters(
  viewer: Viewer,
  characters: CharacterDocument[],
): Promise<CharacterView[]> {
  const creatorIds = [...new Set(characters.map((character) => character.userId.toHexString()))];
  const [creators, liked] = await Promise.all([
    User.find({ _id: { $in: creatorIds } }, CREATOR_FIELDS),
    likedAmong(viewer.userId, characters),
  ]);
  const creatorOf = new Map(creators.map((user) => [user.id, user]));
  return characters.map((one) =>
    presentPublicCharacter(one, viewer, liked.has(one.id), creatorOf.get(one.userId.toHexString())),
  );
}

/** One character: its creator comes with it once everyone may see it. */
export async function presentOneCharacter(
  viewer: Viewer,
  character: CharacterDocument,
): Promise<CharacterView> {
  const present = character.isPublic ? presentPublicCharacters : presentOwnCharacters;
  const [view] = await present(viewer, [character]);
  if (!view) throw new Error('a character has one view');
  return view;
}
