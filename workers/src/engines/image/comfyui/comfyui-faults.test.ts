import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { EngineError } from '../../engine-error.ts';
import type { ImageProgress } from '../image-engine.ts';
import { ServerBusy } from '../server-busy.ts';
import { engineBeside, paint, PAINT, REQUEST } from './comfyui-engine.fixtures.ts';
import type { Faults } from './fake-executor.fixtures.ts';

let stops: Array<() => unknown> = [];
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
});

async function beside(...args: Parameters<typeof engineBeside>) {
  const made = await engineBeside(...args);
  stops.push(made.stop);
  return made;
}
const failure = (error: unknown) =>
  error instanceof EngineError && {
    ...{ code: error.code, retryable: error.retryable, message: error.message },
  };
const isRendering = ({ stage }: ImageProgress) => stage === 'rendering';

const MOVED = { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } };
const STRANGE = {
  ...{ 20: null, 21: ['a'], 22: { images: 'none' }, 23: { images: [{ filename: 7 }, null] } },
  24: { text: ['words'] },
};

describe('a picture is made all the same', () => {
  it.each([
    ['frames of the end are lost', { losesEnd: true }],
    ['no socket opens', { isMute: true }],
    ['the socket is cut on the way', { cutsAt: 9 }],
    ['the server is old', { isOld: true }],
    ['an old server cuts the socket', { isOld: true, cutsAt: 9 }],
    ['previews are broken', { brokenPreviews: true }],
    ['the history fails at first', { fails: { '/history': { status: 503, times: 3 } } }],
    [
      'the history is no JSON at first',
      { fails: { '/history': { status: 200, times: 2, body: 1 } } },
    ],
    ['the picture is not there at first', { fails: { '/view': { status: 502, times: 2 } } }],
    ['the connection is reset at first', { fails: { '/view': { way: 'reset', times: 2 } } }],
    ['the history is a page at first', { fails: { '/history': { body: '<html>', times: 2 } } }],
    ['the history redirects at first', { fails: { '/history': { ...MOVED, times: 2 } } }],
    ['the history is too deep at first', { fails: { '/history': { way: 'deep', times: 1 } } }],
    ['frames make no sense', { talksNonsense: true }],
    ['nodes were made before', { cached: ['1', '2', '3'] }],
    ['states of waiting nodes are told', { tellsWaiting: true }],
    ['the history shows it from its beginning', { showsEarly: true }],
    ['nodes have outputs of no known form', { strangeOutputs: STRANGE }],
  ] satisfies Array<[string, Faults]>)('when %s', async (_what, faults) => {
    const { engine, server } = await beside(faults);
    const { png, error, steps } = await paint(engine);
    expect(error).toBeUndefined();
    expect(png?.length).toBeGreaterThan(0);
    const shares = steps.map(({ progress }) => progress);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(server.executor.history.size).toBe(0);
    expect(server.seen.orders).toHaveLength(1);
  });

  it('when it goes by another id than the server said', async () => {
    const { engine, server } = await beside({ otherId: 'another-one' });
    server.executor.hold('sampling');
    const painting = paint(engine);
    await expect.poll(() => server.executor.running).toBeDefined();
    const asked = server.seen.headers.length;
    await expect.poll(() => server.seen.headers.length).toBeGreaterThan(asked + 4);
    server.executor.release();
    const { png, error } = await painting;
    expect(error).toBeUndefined();
    expect(png?.length).toBeGreaterThan(0);
    expect(server.seen.forgotten).toEqual(['another-one']);
  });

  it('with the same client when the socket is made anew', async () => {
    const { engine, server } = await beside({ cutsAt: 9 });
    server.executor.hold();
    const painting = paint(engine);
    await expect.poll(() => server.executor.running).toBeDefined();
    server.executor.release();
    await painting;
    expect(new Set(server.seen.clients).size).toBe(1);
  });

  it.each([false, true])('without what belongs to another job (old: %s)', async (isOld) => {
    const { engine } = await beside({ isOld, mixesIn: true });
    const { error, steps } = await paint(engine);
    expect(error).toBeUndefined();
    // The other one is far further, and its preview is 512 pixels wide.
    const first = steps.find(isRendering);
    expect(first?.progress).toBeLessThan(0.6);
    const previews = steps.flatMap(({ preview }) => preview ?? []);
    expect(previews.length).toBeGreaterThan(0);
    for (const preview of previews) expect(await widthOf(preview)).toBe(64);
  });
});

