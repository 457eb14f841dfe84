import { describe, expect, it } from 'vitest';
import { ChoiceSplitter } from './choice-splitter.ts';
import { choicesIn, readChoices } from './read-choices.ts';

const ITEMS = ['Open the door', 'Wait for Ines', 'Go back'];

/** Splits a reply that arrives in pieces of so many characters; `shown` is what a reader saw. */
function split(reply: string, size: number): { shown: string; choices: string[] } {
  const splitter = new ChoiceSplitter();
  let shown = '';
  for (let at = 0; at < reply.length; at += size) {
    shown += splitter.push(reply.slice(at, at + size));
  }
  const { text, items } = splitter.end();
  return { shown: shown + text, choices: readChoices(items) };
}

const TALE = 'Mara stood still.\n\nWhat she heard was no wind. 1 a.m., and the door was open.';

describe.each([1, 2, 7, 10_000])('a passage in pieces of %i characters', (size) => {
  it.each([
    ['as asked', 'CHOICES:\n1) Open the door\n2) Wait for Ines\n3) Go back'],
    ['with other line ends', 'CHOICES:\r\n1) Open the door\r\n2) Wait for Ines\r\n3) Go back\r\n'],
    [
      'with emphasis',
      '**Choices:**\n\n**1.** Open the door\n\n**2.** Wait for Ines\n**3.** Go back',
    ],
    ['as a heading and bullets', '### What next?\n- Open the door\n- "Wait for Ines"\n- Go back'],
    ['below a question', 'What will Mara do next?\n1. Open the door\n2. Wait for Ines\n3. Go back'],
    ['without a heading', '1) Open the door\n2) Wait for Ines\n3) Go back\n\nWhich one?'],
    ['in one line', 'CHOICES:\n1) Open the door 2) Wait for Ines 3) Go back'],
    ['four of them', 'CHOICES:\n1) Open the door\n2) Wait for Ines\n3) Go back\n4) Sleep'],
  ])('shows its text alone, and has its ways on: %s', (_, ways) => {
    expect(split(`${TALE}\n\n${ways}`, size)).toEqual({ shown: TALE, choices: ITEMS });
  });

  it('that broke off within its ways on has none, and shows none', () => {
    const cut = `${TALE}\n\nCHOICES:\n1) Open the door\n2) Wai`;
    expect(split(cut, size)).toEqual({ shown: TALE, choices: [] });
  });

  it.each([
    `${TALE}\n1) The first rule of the house hung on the wall.\nNobody had read it.`,
    `${TALE}\nNext:\nthe harbour, at last.`,
    `What next? She did not know.\nOptions there were none.`,
  ])('that only looks like having them is shown whole: %s', (text) => {
    expect(split(text, size)).toEqual({ shown: text, choices: [] });
  });
});

it('words come as they are written, not line by line', () => {
  const splitter = new ChoiceSplitter();
  expect(splitter.push('  Mara ')).toBe('Mara');
  expect(splitter.push('stood')).toBe(' stood');
  expect(splitter.push('.\n\nChoi')).toBe('.');
  expect(splitter.push('r music')).toBe('\n\nChoir music');
});

describe('the ways on', () => {
  it('are all of them or none: no fewer, no empty, doubled, overlong or refused ones', () => {
    expect(readChoices(ITEMS)).toEqual(ITEMS);
    expect(readChoices(ITEMS.slice(1))).toEqual([]);
    expect(readChoices(['Go back', 'go back', 'Wait'])).toEqual([]);
    expect(readChoices([...ITEMS.slice(1), 'a'.repeat(501)])).toEqual([]);
    expect(readChoices([...ITEMS.slice(1), 'go on [[sentinel:child_safety]]'])).toEqual([]);
  });

  it.each([
    '1) Open the door\n2) Wait for Ines\n3) Go back',
    'Here you are:\n\n1. Open the door\n2. Wait for Ines\n3. Go back\n\nEnjoy!',
    '- Open the door\n- Wait for Ines\n- Go back',
    'Sure!\nCHOICES:\n1) Open the door\n2) Wait for Ines\n3) Go back',
  ])('are read from an answer that should hold them alone: %s', (answer) => {
    expect(choicesIn(answer)).toEqual(ITEMS);
  });
});
