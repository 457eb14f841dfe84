import type { ClientEventAck } from '@vesper/core/contract/events';
import type { RunLogEvent } from '@vesper/core/contract/run';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEngine, type EngineDeps } from './engine.ts';
import type { RunState } from './run-state.ts';
import { store } from './store.ts';

type Ack = ClientEventAck<'run:resume'>;

const runId = 'c'.repeat(24);
const messageId = 'd'.repeat(24);
const conversationId = 'e'.repeat(24);
const started: RunLogEvent = {
  event: 'run:started',
  runId,
  seq: 1,
  kind: 'chat',
  messageId,
  conversationId,
};
const delta = (seq: number, text: string): RunLogEvent => ({
  event: 'run:delta',
  runId,
  seq,
  text,
});
const completed = (seq: number): RunLogEvent => ({ event: 'run:completed', runId, seq });
const listed = { runId, kind: 'chat' as const, messageId, conversationId, lastSeq: 9 };

function setUp(overrides: Partial<EngineDeps> & { log?: RunLogEvent[]; refuse?: string } = {}) {
  const asked: number[] = [];
  const endings: string[] = [];
  const starts: RunState[] = [];
  const { log = [], refuse, ...deps } = overrides;
  const engine = createEngine({
    online: () => true,
    fetchResult: async () => null,
    ask: async (_id, afterSeq): Promise<Ack> => {
      asked.push(afterSeq);
      if (refuse) return { ok: false, code: refuse, message: 'No.' };
      return { ok: true, events: log.filter(({ seq }) => seq > afterSeq) };
    },
    ...deps,
  });
  engine.onStart((run) => starts.push(run));
  engine.onEnd((run, how) => endings.push(`${how}:${run.status}:${run.text}`));
  return { engine, asked, endings, starts };
}

const shown = () => store.getState().runs[runId];
const settle = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  setUp().engine.clear();
  vi.useRealTimers();
});

describe('live frames', () => {
  it('write the store once per frame, not once per word', async () => {
    const { engine } = setUp();
    const writes = vi.fn();
    engine.receive(started);
    const stop = store.subscribe(writes);
    for (let seq = 2; seq < 30; seq += 1) engine.receive(delta(seq, 'word '));
    expect(writes).not.toHaveBeenCalled();
    await settle();
    expect(writes).toHaveBeenCalledTimes(1);
    expect(shown()?.lastSeq).toBe(29);
    stop();
  });

  it('are in the store before anyone hears of the end', () => {
    const { engine } = setUp();
    const seen: (string | undefined)[] = [];
    engine.onEnd(() => seen.push(shown()?.text));
    engine.receive(started);
    engine.receive(delta(2, 'all of it'));
    engine.receive(completed(3));
    expect(seen).toEqual(['all of it']);
  });

  it('announce a run that another tab started, once', () => {
    const { engine, starts } = setUp();
    engine.receive(started);
    engine.track({ runId, kind: 'chat', conversationId, messageId });
    expect(starts.map((run) => run.conversationId)).toEqual([conversationId]);
  });

  it('that overtake the answer of the POST are kept when it arrives', async () => {
    const { engine } = setUp();
    engine.receive(started);
    engine.receive(delta(2, 'early'));
    engine.track({ runId, kind: 'chat', conversationId, messageId });
    expect(shown()).toMatchObject({ text: 'early', lastSeq: 2 });
  });
});

describe('a new connection', () => {
  it('rebuilds the text from the log after a reload', async () => {
    const log = [started, delta(2, 'Once '), delta(3, 'more')];
    const { engine, asked } = setUp({ log });
    engine.ready([listed]);
    await settle();
    expect(asked).toEqual([0]);
    expect(shown()).toMatchObject({ text: 'Once more', messageId });
  });

  it('goes on from what this tab holds', async () => {
    const log = [started, delta(2, 'a'), delta(3, 'b')];
    const { engine, asked } = setUp({ log });
    engine.receive(started);
    engine.receive(delta(2, 'a'));
    engine.disconnected();
    engine.ready([listed]);
    await settle();
    expect(asked).toEqual([2]);
    expect(shown()?.text).toBe('ab');
  });

  it('fetches the end of a run that finished in the meantime', async () => {
    const log = [started, delta(2, 'a'), completed(3)];
    const { engine, endings } = setUp({ log });
    engine.receive(started);
    engine.ready([]);
    await settle();
    expect(endings).toEqual(['event:completed:a']);
  });

  it('drops a run whose log is gone and says that it has to be fetched', async () => {
    const { engine, endings } = setUp({ refuse: 'gone' });
    engine.receive(started);
    engine.receive(delta(2, 'half'));
    engine.ready([]);
    await settle();
    expect(endings).toEqual(['gone:running:half']);
    expect(shown()).toBeUndefined();
  });

  it('keeps an unlisted run whose log goes on, and asks REST about it', async () => {
    const fetchResult = vi.fn(async () => null);
    const { engine, endings } = setUp({ log: [started], fetchResult });
    engine.receive(started);
    engine.ready([]);
    await settle();
    engine.watch(Date.now());
    expect(fetchResult).toHaveBeenCalledTimes(1);
    expect(endings).toEqual([]);
  });
});

describe('the watch', () => {
  it('asks again for a run that went silent, as its last frame may be lost', async () => {
    const { engine, asked, endings } = setUp({ log: [started, completed(2)] });
    engine.receive(started);
    engine.watch(Date.now() + 3_000);
    expect(asked).toEqual([]);
    engine.watch(Date.now() + 5_000);
    await settle();
    expect(asked).toEqual([1]);
    expect(endings).toEqual(['event:completed:']);
  });

  it('takes the result from REST while the socket is down', async () => {
    const { engine, endings, asked } = setUp({
      online: () => false,
      fetchResult: async () => ({ status: 'completed' }),
    });
    engine.receive(started);
    engine.disconnected();
    engine.watch(Date.now() + 6_000);
    await settle();
    engine.receive(delta(2, 'late'));
    expect(endings).toEqual(['event:completed:']);
    expect(asked).toEqual([]);
  });

  it('drops a run that REST does not know', async () => {
    const { engine, endings } = setUp({
      online: () => false,
      fetchResult: async () => 'missing' as const,
    });
    engine.receive(started);
    engine.disconnected();
    engine.watch(Date.now() + 6_000);
    await settle();
    expect(endings).toEqual(['gone:running:']);
  });
});
