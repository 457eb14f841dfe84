import { storyPassageView, type StoryPassageView } from '@vesper/core/contract/story';
import { describe, expect, it } from 'vitest';
import { shownPassage } from './shown-passage.ts';

const stored = (over: Partial<StoryPassageView> = {}) =>
  storyPassageView.parse({
    id: '1'.repeat(24),
    storyId: '2'.repeat(24),
    parentId: null,
    choice: null,
    text: '',
    choices: [],
    status: 'pending',
    createdAt: '2026-01-01T00:00:00.000Z',
    ...over,
  });
const running = { status: 'running', text: '', attempt: 1 } as const;

describe('a passage on screen', () => {
  it('grows with its run, and after a reload never behind what was stored', () => {
    expect(shownPassage(stored(), { ...running, text: 'Rain' })).toMatchObject({
      text: 'Rain',
      status: 'streaming',
    });
    const saved = stored({ text: 'Rain on the', status: 'streaming' });
    expect(shownPassage(saved, running).text).toBe('Rain on the');
  });

  it('forgets an attempt that was declared void', () => {
    const saved = stored({ text: 'A first attempt', status: 'streaming' });
    expect(shownPassage(saved, { ...running, attempt: 2 })).toMatchObject({
      text: '',
      status: 'pending',
    });
  });

  it('has its place in line while the model is busy, and none once it is told', () => {
    const waiting = { ...running, status: 'queued', position: 2 } as const;
    expect(shownPassage(stored(), waiting).place).toBe(2);
    expect(shownPassage(stored(), { ...waiting, status: 'running' }).place).toBeUndefined();
  });

  it('gives the reason of a failure, and the stored end once it is there', () => {
    const failure = { code: 'engine_failed', message: 'Try again.', refunded: true };
    const failed = { ...running, status: 'failed', failure } as const;
    expect(shownPassage(stored(), failed)).toMatchObject({
      status: 'failed',
      failure: 'Try again.',
    });
    const told = stored({ text: 'Rain.', status: 'complete' });
    expect(shownPassage(told, running)).toMatchObject({ text: 'Rain.', status: 'complete' });
  });
});
