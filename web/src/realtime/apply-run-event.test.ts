import type { RunLogEvent } from '@vesper/core/contract/run';
import { describe, expect, it } from 'vitest';
import { applyRunEvent, type Outcome } from './apply-run-event.ts';
import { hasGap, newTrack, viewOf } from './run-state.ts';

const runId = 'a'.repeat(24);
const started: RunLogEvent = { event: 'run:started', runId, seq: 1, kind: 'chat' };
const delta = (seq: number, text: string): RunLogEvent => ({
  event: 'run:delta',
  runId,
  seq,
  text,
});
const reset = (seq: number): RunLogEvent => ({ event: 'run:reset', runId, seq, attempt: 2 });
const completed = (seq: number): RunLogEvent => ({ event: 'run:completed', runId, seq });

function play(events: readonly RunLogEvent[]) {
  let state = newTrack(runId);
  const outcomes: Outcome[] = [];
  for (const event of events) {
    const step = applyRunEvent(state, event);
    state = step.state;
    outcomes.push(step.outcome);
  }
  return { state, outcomes };
}

describe('applyRunEvent', () => {
  it('knows which passage of which story a run tells, and how it ended', () => {
    const [storyId, passageId] = ['b'.repeat(24), 'c'.repeat(24)];
    const passage = {
      id: passageId,
      storyId,
      parentId: null,
      choice: null,
      text: 'Rain.',
      choices: ['Go in', 'Wait', 'Leave'],
      status: 'complete' as const,
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    const { state } = play([
      { event: 'run:started', runId, seq: 1, kind: 'story', storyId, passageId },
      delta(2, 'Rain.'),
      { event: 'run:completed', runId, seq: 3, passage },
    ]);
    expect(viewOf(state)).toMatchObject({ kind: 'story', storyId, passageId, passage });
  });

  it('keeps what a failure leaves standing beside its reason', () => {
    const reply = {
      id: 'b'.repeat(24),
      conversationId: 'c'.repeat(24),
      role: 'assistant' as const,
      content: 'The version before.',
      status: 'complete' as const,
      variant: 1,
      variantCount: 1,
      details: null,
      imageId: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    const failure = { code: 'engine_failed', message: 'Please try again.', refunded: false };
    const { state } = play([
      started,
      delta(2, 'Half a'),
      { event: 'run:failed', runId, seq: 3, ...failure, reply },
    ]);
    expect(viewOf(state)).toMatchObject({ status: 'failed', failure, message: reply });
  });

  it('applies events in order', () => {
    const { state, outcomes } = play([
      started,
      delta(2, 'Good '),
      delta(3, 'evening'),
      completed(4),
    ]);
    expect(outcomes).toEqual(['applied', 'applied', 'applied', 'applied']);
    expect(state).toMatchObject({ text: 'Good evening', status: 'completed', lastSeq: 4 });
  });

  it('drops what it has seen, applied or still waiting', () => {
    const { state, outcomes } = play([
      started,
      delta(2, 'a'),
      delta(2, 'a'),
      delta(4, 'c'),
      delta(4, 'c'),
    ]);
    expect(outcomes).toEqual(['applied', 'applied', 'duplicate', 'gap', 'duplicate']);
    expect(state.text).toBe('a');
  });

  it('holds early events until the hole before them is filled', () => {
    const { state, outcomes } = play([started, delta(4, 'c'), delta(3, 'b'), delta(2, 'a')]);
    expect(outcomes).toEqual(['applied', 'gap', 'gap', 'applied']);
    expect(state).toMatchObject({ text: 'abc', lastSeq: 4 });
    expect(hasGap(state)).toBe(false);
  });

  it('voids the text at a reset and counts the attempt', () => {
    const { state } = play([started, delta(2, 'first try'), reset(3), delta(4, 'second')]);
    expect(state).toMatchObject({ text: 'second', attempt: 2, status: 'running' });
  });

  it('ignores everything after the end, early events included', () => {
    const { state, outcomes } = play([
      started,
      delta(2, 'a'),
      delta(5, 'late'),
      completed(3),
      delta(4, 'x'),
    ]);
    expect(outcomes).toEqual(['applied', 'applied', 'gap', 'applied', 'closed']);
    expect(state).toMatchObject({ text: 'a', lastSeq: 3, status: 'completed' });
    expect(hasGap(state)).toBe(false);
  });

  it('keeps the text and the reason of a failure', () => {
    const { state } = play([
      started,
      delta(2, 'half a'),
      { event: 'run:failed', runId, seq: 3, code: 'engine_failed', message: 'No.', refunded: true },
    ]);
    expect(state).toMatchObject({
      text: 'half a',
      status: 'failed',
      failure: { code: 'engine_failed', message: 'No.', refunded: true },
    });
  });

  it('keeps the newest preview when a later step brings none', () => {
    const progress = (seq: number, previewUrl?: string): RunLogEvent => ({
      event: 'run:progress',
      runId,
      seq,
      progress: seq / 10,
      stage: 'rendering',
      previewUrl,
    });
    const { state } = play([started, progress(2, '/media/p1'), progress(3)]);
    expect(state).toMatchObject({ progress: 0.3, previewUrl: '/media/p1' });
  });

  it('shows nothing of a run whose kind is unknown', () => {
    const { state } = play([delta(2, 'b')]);
    expect(viewOf(state)).toBeNull();
  });
});
