import { describe, expect, it } from 'vitest';
import { splitBlocks } from './split-blocks.ts';

describe('cutting a text into pieces', () => {
  it('cuts at blank lines, however many', () => {
    expect(splitBlocks('one\ntwo\n\n \n\nthree\n')).toEqual(['one\ntwo', 'three']);
    expect(splitBlocks('')).toEqual([]);
    expect(splitBlocks('\n\n')).toEqual([]);
  });

  it('keeps a list with blank lines between its items in one piece', () => {
    const list = '1. one\n\n2. two\n\n   more of two\n\n- three';
    expect(splitBlocks(`${list}\n\nafter`)).toEqual([list, 'after']);
  });

  it('keeps code in one piece, blank lines, fences of other kinds and all', () => {
    const code = '````md\n```js\n\nlet a\n```\n\n~~~\n````';
    expect(splitBlocks(`before\n\n${code}\n\nafter`)).toEqual(['before', code, 'after']);
    expect(splitBlocks('```\nopen\n\n')).toEqual(['```\nopen\n\n']);
  });

  it('takes no inline code for a fence', () => {
    expect(splitBlocks('```not a fence```\n\nafter')).toEqual(['```not a fence```', 'after']);
  });

  it('changes nothing but the end while a text grows', () => {
    const text = 'Hi *you*\n\n- a\n\n- b\n\n```js\nx\n\ny\n```\n\n| a |\n|--|\n| 1 |\n\n> q\n\nend';
    let before: string[] = [];
    for (let length = 1; length <= text.length; length++) {
      const now = splitBlocks(text.slice(0, length));
      // A list may take the piece that followed it back in.
      const settled = before.slice(0, -2);
      expect(now.slice(0, settled.length)).toEqual(settled);
      before = now;
    }
    expect(before).toHaveLength(6);
  });
});
