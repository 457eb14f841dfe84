import { describe, expect, it, vi } from 'vitest';
import { Metrics } from '@vesper/core/metrics';
import { deferred } from '../chat/local/deferred.ts';
import { EngineError } from '../engine-error.ts';
import { ORDER, paintWith, shortly } from './image-engine.fixtures.ts';
import type { ImageEngine, ImageProgress, ImageResult } from './image-engine.ts';
import { createImageMetrics } from './image-metrics.ts';
import { ServerBusy } from './server-busy.ts';
import { SLOW } from './server-call.ts';
import { poolOf, type PoolParts } from './server-pool.ts';

const away = () => new EngineError('gone', { retryable: true, code: 'model_away' });
const never = new AbortController().signal;

type Work = (signal: AbortSignal) => AsyncGenerator<ImageProgress | ImageResult>;

/** A server as the pool sees it, and how often it was asked. */
function serverThat(work: Work, check?: () => Promise<string | undefined>) {
  const asked = vi.fn();
  const engine: ImageEngine = {
    name: 'fake',
    async *render(_request, signal) {
      asked();
      yield* work(signal);
    },
    ...(check && { check }),
  };
  return { engine, asked, times: () => asked.mock.calls.length };
}

const step = (progress: number): ImageProgress => ({
  ...{ type: 'progress', stage: 'rendering', progress },
});
const paints = (mark: number): Work =>
  async function* work() {
    yield step(0.5);
    yield { type: 'progress', stage: 'saving', progress: 0.9 };
    yield { type: 'result', png: Uint8Array.of(mark) };
  };
const fails = (err: () => unknown, after = 0): Work =>
  async function* work() {
    yield step(after);
    throw err();
  };
/** Paints when it is told to. */
function slowly(mark: number) {
  const free = deferred<void>();
  const work: Work = async function* work() {
    yield step(0.1);
    await free.promise;
    yield { type: 'result', png: Uint8Array.of(mark) };
  };
  return { work, end: () => free.resolve() };
}

const TIMINGS = { pauseMs: 60_000, lookMs: 5 };
function pool(first: ImageEngine, others: ImageEngine[], parts: Partial<PoolParts> = {}) {
  return poolOf([first, ...others], { model: 'm', places: 1, timings: TIMINGS, ...parts });
}

/** A line of one server in memory: the one of Redis is tried in tests/integration. */
function lineOfOne() {
  let holders = 0;
  let freed = deferred<void>();
  return {
    count: async () => holders,
    async *enter(atOnce: () => number, { signal }: { signal: AbortSignal }) {
      const stopped = new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve());
      });
      while (holders >= atOnce()) {
        yield 1;
        await Promise.race([freed.promise, stopped]);
        if (signal.aborted) return undefined;
      }
      holders += 1;
      return {
        async leave() {
          holders -= 1;
          freed.resolve();
          freed = deferred<void>();
        },
      };
    },
  };
}

describe('several servers of a model', () => {
  it('take turns while all are free', async () => {
    const [a, b] = [serverThat(paints(1)), serverThat(paints(2))];
    const engine = pool(a.engine, [b.engine]);
    const marks: unknown[] = [];
    for (let at = 0; at < 4; at += 1) marks.push((await paintWith(engine)).png?.[0]);
    expect(marks.sort()).toEqual([1, 1, 2, 2]);
  });

  it('share work: the least busy one is asked first', async () => {
    const slow = slowly(1);
    const [a, b] = [serverThat(slow.work), serverThat(paints(2))];
    const engine = pool(a.engine, [b.engine]);
    const first = paintWith(engine);
    await vi.waitFor(() => expect(a.times()).toBe(1));
    expect((await paintWith(engine)).png?.[0]).toBe(2);
    expect((await paintWith(engine)).png?.[0]).toBe(2);
    slow.end();
    expect((await first).png?.[0]).toBe(1);
  });

  it('do a picture that was lost again elsewhere, and its progress never falls', async () => {
    const [a, b] = [serverThat(fails(away, 0.8)), serverThat(paints(2))];
    const { png, steps } = await paintWith(pool(a.engine, [b.engine]));
    expect(png?.[0]).toBe(2);
    const shares = steps.map(({ progress }) => progress);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares).toContain(0.8);
  });

  it('are each asked at most once for a picture', async () => {
    const [a, b] = [serverThat(fails(away)), serverThat(fails(away))];
    expect(shortly(await paintWith(pool(a.engine, [b.engine])))).toBe('model_away, again');
    expect([a.times(), b.times()]).toEqual([1, 1]);
  });

  it('leave out one that is away, until a look finds it', async () => {
    const [a, b] = [serverThat(fails(away), async () => undefined), serverThat(paints(2))];
    const engine = pool(a.engine, [b.engine]);
    for (let at = 0; at < 3; at += 1) expect((await paintWith(engine)).png?.[0]).toBe(2);
    expect(a.times()).toBe(1);
    await engine.check(never);
    await paintWith(engine);
    expect(a.times()).toBe(2);
  });

  it('leave out one that answers and keeps failing', async () => {
    const broken = () => new EngineError('broken', { retryable: true });
    const server = serverThat(fails(broken));
    const engine = pool(server.engine, []);
    const told: string[] = [];
    for (let at = 0; at < 6; at += 1) told.push(shortly(await paintWith(engine)));
    expect(told).toEqual([...Array(5).fill('engine_failed, again'), 'model_away, again']);
    expect(server.times()).toBe(5);
  });

  it.each([
    ['a refusal', { retryable: false, code: 'content_refused' }],
    ['what may have been paid', { retryable: false, code: 'model_away' }],
    ['a failure that is not about reach', { retryable: true, code: 'engine_failed' }],
  ] as const)('do not repeat %s elsewhere', async (_, how) => {
    const a = serverThat(fails(() => new EngineError('no', how)));
    const b = serverThat(fails(() => new EngineError('no', how)));
    const { failure } = await paintWith(pool(a.engine, [b.engine]));
    expect(failure?.code).toBe(how.code);
    expect(a.times() + b.times()).toBe(1);
  });

  it('wait, once, for one that asks for a short rest', async () => {
    let turn = 0;
    const server = serverThat(async function* work() {
      turn += 1;
      if (turn === 1) throw new ServerBusy('429', 20);
      yield { type: 'result', png: Uint8Array.of(turn) };
    });
    expect((await paintWith(pool(server.engine, []))).png?.[0]).toBe(2);
  });

  it.each([undefined, 60_000, 10])('do not wait for ever for one that says %s', async (ms) => {
    const server = serverThat(fails(() => new ServerBusy('429', ms)));
    expect(shortly(await paintWith(pool(server.engine, [])))).toBe('model_away, again');
    expect(server.times()).toBe(ms === 10 ? 2 : 1);
  });
});

