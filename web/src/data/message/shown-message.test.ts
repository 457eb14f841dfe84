import { messageView, type MessageView } from '@vesper/core/contract/message';
import { describe, expect, it } from 'vitest';
import { shownMessage, type RunGlimpse } from './shown-message.ts';

const stored = (over: Partial<MessageView> = {}) =>
  messageView.parse({
    id: '1'.repeat(24),
    conversationId: '2'.repeat(24),
    role: 'assistant',
    content: '',
    status: 'pending',
    createdAt: '2026-01-01T00:00:00.000Z',
    variant: 1,
    variantCount: 1,
    details: null,
    imageId: null,
    ...over,
  });
const run = (over: Partial<RunGlimpse> = {}): RunGlimpse => ({
  status: 'running',
  text: '',
  attempt: 1,
  ...over,
});

describe('a bubble', () => {
  it('waits with dots until the first word', () => {
    expect(shownMessage(stored(), run())).toMatchObject({ content: '', status: 'pending' });
  });

  it('follows the run while it streams', () => {
    const shown = shownMessage(stored(), run({ text: 'Good ev' }));
    expect(shown).toMatchObject({ content: 'Good ev', status: 'streaming' });
  });

  it('shows the stored part after a reload until the log is back', () => {
    const saved = stored({ content: 'Good evening', status: 'streaming' });
    expect(shownMessage(saved, run())).toMatchObject({ content: 'Good evening' });
  });

  it('forgets the stored part once the attempt behind it is void', () => {
    const saved = stored({ content: 'A long first attempt', status: 'streaming' });
    expect(shownMessage(saved, run({ attempt: 2, text: 'New' })).content).toBe('New');
  });

  it('shows the final text before the cache has it', () => {
    const done = stored({ content: 'All of it.', status: 'complete' });
    const shown = shownMessage(
      stored(),
      run({ status: 'completed', text: 'All of', message: done }),
    );
    expect(shown).toMatchObject({ content: 'All of it.', status: 'complete' });
  });

  it('keeps the text and gives the reason of a failed run', () => {
    const failed = run({
      status: 'failed',
      text: 'Half a',
      failure: { code: 'x', message: 'No.' },
    });
    expect(shownMessage(stored(), failed)).toEqual({
      content: 'Half a',
      status: 'failed',
      thinking: '',
      failure: { code: 'x', message: 'No.' },
    });
  });

  it('shows what the model thinks as it comes, and then as it is stored', () => {
    expect(shownMessage(stored(), run({ thinking: 'Hm.' })).thinking).toBe('Hm.');
    const details = {
      ...{ modelId: 'm', model: 'M', thinking: 'Hm. Yes.', finish: 'stop' as const },
      ...{ promptTokens: null, cachedTokens: null, completionTokens: null },
      ...{ firstWordMs: 4_000, totalMs: 5_000 },
    };
    const done = stored({ content: 'Yes.', status: 'complete', details });
    expect(shownMessage(done, undefined).thinking).toBe('Hm. Yes.');
  });

  it('goes on from the text so far while a reply is continued', () => {
    const longer = stored({ content: 'Once upon', variant: 2, variantCount: 2 });
    expect(shownMessage(longer, run()).content).toBe('Once upon');
    const shown = shownMessage(longer, run({ text: 'Once upon a time' }));
    expect(shown).toMatchObject({ content: 'Once upon a time', status: 'streaming' });
  });

  it('waits with dots when a finished reply is written anew, whatever its last run wrote', () => {
    const before = run({
      status: 'completed',
      text: 'The first version',
      message: stored({ content: 'The first version', status: 'complete' }),
    });
    const anew = stored({ variant: 2, variantCount: 2 });
    expect(shownMessage(anew, before)).toMatchObject({ content: '', status: 'pending' });
  });
});
