import { expect, it } from 'vitest';
import { pattern, prose, words } from './wrapped.ts';

it('prose has a space for each line break', () => {
  expect(prose`
    One sentence of two
    lines.
  `).toBe('One sentence of two lines.');
});

it('a pattern has nothing for a line break, and keeps its backslashes and spaces', () => {
  const name = '[a-z]+';
  const source = pattern`
    ^(?:i am |my name
     is )(${name})
    \.$
  `;
  expect(source).toBe('^(?:i am |my nameis )([a-z]+)\\.$');
  expect(new RegExp(source).exec('i am lena.')?.[1]).toBe('lena');
});

it('words are cut at every space and line break', () => {
  expect(words`
    one two
    three
  `).toEqual(['one', 'two', 'three']);
});
