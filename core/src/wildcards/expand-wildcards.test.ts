import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../contract/limits.ts';
import { mayHaveChoices } from '../contract/wildcard.ts';
import { BUILTIN_LISTS } from './builtin-lists.data.ts';
import { allOptions, expandWildcards, type WordLists } from './expand-wildcards.ts';
import { listProblems } from './list-problems.ts';

const lists: WordLists = new Map([
  ['animal', ['fox', 'owl']],
  ['scene', ['__animal__ by the {sea|lake}']],
]);
const said = (template: string, seed = 1, by = lists): string => {
  const expansion = expandWildcards(template, seed, by);
  return 'text' in expansion ? expansion.text : `! ${expansion.problem}`;
};
/** All that comes out over many seeds. */
const outcomes = (template: string): string[] =>
  [...new Set(Array.from({ length: 60 }, (_, seed) => said(template, seed)))].sort();

describe('choices in a description', () => {
  it('take one of several, each sooner or later', () => {
    expect(outcomes('a {red|blue} boat')).toEqual(['a blue boat', 'a red boat']);
    expect(outcomes('{a {tiny|huge} fox|an owl}')).toEqual(['a huge fox', 'a tiny fox', 'an owl']);
    expect(outcomes('__scene__')).toEqual([
      ...['fox by the lake', 'fox by the sea', 'owl by the lake', 'owl by the sea'],
    ]);
    expect(outcomes('__ANIMAL__')).toEqual(['fox', 'owl']);
  });

  it('leave no gaps where an option is empty', () => {
    expect(outcomes('a boat{| at night}, {|} calm')).toEqual([
      'a boat at night, calm',
      'a boat, calm',
    ]);
  });

  it('are none where braces have no bar or no end: those words stay as they are', () => {
    for (const text of [
      'a {red} boat',
      'a {red|blue boat',
      'red|blue',
      '} a {',
      '____',
      '__a',
      'a  b',
    ]) {
      expect(said(text)).toBe(text);
    }
    expect(outcomes('{ {a|b}')).toEqual(['{ a', '{ b']);
  });

  it('are refused in a sentence when they cannot be made', () => {
    expect(said('a __flower__')).toBe('! There is no list “flower”. There are: animal, scene.');
    expect(said('{|}')).toMatch(/^! These choices can leave nothing/);
    expect(said('{'.repeat(2_000))).toMatch(/^! Choices lie at most 6 deep/);
    expect(said('{a|b}'.repeat(300))).toMatch(/^! A description has at most 200 choices/);
    const long: WordLists = new Map([['long', ['x'.repeat(300)]]]);
    expect(said('__long__'.repeat(40), 1, long)).toMatch(/^! What this can become is too long/);
    const circle: WordLists = new Map([
      ['a', ['__b__ __b__']],
      ['b', ['__a__ __a__']],
    ]);
    expect(said('__a__', 1, circle)).toMatch(/^! /);
  });

  it('give the same for the same seed, whatever is typed, and stay within their bounds', () => {
    const piece = fc.constantFrom(
      '{',
      '|',
      '}',
      '__animal__',
      '__scene__',
      ' ',
      'a',
      '__',
      '$&',
      ',',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.nat(), (pieces, seed) => {
        const template = pieces.join('');
        const first = expandWildcards(template, seed, lists);
        expect(expandWildcards(template, seed, lists)).toEqual(first);
        if (!('text' in first)) return;
        expect(first.text.length).toBeLessThanOrEqual(LIMITS.promptMax);
        if (!first.hadChoices) expect(first.text).toBe(template);
        // What the form takes for words without choices has none.
        if (!mayHaveChoices(template)) expect(first.hadChoices).toBe(false);
      }),
    );
  });

  it('take no longer for hostile texts than for others', () => {
    const hostile = ['{a|', '__a', '__a_', '|', '}', '{}', '__a__', '__a-b_'].map((it) =>
      it.repeat(1_300),
    );
    const start = performance.now();
    for (const text of hostile) expandWildcards(text.slice(0, LIMITS.promptMax), 1, lists);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('can be read as all that they hold', () => {
    expect(allOptions('a {red|blue {big|small}} boat')).toBe('a , red, blue , big, small,  boat');
  });
});

describe('lists of words', () => {
  it('of the product are in order', () => {
    expect(listProblems(new Map(Object.entries(BUILTIN_LISTS)))).toEqual([]);
  });

  it('that are missing or lead in circles are named', () => {
    const wrong: WordLists = new Map([
      ['a', ['__b__']],
      ['b', ['x', '__a__']],
      ['c', ['__gone__']],
    ]);
    expect(listProblems(wrong)).toEqual([
      'wildcards.a: its words lead in a circle, or too deep',
      'wildcards.b: its words lead in a circle, or too deep',
      'wildcards.c[0]: there is no list “gone”',
    ]);
  });
});