it('servers of a model can do together what each of them can', () => {
  const { engine } = serverThat(paints(1));
  expect(pool({ ...engine, abilities: ['vary'] }, [engine])).toMatchObject({ abilities: ['vary'] });
  expect(pool(engine, [])).not.toHaveProperty('abilities');
});

describe('places at servers', () => {
  it('are kept to, and whoever waits goes where one becomes free', async () => {
    const [slow, quick] = [slowly(1), slowly(2)];
    const [a, b] = [serverThat(slow.work), serverThat(quick.work)];
    const engine = pool(a.engine, [b.engine], { lines: [lineOfOne(), lineOfOne()] });
    const both = [paintWith(engine)];
    await vi.waitFor(() => expect(a.times()).toBe(1));
    both.push(paintWith(engine));
    await vi.waitFor(() => expect(b.times()).toBe(1));
    // It waits in the line of the first server, since both are as busy.
    const third = paintWith(engine);
    quick.end();
    expect((await third).png?.[0]).toBe(2);
    expect(a.times()).toBe(1);
    slow.end();
    await Promise.all(both);
  });

  it('are given back by whoever stops waiting or painting', async () => {
    const line = lineOfOne();
    const server = serverThat(async function* work(signal) {
      yield step(0.1);
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    });
    const engine = pool(server.engine, [], { lines: [line] });
    const stop = new AbortController();
    const painting = [1, 2].map(() => paintWith(engine, {}, stop.signal));
    await vi.waitFor(() => expect(server.times()).toBe(1));
    stop.abort();
    const ends = await Promise.all(painting);
    expect(ends.map(shortly)).toEqual(['none', 'none']);
    expect(await line.count()).toBe(0);
    // Whoever stops listening does so too.
    for await (const piece of engine.render(ORDER, never)) {
      if (piece.type === 'progress' && piece.progress > 0) break;
    }
    expect(await line.count()).toBe(0);
  });
});

describe('the operator', () => {
  it('hears what is wrong with a server when it begins, again while it lasts, and its end', async () => {
    const problems: Array<string | undefined> = ['no key', 'no key', undefined, undefined];
    const check = async () => problems.shift();
    const log = { warn: vi.fn(), info: vi.fn() };
    const parts = { log, names: ['host:1'] };
    const engine = pool(serverThat(paints(1), check).engine, [], parts);
    expect(await engine.check(never)).toBe('no key');
    await engine.check(never);
    expect(log.warn.mock.calls.map(([fields]) => fields)).toEqual([
      { model: 'm', server: 'host:1', problem: 'no key' },
    ]);
    expect(await engine.check(never)).toBeUndefined();
    await engine.check(never);
    expect(log.info).toHaveBeenCalledTimes(1);
    const eager = pool(serverThat(paints(1), async () => 'no key').engine, [], {
      ...parts,
      timings: { remindMs: 0 },
    });
    await eager.check(never);
    await eager.check(never);
    expect(log.warn).toHaveBeenCalledTimes(3);
  });

  it('finds a model there while one server is', async () => {
    const a = serverThat(paints(1), async () => 'gone');
    const b = serverThat(paints(2), async () => undefined);
    expect(await pool(a.engine, [b.engine]).check(never)).toBeUndefined();
    expect(await pool(a.engine, [a.engine]).check(never)).toBe('gone');
  });

  it('hears of a server that says nothing only while it has nothing to do', async () => {
    const slow = slowly(1);
    const server = serverThat(slow.work, async () => SLOW);
    const engine = pool(server.engine, []);
    expect(await engine.check(never)).toBe(SLOW);
    const painting = paintWith(engine);
    await vi.waitFor(() => expect(server.times()).toBe(1));
    expect(await engine.check(never)).toBeUndefined();
    slow.end();
    await painting;
    expect(await engine.check(never)).toBe(SLOW);
  });

  it('has numbers by model, and nothing of members in them', async () => {
    const registry = new Metrics('test');
    const metrics = createImageMetrics(registry);
    const [a, b] = [serverThat(fails(away)), serverThat(paints(2))];
    const engine = pool(a.engine, [b.engine], { metrics });
    await paintWith(engine);
    await paintWith(pool(a.engine, [], { metrics, model: 'n' }));
    const text = await registry.render();
    expect(text).toMatch(/image_waited_seconds_count\{process="test",model="m"\} 2/);
    expect(text).toMatch(/image_moved_total\{model="m",process="test"\} 1/);
    expect(text).toMatch(/image_servers_away\{model="m",process="test"\} 1/);
    expect(text).toMatch(/image_failures_total\{model="n",code="model_away",process="test"\} 1/);
    expect(text).not.toContain('lighthouse');
  });
});
