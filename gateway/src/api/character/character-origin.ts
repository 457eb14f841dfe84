import type { Types } from 'mongoose';
import type { CharacterDetailView } from '@vesper/core/contract/character';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import { User } from '@vesper/core/models/user';
import type { Actor } from '@vesper/core/policies/actor';
import { can } from '@vesper/core/policies/character';

/**
 * Whom a copy was taken from. The character is named while whoever looks may see it, its maker while
 * there is an account.
 */
export async function originOf(
  actor: Actor,
  { origin }: CharacterDocument,
): Promise<CharacterDetailView['origin']> {
  if (!origin?.characterId) return null;
  const [source, by] = await Promise.all([
    sourceFor(actor, origin.characterId),
    firstNameOf(origin.userId),
  ]);
  return { characterId: source?.id ?? null, name: source?.name ?? null, by };
}

async function sourceFor(actor: Actor, id: Types.ObjectId): Promise<CharacterDocument | null> {
  const source = await Character.findById(id);
  return source && can(actor, 'read', source) ? source : null;
}

async function firstNameOf(_id: Types.ObjectId | null | undefined): Promise<string | null> {
  const user = await User.findOne({ _id, erasedAt: { $exists: false } }, { firstName: 1 });
  return user?.firstName?.trim() || null;
}