describe('people are told', () => {
  it.each([
    ['model_away', true, { fails: { '/prompt': { status: 503, times: 1 } } }],
    ['model_away', true, { fails: { '/history': { status: 502, times: 99 } } }],
    ['model_away', true, { breaksOnOrder: true }],
    ['engine_failed', false, { fails: { '/prompt': { status: 401, times: 1 } } }],
    ['engine_failed', true, { fails: { '/prompt': { status: 500, times: 1 } } }],
    ['engine_failed', false, { breaksWith: 'ValueError' }],
    ['engine_failed', true, { breaksWith: 'torch.OutOfMemoryError' }],
    ['engine_failed', true, { isInterrupted: true }],
    ['engine_failed', false, { makesNothing: true }],
    ['engine_failed', true, { view: Buffer.from('<svg width="9" height="9"/>') }],
    ['engine_failed', false, { fails: { '/view': { way: 'huge', times: 1 } } }],
    ['engine_failed', true, { fails: { '/view': { status: 404, times: 1 } } }],
    ['engine_failed', true, { fails: { '/prompt': { body: '<html>', times: 1 } } }],
    ['engine_failed', false, { fails: { '/prompt': { ...MOVED, times: 1 } } }],
    ['engine_failed', false, { fails: { '/prompt': { body: { error: 'no' }, times: 1 } } }],
    ['engine_failed', true, { fails: { '/history': { way: 'deep', times: 99 } } }],
    ['model_away', true, { fails: { '/view': { way: 'reset', times: 99 } } }],
    ['model_away', true, { hasNoHistory: true }],
  ] satisfies Array<[string, boolean, Faults]>)(
    '%s (again: %s) of %j',
    async (code, retryable, faults) => {
      const { engine, server } = await beside(faults);
      const { error, png } = await paint(engine);
      expect(png).toBeUndefined();
      expect(failure(error)).toMatchObject({ code, retryable });
      expect(JSON.stringify(failure(error))).not.toMatch(/lighthouse|secret/);
      // Nothing is left to work for nobody, and nothing is remembered of it.
      await expect.poll(() => server.executor.running).toBeUndefined();
      expect(server.executor.waiting).toEqual([]);
      if (!('fails' in faults)) expect(server.executor.history.size).toBe(0);
    },
  );

  it('the node and the type alone of what broke', async () => {
    const { engine } = await beside({ breaksWith: 'torch.OutOfMemoryError' });
    const { error } = await paint(engine);
    const message = 'ComfyUI failed at KSampler (torch.OutOfMemoryError)';
    expect(failure(error)).toMatchObject({ message });
  });

  it('which nodes the server refuses, without what they hold', async () => {
    const errors = [{ type: 'value_not_in_list', message: 'a lighthouse', details: 'x' }];
    const body = {
      error: { type: 'prompt_outputs_failed_validation', message: 'a lighthouse' },
      node_errors: { 5: { class_type: 'KSampler', errors, dependent_outputs: [] } },
    };
    const { engine } = await beside({ fails: { '/prompt': { status: 400, times: 1, body } } });
    const { error } = await paint(engine);
    expect(failure(error)).toEqual({
      ...{ code: 'engine_failed', retryable: false },
      message:
        'ComfyUI refused the workflow: prompt_outputs_failed_validation; 5 (KSampler: value_not_in_list)',
    });
  });

  it('that the model is away when nobody answers', async () => {
    const { engine, server } = await beside();
    await server.stop();
    expect(failure((await paint(engine)).error)).toMatchObject({
      ...{ code: 'model_away', retryable: true },
    });
  });

  it.each(['drip', 'drip head'] as const)(
    'that the model is away when a picture comes a byte at a time: %s',
    async (way) => {
      const fails = { '/view': { way, times: 99 } };
      const { engine, server } = await beside({ fails }, { paint: PAINT }, { wholeMs: 700 });
      const { error } = await paint(engine);
      expect(failure(error)).toMatchObject({ code: 'model_away', retryable: true });
      expect(server.seen.orders).toHaveLength(1);
    },
  );

  it.each([429, 503])('that it is busy, and for how long, when it says %d', async (status) => {
    const fails = { '/prompt': { status, times: 1, headers: { 'retry-after': '7' } } };
    const { engine } = await beside({ fails });
    const { error } = await paint(engine);
    expect(error).toBeInstanceOf(ServerBusy);
    expect(error).toMatchObject({ againAfterMs: 7_000, code: 'model_away' });
  });

  it('of an order that was taken without being said, once it is stopped there', async () => {
    const { engine, server } = await beside({ takesSilently: true });
    server.executor.hold();
    const { error } = await paint(engine);
    expect(failure(error)).toMatchObject({ code: 'engine_failed', retryable: true });
    expect(server.seen.interrupts.length + server.executor.waiting.length).toBe(1);
    expect(server.executor.running).toBeUndefined();
  });

  it('that the job is lost when the server restarts in the middle', async () => {
    const { engine, server } = await beside();
    server.executor.hold();
    const painting = paint(engine);
    await expect.poll(() => server.executor.running).toBeDefined();
    server.restart();
    const { error } = await painting;
    expect(failure(error)).toEqual({
      ...{ code: 'model_away', retryable: true, message: 'ComfyUI has lost the job' },
    });
  });
});

