import type { CharacterDetailView } from '@vesper/core/contract/character';
import type { CharacterTexts } from '@vesper/core/contract/character-version';
import { valuesOf } from './form-values.ts';

/** The fields of a character by their names on screen, in the order of its form. */
const FIELDS = [
  ['name', 'Name'],
  ['description', 'Description'],
  ['look', 'Look'],
  ['greeting', 'Greeting'],
  ['otherGreetings', 'Other greetings'],
  ['exampleDialogue', 'Example lines'],
  ['personalityTraits', 'Personality traits'],
  ['tags', 'Tags'],
  ['nickname', 'Nickname'],
  ['personalityText', 'Personality'],
  ['scenario', 'Scenario'],
  ['systemPrompt', 'System prompt'],
  ['postHistoryInstructions', 'Instructions after the talk'],
  ['creatorNotes', 'Notes'],
] as const;

type Field = (typeof FIELDS)[number][0];

/** What of a version differs from how the character is now. */
export interface VersionChange {
  field: Field;
  label: string;
  then: string;
  now: string;
}

type Look = Readonly<{ words?: string | undefined; seed?: number | null | undefined }>;

function told(value: string | readonly string[] | Look | undefined): string {
  if (value === undefined || typeof value === 'string') return value ?? '';
  if ('length' in value) return value.join('\n');
  const { words = '', seed = null } = value;
  return [words, ...(seed === null ? [] : [`Seed ${seed}`])].filter(Boolean).join('\n');
}

/** The fields in which a version differs from the character as it is now. */
export function changesSince(
  version: CharacterTexts,
  character: CharacterDetailView,
): VersionChange[] {
  const current = valuesOf(character);
  return FIELDS.map(([field, label]) => ({
    ...{ field, label },
    then: told(version[field]),
    now: told(current[field]),
  })).filter(({ then, now }) => then !== now);
}
