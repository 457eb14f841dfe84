import { Types } from 'mongoose';
import { foundText } from '@vesper/core/characters/character-terms';
import { type CharacterOrder, type CharactersQuery } from '@vesper/core/contract/character';
import { tidyTags } from '@vesper/core/contract/tag';
import { LIMITS } from '@vesper/core/contract/limits';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import { CharacterLike } from '@vesper/core/models/character-like';
import { hasWords, havingTerms, isPlain, termsSought } from '@vesper/core/search/terms';
import { findAnchor, olderThan } from '../../http/paging.ts';

type Filter = Record<string, unknown>;
type Id = Types.ObjectId;

/** What a list is ordered by, the highest first, and then by id. */
const ORDERED_BY = { new: 'createdAt', loved: 'likes', talked: 'talks' } as const;

/**
 * One page, and one character more, of those in `listed` that a query asks for.
 * @param userId who asks: `liked` means what they like
 */
export async function findCharacters(
  listed: Filter,
  query: CharactersQuery,
  userId: string,
): Promise<CharacterDocument[]> {
  const tags = tidyTags(query.tags?.split(',') ?? []).slice(0, LIMITS.tagsSought);
  const parts = [listed, ...tags.map((one) => ({ tags: one }))];
  if (query.liked) parts.push({ _id: { $in: await likedBy(userId) } });
  if (query.search) parts.push({ _id: { $in: await havingWords(parts, query.search) } });
  const field = ORDERED_BY[query.sort];
  const anchor = await anchorOf(query, { $and: parts });
  return Character.find({ $and: [...parts, olderThan(field, anchor)] })
    .sort({ [field]: -1, _id: -1 })
    .limit(query.limit + 1);
}

async function likedBy(userId: string): Promise<Id[]> {
  const likes = await CharacterLike.find({ userId }, { characterId: 1 })
    .sort({ createdAt: -1 })
    .limit(LIMITS.charactersFound)
    .lean();
  return likes.map(({ characterId }) => characterId);
}

/** The characters that have all of the words: of a word that is in too many, the newest. */
async function havingWords(listed: readonly Filter[], words: string): Promise<Id[]> {
  const sought = termsSought(words);
  if (sought.length === 0) return [];
  const having = { $and: [...listed, havingTerms(sought)] };
  const most = LIMITS.charactersFound;
  // Texts are read only where the terms cannot prove a match.
  if (isPlain(words)) {
    return (await Character.find(having, { _id: 1 }).limit(most).lean()).map(({ _id }) => _id);
  }
  const texts = { name: 1, description: 1, traits: 1, tags: 1 } as const;
  const found = await Character.find(having, texts).limit(most).lean();
  return found.filter((one) => hasWords(foundText(one), words)).map(({ _id }) => _id);
}

/** @throws AppError `not_found` for a place without a count whose character is not in this list */
async function anchorOf({ before, sort }: CharactersQuery, listed: Filter) {
  const [id, count] = before?.split('-') ?? [];
  // A count that moves between two pages leaves nobody out: the place says what it was.
  if (id !== undefined && count !== undefined && sort !== 'new') {
    return { _id: new Types.ObjectId(id), at: Number(count) };
  }
  return findAnchor(id, async (_id) => {
    const found = await Character.findOne({ $and: [listed, { _id }] });
    return found && { _id: found._id, at: found[ORDERED_BY[sort]] };
  });
}

/** The cursor behind a character in a list of this order. */
export function placeIn(sort: CharacterOrder): (character: CharacterDocument) => string {
  return (character) =>
    sort === 'new'
      ? String(character.id)
      : `${character.id}-${Math.max(0, character[ORDERED_BY[sort]])}`;
}