describe('a stop', () => {
  const stopped = async (faults: Parameters<typeof engineBeside>[0], isWaiting: boolean) => {
    const made = await beside(faults);
    const { engine, server } = made;
    server.executor.hold();
    const before = isWaiting ? paint(engine, { ...REQUEST, prompt: 'another' }) : undefined;
    if (before) await expect.poll(() => server.executor.running).toBeDefined();
    const stop = new AbortController();
    const painting = paint(engine, REQUEST, stop.signal);
    await expect.poll(() => server.seen.orders.length).toBe(isWaiting ? 2 : 1);
    if (!isWaiting) await expect.poll(() => server.executor.running).toBeDefined();
    stop.abort();
    const painted = await painting;
    server.executor.release();
    return { ...made, painted, before: await before };
  };

  it.each([{}, { isOld: true }, { isMute: true }])(
    'ends our running job quietly: %j',
    async (f) => {
      const { painted, server } = await stopped(f, false);
      expect(painted).toMatchObject({ steps: expect.any(Array) });
      expect(painted.error).toBeUndefined();
      expect(painted.png).toBeUndefined();
      const [job] = server.seen.orders;
      expect(server.seen.interrupts).toEqual([{ prompt_id: job?.id }]);
      expect(job?.isStopped).toBe(true);
      expect(server.executor.history.size).toBe(0);
    },
  );

  it.each([{}, { isOld: true }])(
    'takes a waiting job back, and spares the running: %j',
    async (f) => {
      const { painted, before, server } = await stopped(f, true);
      expect(painted.error).toBeUndefined();
      expect(painted.png).toBeUndefined();
      expect(server.seen.interrupts).toEqual([]);
      expect(before?.png?.length).toBeGreaterThan(0);
      expect(server.executor.waiting).toEqual([]);
    },
  );

  it('is not waited for at a slow server, and the words still go when it has stopped', async () => {
    const slow = { isSlowToStop: true };
    const { engine, server } = await beside(slow, { paint: PAINT }, { stopMs: 0 });
    server.executor.hold('sampling');
    const stop = new AbortController();
    const { error } = await paint(engine, REQUEST, stop.signal, (step) => {
      if (isRendering(step)) stop.abort();
    });
    expect(error).toBeUndefined();
    const [job] = server.seen.orders;
    expect(server.executor.running).toBe(job);
    server.executor.release();
    await expect.poll(() => server.seen.forgotten).toEqual([job?.id]);
    expect(server.executor.history.size).toBe(0);
  });

  it('ends the wait for a socket that does not open', async () => {
    const { engine, server } = await beside({ isSlowToOpen: true });
    const stop = new AbortController();
    const painting = paint(engine, REQUEST, stop.signal);
    await expect.poll(() => server.seen.upgrades).toBe(1);
    stop.abort();
    expect((await painting).error).toBeUndefined();
    expect(server.seen.orders).toEqual([]);
  });

  it('before anything was sent sends nothing', async () => {
    const { engine, server } = await beside();
    expect(await paint(engine, REQUEST, AbortSignal.abort())).toEqual({ steps: [] });
    expect(server.seen.headers).toEqual([]);
  });

  it('by whoever no longer reads ends the job as well', async () => {
    const { engine, server } = await beside();
    server.executor.hold('sampling');
    for await (const update of engine.render(REQUEST, new AbortController().signal)) {
      if (update.type === 'progress' && isRendering(update)) break;
    }
    const [job] = server.seen.orders;
    expect(server.seen.interrupts).toEqual([{ prompt_id: job?.id }]);
    expect(server.executor.history.size).toBe(0);
  });
});

async function widthOf(bytes: Uint8Array): Promise<number> {
  return (await sharp(bytes).metadata()).width;
}
