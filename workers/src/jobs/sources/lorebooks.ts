import type { Lorebook as LorebookSheet } from '@vesper/core/contract/lorebook';
import { LIMITS } from '@vesper/core/contract/limits';
import { characterBook } from '@vesper/core/lorebooks/character-book';
import { unpackBook } from '@vesper/core/lorebooks/book';
import { toLorebook } from '@vesper/core/lorebooks/to-lorebook';
import { Character } from '@vesper/core/models/character';
import { Lorebook } from '@vesper/core/models/lorebook';
import { can } from '@vesper/core/policies/character';
import type { Talk } from './talk.ts';

type Reading = Pick<Talk, 'userId' | 'characterId' | 'lorebookIds'>;

/**
 * The lorebooks that a conversation draws on: its character's own first, which wins, then those that
 * the member chose, in their order. Books of somebody else are none.
 */
export async function lorebooksOf(talk: Reading): Promise<LorebookSheet[]> {
  const own = await ownBook(talk);
  const books = [...own, ...(await chosenBooks(talk))];
  return books.filter(({ entries }) => entries.length > 0);
}

/** The book of the character that speaks, if it has one that the member may read. */
async function ownBook({ userId, characterId }: Reading): Promise<LorebookSheet[]> {
  if (!characterId) return [];
  const character = await Character.findById(characterId, { userId: 1, isPublic: 1, card: 1 });
  if (!character || !can({ userId: userId.toHexString() }, 'read', character)) return [];
  const book = await characterBook(character);
  return book ? [toLorebook(book)] : [];
}

async function chosenBooks({ userId, lorebookIds }: Reading): Promise<LorebookSheet[]> {
  const ids = lorebookIds.slice(0, LIMITS.lorebooksPerConversation);
  if (ids.length === 0) return [];
  const found = await Lorebook.find({ _id: { $in: ids }, userId }, { packed: 1 });
  const byId = new Map(found.map((lorebook) => [lorebook.id, lorebook]));
  return ids
    .flatMap((id) => byId.get(id.toHexString()) ?? [])
    .map(({ packed }) => toLorebook(unpackBook(packed)));
}
