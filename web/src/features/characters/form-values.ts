import type {
  CharacterDetailView,
  CreateCharacterRequest,
  createCharacterRequest,
  UpdateCharacterRequest,
} from '@vesper/core/contract/character';
import type { z } from 'zod';

/** What the form holds while it is filled in. */
export type FormValues = z.input<typeof createCharacterRequest>;

const EMPTY: FormValues = {
  ...{ name: '', nickname: '', description: '', greeting: '', otherGreetings: [] },
  ...{ exampleDialogue: '', personalityTraits: [], tags: [], personalityText: '', scenario: '' },
  ...{ systemPrompt: '', postHistoryInstructions: '', creatorNotes: '', isPublic: false },
  look: { words: '', imageId: null, seed: null },
};

/** The fields of a character as its form shows them; empty ones for a new character. */
export function valuesOf(character: CharacterDetailView | null): FormValues {
  if (!character) return EMPTY;
  const { name, isPublic, otherGreetings, personality, tags, look } = character;
  return {
    name,
    isPublic,
    otherGreetings: [...otherGreetings],
    personalityTraits: [...personality.traits],
    tags: [...tags],
    nickname: character.nickname ?? '',
    description: character.description ?? '',
    greeting: character.greeting ?? '',
    exampleDialogue: character.exampleDialogue ?? '',
    personalityText: character.personalityText ?? '',
    scenario: character.scenario ?? '',
    systemPrompt: character.systemPrompt ?? '',
    postHistoryInstructions: character.postHistoryInstructions ?? '',
    creatorNotes: character.creatorNotes ?? '',
    look: lookOf(look),
  };
}

/** In the order in which the schema has its fields: see `changesIn`. */
function lookOf({ words, imageId, seed }: CharacterDetailView['look']): FormValues['look'] {
  return { words: words ?? '', imageId, seed };
}

/** What was edited: texts that came with a card stay as they came until somebody touches them. */
export function changesIn(
  values: CreateCharacterRequest,
  before: FormValues,
): UpdateCharacterRequest {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(was.get(field)),
  );
  return Object.fromEntries(changed);
}
