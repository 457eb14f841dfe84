import { characterDetailView } from '@vesper/core/contract/character';
import { characterTexts } from '@vesper/core/contract/character-version';
import { expect, it } from 'vitest';
import { changesSince } from './version-changes.ts';

const character = characterDetailView.parse({
  ...{ id: '0'.repeat(24), name: 'Ines', description: 'A captain.', avatar: null, portrait: null },
  ...{ personality: { traits: ['Calm'] }, tags: ['sea'], greeting: null, isPublic: false },
  ...{ pictureState: 'passed', pictureReason: null, blurred: false, isOwn: true },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', personalityText: null, scenario: null },
  ...{ nickname: null, otherGreetings: [], systemPrompt: null, postHistoryInstructions: null },
  ...{ creatorNotes: null, exampleDialogue: null, examples: [] },
  look: { words: 'grey coat', seed: 7, imageId: null },
});

const same = characterTexts.parse({
  ...{ name: 'Ines', description: 'A captain.', personalityTraits: ['Calm'], tags: ['sea'] },
  look: { words: 'grey coat', seed: 7 },
});

it('a version that is as the character is now differs in nothing', () => {
  expect(changesSince(same, character)).toEqual([]);
});

it('each field that differs is named, with what it was and is', () => {
  const version = { ...same, name: 'Ines D.', tags: ['sea', 'fog'], look: { words: '', seed: 7 } };
  expect(changesSince(version, character)).toEqual([
    { field: 'name', label: 'Name', then: 'Ines D.', now: 'Ines' },
    { field: 'look', label: 'Look', then: 'Seed 7', now: 'grey coat\nSeed 7' },
    { field: 'tags', label: 'Tags', then: 'sea\nfog', now: 'sea' },
  ]);
});
