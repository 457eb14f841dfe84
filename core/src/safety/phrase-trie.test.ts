import { describe, expect, it } from 'vitest';
import { expand } from './pattern.ts';
import { PhraseTrie } from './phrase-trie.ts';

const classesOf = (word: string) => (/^[1-9]$/.test(word) ? ['<small>'] : []);

describe('expand', () => {
  it('writes out alternatives and optional parts', () => {
    expect(expand('{a|b} {c|}d')).toEqual(['a cd', 'a d', 'b cd', 'b d']);
  });

  it('writes out groups in groups', () => {
    expect(expand('{a|{b|c} d}e')).toEqual(['ae', 'b de', 'c de']);
  });

  it('refuses a group without an end', () => {
    expect(() => expand('{a|b')).toThrow('does not end');
  });
});

describe('PhraseTrie', () => {
  const trie = new PhraseTrie(
    { fruit: ['red {apple|pear}', '<small> plums'], red: ['red'] },
    classesOf,
  );

  it('finds phrases of whole words with their positions', () => {
    expect(trie.find(['a', 'red', 'pear', '3', 'plums', 'plum'])).toEqual([
      { label: 'red', start: 1, end: 2 },
      { label: 'fruit', start: 1, end: 3 },
      { label: 'fruit', start: 3, end: 5 },
    ]);
  });

  it('reads groups in groups as their alternatives', () => {
    const nested = new PhraseTrie(
      { tree: ['{old {oak|elm}|ash} {tree|}', 'wind{mill|fall}'] },
      () => [],
    );
    const ends = (text: string) => nested.find(text.split(' ')).map(({ end }) => end);
    expect(ends('old elm tree')).toEqual([2, 3]);
    expect(ends('ash')).toEqual([1]);
    expect(ends('windfall')).toEqual([1]);
    expect(ends('old tree')).toEqual([]);
  });

  it('reads each word at most as often as the longest phrase is long, plus one', () => {
    const words = Array.from({ length: 1_000 }, () => 'red');
    let reads = 0;
    const counted = new Proxy(words, {
      get: (target, key, receiver): unknown => {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads++;
        return Reflect.get(target, key, receiver);
      },
    });
    trie.find(counted);
    expect(reads).toBeGreaterThanOrEqual(words.length);
    expect(reads).toBeLessThanOrEqual(words.length * 3);
  });
});
