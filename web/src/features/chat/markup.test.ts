import { describe, expect, it } from 'vitest';
import { parseMarkup } from './markup.ts';

const flat = (text: string, unfinished = false) =>
  parseMarkup(text, unfinished).map((paragraph) =>
    paragraph.map((line) => line.map(({ kind, text: part }) => `${kind}:${part}`)),
  );

describe('markup', () => {
  it('reads emphasis and strong text', () => {
    expect(flat('*smiles* I am **very** glad')).toEqual([
      [['emphasis:smiles', 'text: I am ', 'strong:very', 'text: glad']],
    ]);
  });

  it('splits paragraphs at blank lines and keeps single line breaks', () => {
    expect(flat('one\ntwo\n\n\nthree')).toEqual([[['text:one'], ['text:two']], [['text:three']]]);
  });

  it('leaves asterisks alone that mark nothing', () => {
    expect(flat('2 * 3 * 4 and a*')).toEqual([[['text:2 * 3 * 4 and a*']]]);
    expect(flat('an *open mark')).toEqual([[['text:an *open mark']]]);
  });

  it('takes tags and links as plain text', () => {
    expect(flat('<img src=x onerror=alert(1)> [a](javascript:b)')).toEqual([
      [['text:<img src=x onerror=alert(1)> [a](javascript:b)']],
    ]);
  });

  it('treats a mark that is still being written as closed at the end', () => {
    expect(flat('she *leans clo', true)).toEqual([[['text:she ', 'emphasis:leans clo']]]);
    expect(flat('so **ve', true)).toEqual([[['text:so ', 'strong:ve']]]);
  });

  it('takes linear time on hostile input', () => {
    const time = (count: number) => {
      const begun = performance.now();
      parseMarkup('*a '.repeat(count) + '**b '.repeat(count));
      return performance.now() - begun;
    };
    time(10_000);
    expect(time(100_000)).toBeLessThan(1_000);
  });

  it('keeps every letter of the text', () => {
    const text = 'a **b *c* d** e *f** g* ***h***';
    const letters = parseMarkup(text)
      .flat(2)
      .map(({ text: part }) => part)
      .join('');
    expect(letters.replaceAll(/[* ]/g, '')).toBe('abcdefgh');
  });
});
