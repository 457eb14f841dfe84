import { characterTexts, type CharacterTexts } from '../contract/character-version.ts';
import { LIMITS } from '../contract/limits.ts';
import type { CharacterDocument } from '../models/character.ts';
import { CharacterVersion } from '../models/character-version.ts';

/** The texts of a character in the shape of requests. */
export function textsOf(character: CharacterDocument): CharacterTexts {
  const { name, nickname, description, greeting, otherGreetings, exampleDialogue } = character;
  const { traits, tags, personality, scenario, systemPrompt, postHistoryInstructions } = character;
  const { creatorNotes, look } = character;
  const texts = { name, nickname, description, greeting, otherGreetings, exampleDialogue };
  const nature = { personalityTraits: traits, tags, personalityText: personality, scenario };
  const asked = { systemPrompt, postHistoryInstructions, creatorNotes };
  const seen = look && given({ words: look.words, seed: look.seed });
  return characterTexts.parse(given({ ...texts, ...nature, ...asked, look: seen }));
}

/** What there is, so that the rest is what the contract says of nothing. */
const given = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => (value ?? null) !== null));

/**
 * Keeps a character as it is before a change of it, and forgets the oldest of many. It comes before
 * the change, so that none is lost; of a change that fails the same is kept again, once.
 * @param now the texts that it will have: without a difference there is nothing to keep
 */
export async function keepVersion(
  character: CharacterDocument,
  now: CharacterTexts,
  createdAt: Date,
): Promise<void> {
  const { _id: characterId, userId, revision } = character;
  const texts = textsOf(character);
  if (JSON.stringify(texts) === JSON.stringify(now)) return;
  await CharacterVersion.updateOne(
    { characterId, revision },
    { $set: { userId, texts, createdAt } },
    { upsert: true },
  );
  const oldest = await CharacterVersion.find({ characterId }, { revision: 1 })
    .sort({ revision: -1 })
    .skip(LIMITS.characterVersions)
    .limit(1);
  const [first] = oldest;
  if (!first) return;
  await CharacterVersion.deleteMany({ characterId, revision: { $lte: first.revision } });
}

/** The versions of a character that are kept, the last one first. */
export async function versionsOf({ _id }: Pick<CharacterDocument, '_id'>) {
  const versions = await CharacterVersion.find({ characterId: _id }).sort({ revision: -1 });
  return versions.map(({ id, texts, createdAt }) => ({
    id: String(id),
    texts: characterTexts.parse(texts),
    until: createdAt.toISOString(),
  }));
}
