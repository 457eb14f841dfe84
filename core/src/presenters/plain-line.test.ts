import { describe, expect, it } from 'vitest';
import { lineAround, lineStart, plainLine } from './plain-line.ts';

describe('a plain line', () => {
  it.each([
    ['*smiles*  **Hello**,\n\nAnna_B and _you_.', 'smiles Hello, Anna_B and you.'],
    ['# News\n- one\n- two\n1. three\n> said', 'News one two three said'],
    ['See [the map](https://example.com/a_b) in `code`', 'See the map in code'],
    ['```ts\nconst a = 1;\n```', 'const a = 1;'],
    ['2 - 1 is 1', '2 - 1 is 1'],
  ])('of %j has no marks of formatting', (text, line) => {
    expect(plainLine(text)).toBe(line);
  });

  it('takes time in proportion to any text', () => {
    for (const part of ['[', '![a', '*_', '`', '# ', '[a](', '- > ']) {
      expect(plainLine(part.repeat(8_000)).length).toBeLessThanOrEqual(32_000);
    }
  });
});

describe('the beginning of a text', () => {
  it('ends between words, with an ellipsis', () => {
    expect(lineStart('The sea, the wide sea.', 13)).toBe('The sea, the…');
    expect(lineStart('Short.', 12)).toBe('Short.');
  });

  it('never has more characters than asked for, nor half of one', () => {
    for (const text of ['a'.repeat(500), '🐙'.repeat(300), 'word '.repeat(100)]) {
      const line = lineStart(text, 40);
      expect(line.length).toBeLessThanOrEqual(40);
      expect(() => encodeURIComponent(line)).not.toThrow();
    }
  });
});

describe('the part around words', () => {
  const text = `${'Before it came nothing of note. '.repeat(9)}Then the **Harbour** lay still. ${'After. '.repeat(30)}`;

  it('holds them, whatever their case, and says where it was cut', () => {
    const line = lineAround(text, ' harbour ', 60);
    expect(line).toContain('Then the Harbour lay still.');
    expect(line.startsWith('…')).toBe(true);
    expect(line.endsWith('…')).toBe(true);
    expect(line.length).toBeLessThanOrEqual(60);
  });

  it('is the beginning where they stand there, or where marks divide them', () => {
    expect(lineAround('The harbour.', 'harbour', 60)).toBe('The harbour.');
    expect(lineAround('A **har**bour', '**har', 60)).toBe('A harbour');
  });

  it('is never broken inside a character', () => {
    const line = lineAround('🐙'.repeat(200) + 'x' + '🦑'.repeat(200), 'x', 61);
    expect(line).toContain('x');
    expect(() => encodeURIComponent(line)).not.toThrow();
  });
});
