import { expect, it } from 'vitest';
import type { SentPart } from '@vesper/core/contract/sent-prompt';
import { absentWords, leftOutWords } from './part-words.ts';

const part = (fields: Partial<SentPart>): SentPart => ({
  name: 'talk',
  tokens: 10,
  leftOut: 0,
  text: 'Text',
  ...fields,
});

it('says what was left out in words', () => {
  expect(leftOutWords(part({}))).toBeNull();
  expect(leftOutWords(part({ leftOut: 1 }))).toBe('1 earlier message left out');
  expect(leftOutWords(part({ leftOut: 12 }))).toBe('12 earlier messages left out');
  expect(leftOutWords(part({ name: 'lore', leftOut: 1 }))).toBe('1 entry left out');
  expect(leftOutWords(part({ name: 'lore', leftOut: 3 }))).toBe('3 entries left out');
  expect(leftOutWords(part({ name: 'memories', leftOut: 2 }))).toBe('2 memories left out');
  expect(leftOutWords(part({ name: 'examples', leftOut: 2 }))).toBe('2 examples left out');
  expect(leftOutWords(part({ name: 'character', leftOut: 2 }))).toBe('Shortened to fit');
  expect(leftOutWords(part({ name: 'note', leftOut: 1, text: '' }))).toBe('Left out');
});

it('names the parts of which there was nothing', () => {
  const parts = [
    part({}),
    part({ name: 'lore', tokens: 0 }),
    part({ name: 'note', tokens: 0 }),
    part({ name: 'memories', tokens: 0, leftOut: 2 }),
  ];
  expect(absentWords(parts)).toBe('Not in this one: lorebooks or your note.');
  expect(absentWords([part({})])).toBeNull();
});
