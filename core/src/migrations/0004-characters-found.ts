import { Types } from 'mongoose';
import { tagsOf } from '../cards/card-fields.ts';
import { unpackCard } from '../cards/card-schema.ts';
import { characterTerms } from '../characters/character-terms.ts';
import { Character, type CharacterDocument } from '../models/character.ts';
import { Conversation } from '../models/conversation.ts';
import type { Migration, MigrationStep } from './migration.ts';

/** Documents of one part. Cards of 2 MB may be among them. */
const BATCH = 50;

/**
 * Characters of before get the terms by which they are found, the tags of their cards, and the counts
 * that lists are ordered by. What processes of the version before write meanwhile lacks terms:
 * `check --fix` puts that right.
 */
export const charactersFound: Migration = {
  number: 4,
  name: 'characters-found',
  does: 'Makes characters of before findable by words and tags, and counts whom people talk with.',
  async *run(after, write): AsyncGenerator<MigrationStep> {
    for (let cursor = after; ;) {
      const found = await Character.find({
        terms: { $exists: false },
        ...(cursor !== undefined && { _id: { $gt: new Types.ObjectId(cursor) } }),
      })
        .select('+card')
        .sort({ _id: 1 })
        .limit(BATCH);
      const last = found.at(-1);
      if (!last) return;
      for (const character of write ? found : []) await makeFindable(character);
      cursor = String(last.id);
      yield { changed: found.length, cursor };
    }
  },
};

async function makeFindable(character: CharacterDocument): Promise<void> {
  const { _id, revision } = character;
  const tags = character.tags ?? tagsOfCard(character);
  const talkers = await Conversation.distinct('userId', { characterId: _id });
  const terms = characterTerms({ ...character.toObject(), tags });
  // One that is changed meanwhile has its terms already; its counts begin anew.
  await Character.updateOne(
    { _id, revision: revision === 0 ? { $in: [0, null] } : revision },
    { $set: { terms, ...(tags && { tags }), likes: character.likes, talks: talkers.length } },
    { timestamps: false },
  );
}

function tagsOfCard({ card }: CharacterDocument): string[] | undefined {
  return card ? tagsOf(unpackCard(card)) : undefined;
}
