import { characterDetailView, createCharacterRequest } from '@vesper/core/contract/character';
import { expect, it } from 'vitest';
import { changesIn, valuesOf } from './form-values.ts';

const INES = characterDetailView.parse({
  ...{ id: 'a'.repeat(24), name: 'Ines', description: 'A captain.', avatar: null, portrait: null },
  ...{ personality: { traits: ['Calm'] }, greeting: 'Hello.', isPublic: false, isOwn: true },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', personalityText: null, scenario: 'A ferry.' },
  ...{ nickname: null, otherGreetings: ['You again.'], systemPrompt: null, creatorNotes: null },
  ...{ postHistoryInstructions: null, exampleDialogue: null, examples: [] },
});

const edited = (over: object) =>
  changesIn(createCharacterRequest.parse({ ...valuesOf(INES), ...over }), valuesOf(INES));

it('a form that nobody touched changes nothing', () => {
  expect(edited({})).toEqual({});
});

it('only what was edited is sent, an emptied text as empty', () => {
  const otherGreetings = ['The ferry is late.', 'You again.'];
  expect(edited({ scenario: ' ', otherGreetings })).toEqual({ scenario: '', otherGreetings });
});

it('a look is sent as a whole, once something of it was edited', () => {
  const look = { words: '', imageId: null, seed: 7 };
  expect(edited({ look })).toEqual({ look });
  expect(edited({ look: { seed: null, imageId: null, words: ' ' } })).toEqual({});
});
