import { storyPassageView, type StoryPassageView } from '@vesper/core/contract/story';
import { describe, expect, it } from 'vitest';
import { isRetold, paragraphsOf, toldElsewhere } from './retold.ts';

const passage = (n: number, parent: number | null, text: string): StoryPassageView =>
  storyPassageView.parse({
    id: String(n).repeat(24),
    storyId: 'a'.repeat(24),
    parentId: parent === null ? null : String(parent).repeat(24),
    choice: parent === null ? null : `Turn ${n}`,
    text,
    choices: [],
    status: 'complete',
    createdAt: new Date(Date.UTC(2026, 0, n)).toISOString(),
  });

const opening = passage(1, null, 'The lamp turned.\n\nNobody lit it.');
const first = passage(2, 1, 'She climbed up.\n\nThe room had been searched, and searched well.');
const second = passage(3, 1, 'She asked around.\n\nThe room had been searched, and searched well.');
const story = [opening, first, second];

describe('what the reader knows', () => {
  it('is told before in a branch that is not being read', () => {
    expect(toldElsewhere(story, [opening, second], second)).toEqual(paragraphsOf(first.text));
    expect(toldElsewhere(story, [opening, first], first)).toEqual([]);
  });

  it('is recognised whole, and early while it is being told', () => {
    const known = toldElsewhere(story, [opening, second], second);
    const [own = '', same = ''] = paragraphsOf(second.text);
    expect(isRetold(own, known, false)).toBe(false);
    expect(isRetold(same, known, false)).toBe(true);
    expect(isRetold(same.slice(0, 10), known, true)).toBe(false);
    expect(isRetold(same.slice(0, 30), known, true)).toBe(true);
    // A paragraph that was stopped in the middle is no repetition.
    expect(isRetold(same.slice(0, 30), known, false)).toBe(false);
  });
});
