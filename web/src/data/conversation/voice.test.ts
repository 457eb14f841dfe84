import type { ConversationGroup } from '@vesper/core/contract/group';
import { expect, it } from 'vitest';
import { speakerVoices } from './speaker-voices.ts';
import { shownTitle, voiceOf } from './voice.ts';

const groupOf = (...names: string[]): ConversationGroup => ({
  turnOrder: 'round',
  members: names.map((name, color) => ({
    characterId: String(color).repeat(24),
    name,
    avatar: null,
    color,
    isMuted: false,
  })),
});
const nameOf = (...names: string[]): string =>
  voiceOf({ character: null, group: groupOf(...names) }).name;

it('a group is called by two of its characters and the number of the others', () => {
  expect(nameOf('Mira', 'Theo')).toBe('Mira and Theo');
  expect(nameOf('Mira', 'Theo', 'Ines', 'Ada')).toBe('Mira, Theo and 2 more');
  expect(nameOf()).toBe('Group chat');
  const talk = { character: null, group: groupOf('Mira', 'Theo'), isTemporary: false };
  expect(shownTitle({ ...talk, title: 'New Conversation' })).toBe('Mira and Theo');
  expect(shownTitle({ ...talk, title: 'The lighthouse' })).toBe('The lighthouse');
});

it('one who left a group keeps the name of the message, and has no colour', () => {
  const voices = speakerVoices({ character: null, group: groupOf('Mira', 'Theo') });
  const theo = { speaker: { characterId: '1'.repeat(24), name: 'Theo' } };
  const gone = { speaker: { characterId: 'f'.repeat(24), name: 'Ines' } };
  expect(voices(theo)).toMatchObject({ name: 'Theo', color: 1 });
  expect(voices(gone)).toMatchObject({ name: 'Ines', letter: 'I', color: null });
  expect(voices(gone)).toBe(voices({ speaker: { ...gone.speaker } }));
});
