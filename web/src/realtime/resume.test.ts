import type { ClientEventAck } from '@vesper/core/contract/events';
import type { RunLogEvent } from '@vesper/core/contract/run';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResumer } from './resume.ts';
import { createRunBook } from './run-book.ts';

type Ack = ClientEventAck<'run:resume'>;

const runId = 'b'.repeat(24);
const log: RunLogEvent[] = [
  { event: 'run:started', runId, seq: 1, kind: 'chat' },
  ...'the quick brown fox'.split(' ').map((word, index) => ({
    event: 'run:delta' as const,
    runId,
    seq: index + 2,
    text: `${word} `,
  })),
  { event: 'run:completed', runId, seq: 6 },
];
const at = (seq: number): RunLogEvent[] => log.filter((event) => event.seq === seq);

function setUp(answer: (afterSeq: number) => Ack | null) {
  const asked: number[] = [];
  const gone: string[] = [];
  const book = createRunBook({
    changed: () => undefined,
    started: () => undefined,
    ended: () => undefined,
    gap: (id) => resumer.resume(id),
  });
  const resumer = createResumer({
    book,
    ask: async (_runId, afterSeq) => {
      asked.push(afterSeq);
      return answer(afterSeq);
    },
    online: () => true,
    gone: (id) => gone.push(id),
  });
  return { book, resumer, asked, gone };
}

const settle = () => vi.advanceTimersByTimeAsync(30_000);
const since = (afterSeq: number): Ack => ({
  ok: true,
  events: log.filter((event) => event.seq > afterSeq),
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('resuming', () => {
  it('asks from the last event held and fills the hole', async () => {
    const { book, asked } = setUp(since);
    book.receive(runId, at(1));
    book.receive(runId, at(4));
    await settle();
    expect(asked).toEqual([1]);
    expect(book.get(runId)).toMatchObject({ text: 'the quick brown fox ', status: 'completed' });
  });

  it('has one question in flight per run, however many gaps are seen', async () => {
    const { book, asked } = setUp(since);
    book.receive(runId, at(3));
    book.receive(runId, at(5));
    book.receive(runId, at(4));
    await settle();
    expect(asked).toEqual([0]);
  });

  it('asks again while the log lags behind the live frames', async () => {
    let visible = 2;
    const { book, asked } = setUp((afterSeq) => {
      const events = log.filter(({ seq }) => seq > afterSeq && seq <= visible);
      visible += 2;
      return { ok: true, events };
    });
    book.receive(runId, at(5));
    await settle();
    expect(asked).toEqual([0, 2]);
    expect(book.get(runId)).toMatchObject({ lastSeq: 5 });
  });

  it('waits longer after each question without an answer', async () => {
    const { book, asked } = setUp(() => null);
    book.receive(runId, at(3));
    await vi.advanceTimersByTimeAsync(1_000);
    const inTheFirstSecond = asked.length;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(inTheFirstSecond).toBe(4);
    expect(asked.length - inTheFirstSecond).toBe(1);
  });

  it('gives a run up when its log has expired', async () => {
    const { book, gone, asked } = setUp(() => ({ ok: false, code: 'gone', message: 'Expired.' }));
    book.receive(runId, at(3));
    await settle();
    expect(gone).toEqual([runId]);
    expect(asked).toEqual([0]);
  });

  it('forgets its questions when the connection ends', async () => {
    const { book, resumer, asked } = setUp(() => null);
    book.receive(runId, at(3));
    resumer.reset();
    await settle();
    expect(asked).toEqual([0]);
  });
});

/** A small seeded generator, so that a failure can be repeated by its number. */
function generator(seed: number): () => number {
  let state = seed + 0x6d2b79f5;
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function randomLog(random: () => number): RunLogEvent[] {
  const events: RunLogEvent[] = [{ event: 'run:started', runId, seq: 1, kind: 'chat' }];
  let attempt = 1;
  const count = 5 + Math.floor(random() * 60);
  for (let seq = 2; seq < count; seq += 1) {
    if (random() < 0.04) events.push({ event: 'run:reset', runId, seq, attempt: (attempt += 1) });
    else events.push({ event: 'run:delta', runId, seq, text: `w${seq} ` });
  }
  events.push({ event: 'run:completed', runId, seq: count });
  return events;
}

function textOf(events: readonly RunLogEvent[]): string {
  let text = '';
  for (const event of events) {
    if (event.event === 'run:delta') text += event.text;
    if (event.event === 'run:reset') text = '';
  }
  return text;
}

/** Every frame is dropped, doubled or moved a little, as a bad network and two gateways would. */
function mangle(events: readonly RunLogEvent[], random: () => number): RunLogEvent[] {
  return events
    .flatMap((event) => {
      const roll = random();
      return roll < 0.25 ? [] : roll < 0.5 ? [event, event] : [event];
    })
    .map((event, index) => ({ event, order: index + random() * 8 }))
    .sort((a, b) => a.order - b.order)
    .map(({ event }) => event);
}

describe('whatever the wire does', () => {
  it('ends with the text of the log and applies nothing twice', async () => {
    for (let seed = 0; seed < 400; seed += 1) {
      const random = generator(seed);
      const events = randomLog(random);
      let logged = 0;
      let ended = 0;
      const lastSeqs: number[] = [];
      const book = createRunBook({
        changed: (id) => lastSeqs.push(book.get(id)?.lastSeq ?? 0),
        started: () => undefined,
        ended: () => (ended += 1),
        gap: (id) => resumer.resume(id),
      });
      const resumer = createResumer({
        book,
        online: () => true,
        gone: () => expect.unreachable(`seed ${seed}: the log never expires here`),
        ask: async (_id, afterSeq) => {
          if (random() < 0.2) return null;
          const known = events.slice(0, logged).filter(({ seq }) => seq > afterSeq);
          return { ok: true, events: known };
        },
      });

      for (const frame of mangle(events, random)) {
        logged = Math.max(logged, frame.seq - Math.floor(random() * 4));
        book.receive(runId, [frame]);
        if (random() < 0.05) resumer.reset();
        await vi.advanceTimersByTimeAsync(random() * 40);
      }
      // The last frames may be lost without trace: the next connection resumes what is open.
      logged = events.length;
      resumer.reset();
      resumer.resume(runId);
      await settle();

      const track = book.get(runId);
      expect(track?.text, `seed ${seed}`).toBe(textOf(events));
      expect(track?.status, `seed ${seed}`).toBe('completed');
      expect(ended, `seed ${seed}`).toBe(1);
      expect(lastSeqs, `seed ${seed}`).toEqual([...lastSeqs].sort((a, b) => a - b));
      const late = book.receive(runId, events);
      expect(new Set(late), `seed ${seed}`).toEqual(new Set(['closed']));
    }
  });
});
