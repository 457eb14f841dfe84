import type { CharacterView } from '@vesper/core/contract/character';
import type { CharacterDocument } from '@vesper/core/models/character';
import { User } from '@vesper/core/models/user';
import type { Viewer } from '@vesper/core/policies/maturity';
import { presentCharacter, presentPublicCharacter } from '@vesper/core/presenters/character';
import { CREATOR_FIELDS } from '@vesper/core/presenters/image';

/** Public characters as anyone sees them: one more query for the whole page. */
export async function presentPublicCharacters(
  viewer: Viewer,
  characters: CharacterDocument[],
): Promise<CharacterView[]> {
  const creatorIds = [...new Set(characters.map((character) => character.userId.toHexString()))];
  const creators = await User.find({ _id: { $in: creatorIds } }, CREATOR_FIELDS);
  const creatorOf = new Map(creators.map((user) => [user.id, user]));
  return characters.map((character) =>
    presentPublicCharacter(character, viewer, creatorOf.get(character.userId.toHexString())),
  );
}

/** One character: its creator comes with it once everyone may see it. */
export async function presentOneCharacter(
  viewer: Viewer,
  character: CharacterDocument,
): Promise<CharacterView> {
  const [view] = character.isPublic ? await presentPublicCharacters(viewer, [character]) : [];
  return view ?? presentCharacter(character, viewer);
}
