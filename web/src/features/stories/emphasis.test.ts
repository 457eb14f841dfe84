import { expect, it } from 'vitest';
import { piecesOf } from './emphasis.ts';

const marked = (words: string): string =>
  piecesOf(words)
    .map(({ text, tag }) => (tag === null ? text : `<${tag}>${text}</${tag}>`))
    .join('');

it.each([
  ['It lay *flat* in the sand.', 'It lay <em>flat</em> in the sand.'],
  ['**Chapter one**', '<strong>Chapter one</strong>'],
  ['_Now_, she said, *and a way off*.', '<em>Now</em>, she said, <em>and a way off</em>.'],
  ['*I*', '<em>I</em>'],
])('what is marked is emphasised: %s', (words, shown) => {
  expect(marked(words)).toBe(shown);
});

it.each(['2 * 3 * 4', 'a_file_name', 'an open *end', '***', '* * *', '5*6*7 boats', ''])(
  'what only looks like a mark stays as it is: %s',
  (words) => {
    expect(marked(words)).toBe(words);
  },
);

it('takes no longer for a hostile one', () => {
  const words = '*a '.repeat(20_000);
  expect(marked(words)).toBe(words);
});
