import { describe, expect, it } from 'vitest';
import { livePiece } from './live-piece.ts';

describe('the piece that is being written', () => {
  it.each([
    ['she *leans clo', 'she *leans clo*'],
    ['so **ve', 'so **ve**'],
    ['***both', '***both***'],
    ['**a *b', '**a *b***'],
    ['*smiles* I **am** th', '*smiles* I **am** th'],
    ['hello ~~wor', 'hello ~~wor~~'],
    ['`co', '`co`'],
    ['`*co', '`*co`'],
    ['`a` *b', '`a` *b*'],
  ])('closes what is open: %s', (written, shown) => {
    expect(livePiece(written)).toBe(shown);
  });

  it.each([
    ['*smiles*', '*smiles*'],
    ['**bold*', '**bold**'],
    ['so **', 'so'],
    ['2 * 3 *', '2 * 3'],
    ['snake_case_', 'snake_case'],
  ])('does not show half a mark: %s', (written, shown) => {
    expect(livePiece(written)).toBe(shown);
  });

  it.each(['1.', '12', '-', '##', '>', '``', '---', '==='])('waits with a line of %s', (mark) => {
    expect(livePiece(`words\n${mark}`)).toBe('words');
  });

  it('shows the words of a link before its address is whole', () => {
    expect(livePiece('see [the sea')).toBe('see the sea');
    expect(livePiece('see [the sea]')).toBe('see the sea');
    expect(livePiece('see [the sea](https://exam')).toBe('see the sea');
    const whole = 'see [the sea](https://example.com) and';
    expect(livePiece(whole)).toBe(whole);
  });

  it('waits for the second line of a table', () => {
    expect(livePiece('Here:\n| a | b')).toBe('Here:');
    expect(livePiece('Here:\n| a | b |\n|--')).toBe('Here:');
    const table = 'Here:\n| a | b |\n|--|--|';
    expect(livePiece(table)).toBe(table);
    expect(livePiece(`${table}\n| 1 |`)).toBe(`${table}\n| 1 |`);
    expect(livePiece('| a bar\nand words')).toBe('| a bar\nand words');
  });

  it('leaves code alone, but for a closing fence that is not whole', () => {
    expect(livePiece('```js\nlet a = "*')).toBe('```js\nlet a = "*');
    expect(livePiece('```js\nlet a\n``')).toBe('```js\nlet a');
  });
});
