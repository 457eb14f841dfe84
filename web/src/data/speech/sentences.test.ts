import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

it.each([
  ['Good evening. How are you? *She smiles.*', ['Good evening.', 'How are you?', 'She smiles.']],
  ['“Wait!” she said. It is 3.5 miles.', ['“Wait!”', 'she said.', 'It is 3.5 miles.']],
  [
    '# Plan\n- **First** this\n2. then [that](https://a.example)',
    ['Plan', 'First this', 'then that'],
  ],
  ['Look:\n```js\nrun();\n```\nDone', ['Look:', 'Done']],
  ['See https://a.example/x now', ['See  now']],
  ['夜です。「静かですね。」', ['夜です。', '「静かですね。」']],
  ['...\n\n***\n', []],
  ['', []],
])('%s is read in sentences, without its markup', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

it('what has no end is cut between words, and nothing of it is lost', () => {
  const parts = sentencesOf('word '.repeat(500));
  expect(parts.every((part) => part.length <= 400)).toBe(true);
  expect(parts.join(' ')).toBe('word '.repeat(500).trim());
  expect(sentencesOf('x'.repeat(1_000))).toHaveLength(3);
});
