import { expect, it } from 'vitest';
import { asSaid } from './as-said.ts';
import { memoryKey } from './memory-key.ts';
import { decideMemory } from './safe-memory.ts';

it.each([
  ['Lives in Lisbon.', 'I live in Lisbon.'],
  ['Has a sister called Mia', 'I have a sister called Mia'],
  ['Is 34', 'I am 34'],
  ['Is called Ada', 'My name is Ada'],
  ['Studies law', 'I study law'],
  ['Watches old films', 'I watch old films'],
  ['Favourite colour is blue', 'My favourite colour is blue'],
  ['Does not like rain', 'I do not like rain'],
  ['The user works at night', 'I work at night'],
  ["User's dog is old", 'My dog is old'],
  ['I keep bees', 'I keep bees'],
  ['Vegetarian', 'Vegetarian'],
  ['Glass collector', 'Glass collector'],
])('"%s" is said as "%s"', (fact, said) => {
  expect(asSaid(fact)).toBe(said);
});

it('a fact that begins with the name is about the member', () => {
  expect(asSaid('Ada lives in Porto', 'Ada')).toBe('I live in Porto');
});

it('wordings that differ in nothing that matters have one key', () => {
  expect(memoryKey('The user  Lives in Lisbon!')).toBe(memoryKey('lives in lisbon'));
  expect(memoryKey('Lives in Porto')).not.toBe(memoryKey('Lives in Lisbon'));
  expect(memoryKey('住在东京')).toBe('住在东京');
});

it('a fact that makes the member a minor is refused however it is put', () => {
  for (const text of ['I am 15', 'Is 15 years old', 'The user is 15 years old']) {
    expect(decideMemory(text), text).toMatchObject({ allowed: false });
  }
  expect(decideMemory('Has a son who is 15')).toEqual({ allowed: true });
  expect(decideMemory('Lives in Lisbon')).toEqual({ allowed: true });
});
