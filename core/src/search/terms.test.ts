import { describe, expect, it } from 'vitest';
import { hasWords, isPlain, termsOf, termsSought } from './terms.ts';

/** The index as it is asked: some term begins with each that is sought. */
const finds = (text: string, words: string): boolean =>
  termsSought(words).every((wanted) => termsOf(text).some((term) => term.startsWith(wanted))) &&
  hasWords(text, words);

describe('the terms of a text', () => {
  it('are its words in small letters, each once', () => {
    expect(termsOf('Fog, fog and FOGHORNS')).toEqual(['fog', ',', 'and', 'foghorns']);
  });

  it('are few, whatever the text', () => {
    const many = Array.from({ length: 9_000 }, (_, n) => `word${n}`).join(' ');
    expect(termsOf(many)).toHaveLength(2_000);
    expect(termsOf('x'.repeat(9_000))).toEqual(['x'.repeat(40)]);
    expect(termsOf('')).toEqual([]);
  });

  it.each([
    ['The harbour lies still', 'harb'],
    ['The harbour lies still', 'STILL lies'],
    ['Un café crème', 'cafe creme'],
    ['Un cafe creme', 'café'],
    ['Straße nach Süden', 'sud'],
    ['Ещё один вечер', 'еще'],
    ['我们在东京的海边散步', '东京'],
    ['我们在东京的海边散步', '步'],
    ['海辺でコーヒーを飲む', 'コーヒー'],
    ['ｶﾞｲﾄﾞ', 'ガイド'],
    ['우리는 바다로 갔다', '바다'],
    ['เราเดินเล่นริมทะเล', 'ทะเล'],
    ['See you 🙂 soon', '🙂'],
    ['It costs a+b', 'a+b'],
    ["I don't know", "don't"],
  ])('of %j lead to it from %j', (text, words) => {
    expect(finds(text, words)).toBe(true);
  });

  it.each([
    // A word is found from its beginning, not from its middle.
    ['The harbour lies still', 'arbour'],
    ['东方的京城', '东京'],
    ['a b', 'a+b'],
    ['The harbour', 'harbour fog'],
  ])('of %j do not lead to it from %j', (text, words) => {
    expect(finds(text, words)).toBe(false);
  });
});

it('knows when the index alone can say that a text matches', () => {
  expect(isPlain('harbour fog')).toBe(true);
  for (const words of ['a+b', '东京', 'x'.repeat(41)]) expect(isPlain(words)).toBe(false);
});

it('takes nothing for nothing', () => {
  expect(termsSought('  ')).toEqual([]);
  expect(termsSought('\0')).toEqual([]);
});
