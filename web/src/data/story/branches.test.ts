import { storyPassageView, type StoryPassageView } from '@vesper/core/contract/story';
import { describe, expect, it } from 'vitest';
import {
  endsOf,
  newestEnd,
  partingOf,
  pathTo,
  endToRead,
  putPassage,
  waysFrom,
} from './branches.ts';

const hex = (n: number) => n.toString(16).padStart(24, '0');
const CHOICES = ['Open the door', 'Wait', 'Turn back'];
const passage = (n: number, parent: number | null, over: Partial<StoryPassageView> = {}) =>
  storyPassageView.parse({
    id: hex(n),
    storyId: hex(900),
    parentId: parent === null ? null : hex(parent),
    choice: parent === null ? null : 'Open the door',
    text: `passage ${n}`,
    choices: CHOICES,
    status: 'complete',
    createdAt: new Date(1_700_000_000_000 + n * 1_000).toISOString(),
    ...over,
  });
/** 1 → 2 → 3, and another way from 1: 4 (written by the reader). */
const story = [
  passage(1, null),
  passage(2, 1),
  passage(3, 2, { choice: 'Wait' }),
  passage(4, 1, { choice: 'Sing' }),
];
const ids = (passages: readonly StoryPassageView[]) => passages.map(({ id }) => Number(`0x${id}`));

describe('a story as a tree', () => {
  it('is read as the way from the first passage to the chosen one', () => {
    expect(ids(pathTo(story, hex(3)))).toEqual([1, 2, 3]);
    expect(ids(pathTo(story, hex(4)))).toEqual([1, 4]);
    expect(pathTo(story, hex(99))).toEqual([]);
  });

  it('opens where it was told last, or at the end of the branch that was asked for', () => {
    expect(endToRead(story, null)).toBe(hex(4));
    expect(endToRead(story, hex(2))).toBe(hex(3));
    expect(endToRead(story, hex(99))).toBe(hex(4));
    expect(endToRead([], null)).toBeUndefined();
  });

  it('leads an older passage on to its newest end', () => {
    expect(newestEnd(story, hex(1))).toBe(hex(4));
    expect(newestEnd(story, hex(2))).toBe(hex(3));
  });

  it('offers the choices of a passage, told or not, and the turns written there', () => {
    const [first] = story;
    const ways = first ? waysFrom(story, first) : [];
    expect(ways.map(({ choice, passage: to }) => [choice, to?.id ?? null])).toEqual([
      ['Open the door', hex(2)],
      ['Wait', null],
      ['Turn back', null],
      ['Sing', hex(4)],
    ]);
  });

  it('has one end for each branch, the newest first', () => {
    expect(ids(endsOf(story))).toEqual([4, 3]);
  });

  it('says where one branch parts from another', () => {
    expect(partingOf(story, hex(4), hex(3))).toEqual({ after: 1, choice: 'Open the door' });
    expect(partingOf(story, hex(3), hex(4))).toEqual({ after: 1, choice: 'Sing' });
    expect(partingOf(story, undefined, hex(4))).toEqual({ after: 0, choice: null });
  });

  it('drops a failed attempt when the same turn is told again', () => {
    const failed = passage(5, 3, { choice: 'Wait', status: 'failed', text: '' });
    const again = passage(6, 3, { choice: 'Wait', status: 'pending', text: '' });
    expect(ids(putPassage([...story, failed], again))).toEqual([1, 2, 3, 4, 6]);
  });

  it('keeps a passage that has ended against an answer from while it was being told', () => {
    const late = passage(3, 2, { choice: 'Wait', status: 'streaming', text: 'pass' });
    expect(putPassage(story, late)).toEqual(story);
  });
});
