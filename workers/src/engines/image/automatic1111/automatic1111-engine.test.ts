import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Automatic1111Config } from '@vesper/core/config/image-models';
import { flatPng, paintWith, pixelsOf, shortly } from '../image-engine.fixtures.ts';
import { ServerBusy } from '../server-busy.ts';
import { createAutomatic1111 } from './automatic1111-engine.ts';
import { send, startAutomatic1111, type FakeOptions } from './automatic1111-server.fixtures.ts';

let ends: Array<() => unknown> = [];
afterEach(async () => {
  await Promise.all(ends.map((end) => end()));
  ends = [];
});

const QUICK = { pollMs: 10, silentMs: 300, askMs: 1_000 };
const MODEL: Automatic1111Config = {
  ...{ engine: 'automatic1111', id: 'soft', name: 'Soft', description: null, price: 1 },
  servers: [],
};

async function beside(
  options: FakeOptions = {},
  change: Partial<Automatic1111Config> = {},
  timings: Parameters<typeof createAutomatic1111>[2] = {},
) {
  const server = await startAutomatic1111(options);
  const engine = createAutomatic1111({ ...MODEL, ...change }, server.url, { ...QUICK, ...timings });
  ends.push(() => engine.close?.(), server.stop);
  return { engine, server, order: () => server.seen.orders[0]?.body };
}

describe('a picture', () => {
  it('comes in the size that was ordered, painted in pixels that the model knows', async () => {
    const { engine, order, server } = await beside({}, { model: 'soft', sampler: 'Euler a' });
    const change = { size: '1792x1024', negativePrompt: 'fog', quality: 'hd' } as const;
    const { png, failure, steps } = await paintWith(engine, change);
    expect(failure).toBeUndefined();
    expect(await pixelsOf(png)).toBe('png 1792x1024');
    expect(server.seen.orders[0]?.path).toBe('/sdapi/v1/txt2img');
    expect(order()).toMatchObject({
      ...{ prompt: 'a lighthouse at dusk', negative_prompt: 'fog', seed: 7, steps: 40 },
      ...{ width: 1344, height: 768, sampler_name: 'Euler a', save_images: false },
      override_settings: { sd_model_checkpoint: 'soft' },
    });
    expect(steps[0]?.stage).toBe('preparing');
    expect(steps.at(-1)?.stage).toBe('saving');
  });

  it('takes the numbers of the order before those of the operator', async () => {
    const bounds = {
      steps: { min: 1, max: 50, standard: 12, hd: 20 },
      guidance: { min: 1, max: 9, default: 3 },
    };
    const { engine, server } = await beside({}, bounds);
    await paintWith(engine);
    await paintWith(engine, { steps: 33, guidance: 5.5 });
    const bodies = server.seen.orders.map(({ body }) => body);
    expect(bodies).toMatchObject([
      { steps: 12, cfg_scale: 3 },
      { steps: 33, cfg_scale: 5.5 },
    ]);
  });

  it.each<[string, FakeOptions['without']]>([
    ['that tells of single tasks', []],
    ['that names the task it works on', ['own progress', 'pending']],
    ['that tells only of everything', ['own progress', 'pending', 'current task']],
  ])('is watched at a server %s, and its progress never falls', async (_, without = []) => {
    const { engine } = await beside({ without, steps: 8, stepMs: 30 });
    const { steps, png } = await paintWith(engine);
    expect(png).toBeDefined();
    const shares = steps.map(({ progress }) => progress);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(new Set(shares).size).toBeGreaterThan(3);
    const previews = steps.flatMap(({ preview }) => preview ?? []);
    expect(previews.length).toBeGreaterThan(0);
    expect(await pixelsOf(previews[0])).toBe('webp 64x64');
  });

  it('may come as lines of base64 with a prefix', async () => {
    const { engine } = await beside({ answersBy: 'lines' });
    expect(await pixelsOf((await paintWith(engine)).png)).toBe('png 1024x1024');
  });

  it('is made from another one, of which a part can stay', async () => {
    const { engine, server } = await beside();
    const source = { png: await flatPng(512, 512), strength: 0.4 };
    const mask = await flatPng(512, 512, '#ffffff');
    for (const task of ['vary', 'edit', 'inpaint'] as const) {
      expect((await paintWith(engine, { task, source, mask })).failure).toBeUndefined();
    }
    const bodies = server.seen.orders.map(({ path, body }) => ({ path, ...body }));
    expect(bodies).toHaveLength(3);
    expect(bodies.map(({ path }) => path)).toEqual(Array(3).fill('/sdapi/v1/img2img'));
    expect(bodies.map((body) => 'mask' in body)).toEqual([false, false, true]);
    expect(bodies[2]).toMatchObject({ denoising_strength: 0.4, inpainting_mask_invert: 0 });
  });

  it('is enlarged without being fitted to a size', async () => {
    const { engine, order } = await beside({}, { upscaler: 'Sharp' });
    const source = { png: await flatPng(100, 100), strength: 1 };
    const { png } = await paintWith(engine, { task: 'upscale', source });
    expect(await pixelsOf(png)).toBe('png 64x64');
    expect(order()).toMatchObject({ upscaling_resize: 2, upscaler_1: 'Sharp' });
  });

  it.each(['vary', 'inpaint', 'upscale'] as const)(
    'is not begun without what %s begins with',
    async (task) => {
      const { engine, server } = await beside();
      expect(shortly(await paintWith(engine, { task }))).toBe('engine_failed');
      expect(server.seen.orders).toEqual([]);
    },
  );
});

describe('work that is stopped', () => {
  it('is broken off at the server when it runs there', async () => {
    const { engine, server } = await beside();
    server.hold(true);
    const stop = new AbortController();
    const painting = paintWith(engine, {}, stop.signal);
    await vi.waitFor(() => expect(server.running()).toBeDefined());
    const own = server.running();
    stop.abort();
    const { failure, png } = await painting;
    expect([failure, png]).toEqual([undefined, undefined]);
    expect(server.seen.interrupts).toEqual([own]);
  });

  it("never breaks off somebody else's, and goes when its turn comes", async () => {
    const { engine, server } = await beside();
    server.hold(true);
    const person = server.enqueue('a person');
    await vi.waitFor(() => expect(server.running()).toBe('a person'));
    const stop = new AbortController();
    const painting = paintWith(engine, {}, stop.signal);
    await vi.waitFor(() => expect(server.seen.orders).toHaveLength(1));
    stop.abort();
    await painting;
    expect(server.seen.interrupts).toEqual([]);
    server.hold(false);
    await person.done;
    expect(person.job.isInterrupted).toBe(false);
    await vi.waitFor(() => expect(server.seen.interrupts).toHaveLength(1));
    expect(server.seen.interrupts).toEqual([server.seen.orders[0]?.body.force_task_id]);
  });

  it('is left to end where nobody can say whose it is', async () => {
    const { engine, server } = await beside({
      without: ['own progress', 'pending', 'current task'],
    });
    server.hold(true);
    const stop = new AbortController();
    const painting = paintWith(engine, {}, stop.signal);
    await vi.waitFor(() => expect(server.running()).toBeDefined());
    stop.abort();
    await painting;
    expect(server.seen.interrupts).toEqual([]);
  });
});

it('what somebody else does at the server is not told as progress', async () => {
  const { engine, server } = await beside({ without: ['own progress'], steps: 10 });
  server.hold(true);
  server.enqueue('a person');
  await vi.waitFor(() => expect(server.running()).toBe('a person'));
  const stop = new AbortController();
  const painting = paintWith(engine, {}, stop.signal);
  const looks = () => server.seen.paths.filter((path) => path.endsWith('/progress')).length;
  await vi.waitFor(() => expect(looks()).toBeGreaterThan(5));
  stop.abort();
  const { steps } = await painting;
  expect(steps.every(({ progress }) => progress === 0)).toBe(true);
});

/** Arrays in arrays, deeper than a recursion can go. */
const deep = (): unknown => {
  let value: unknown = [];
  for (let depth = 0; depth < 2_000; depth += 1) value = [value];
  return value;
};

describe('what people are told', () => {
  const answers = (status: number, value: unknown): FakeOptions => ({
    fault: (res) => send(res, status, value),
  });
  const page = (status: number, headers: Record<string, string> = {}): FakeOptions => ({
    fault: (res) => void res.writeHead(status, headers).end('<html>a lighthouse</html>'),
  });
  it.each<[string, string, FakeOptions]>([
    ['model_away, again', 'a proxy without its server', answers(502, {})],
    ['model_away, again', 'a server that starts', answers(503, '')],
    ['model_away, again', 'a server that dies', { fault: (res) => void res.destroy() }],
    ['engine_failed, again', 'no memory', answers(500, { error: 'OutOfMemoryError' })],
    ['engine_failed, again', 'no picture', answers(200, { images: [], info: '{}' })],
    ['engine_failed, again', '200 with an error', answers(200, { error: 'no' })],
    ['engine_failed, again', 'no JSON', answers(200, undefined)],
    ['engine_failed, again', 'bytes that are none', answers(200, { images: ['bm8='] })],
    ['engine_failed, again', "somebody's button", { isBrokenOff: true }],
    ['engine_failed, again', 'a page', page(200, { 'content-type': 'text/html' })],
    ['engine_failed, again', 'nesting without end', answers(200, { images: deep() })],
    ['model_away, again', 'a reset', { fault: (res) => void res.socket?.resetAndDestroy() }],
    ['engine_failed', 'a redirect', page(302, { location: 'http://127.0.0.1:9/' })],
    ['engine_failed', 'the validation', answers(422, { detail: [{ loc: ['body'], msg: 'no' }] })],
    ['engine_failed', 'no API', answers(404, { detail: 'Not Found' })],
    ['engine_failed', 'another sampler', answers(404, { detail: 'Sampler not found' })],
    ['engine_failed', 'a key', { auth: 'user:other' }],
  ])('is %s after %s', async (expected, _, options) => {
    const { engine } = await beside(options, { apiKey: 'user:secret' });
    const painted = await paintWith(engine);
    expect(shortly(painted)).toBe(expected);
    expect(painted.failure?.message).not.toMatch(/lighthouse|secret/);
  });

  it('is that the model is away when nobody is there', async () => {
    const { engine, server } = await beside();
    await server.stop();
    expect(shortly(await paintWith(engine))).toBe('model_away, again');
    expect(await engine.check?.(new AbortController().signal)).toMatch(/cannot be reached/);
  });

  it('is that it failed when more comes than a picture has', async () => {
    const { engine } = await beside({
      fault(res) {
        res.writeHead(200, { 'content-length': String(80 * 1024 * 1024) });
        res.write('{"images":["');
      },
    });
    expect(shortly(await paintWith(engine))).toBe('engine_failed');
  });

  it('comes in bounded time from a server that falls silent', async () => {
    const { engine } = await beside({
      fault(res) {
        res.writeHead(200);
        res.write('{');
      },
    });
    expect(shortly(await paintWith(engine))).toBe('model_away, again');
  });

  it('comes in bounded time from a server whose answer comes a byte at a time', async () => {
    const { engine } = await beside({ answersBy: 'drops' }, {}, { wholeMs: 300 });
    expect(shortly(await paintWith(engine))).toBe('model_away, again');
  });

  it('is that the model went away when the server has forgotten the work', async () => {
    const { engine, server } = await beside();
    server.hold(true);
    const painting = paintWith(engine);
    await vi.waitFor(() => expect(server.running()).toBeDefined());
    const looked = server.seen.paths.length;
    await vi.waitFor(() => expect(server.seen.paths.length).toBeGreaterThan(looked + 1));
    server.forget();
    expect(shortly(await painting)).toBe('model_away, again');
    expect(server.seen.interrupts).toEqual([]);
  });

  it.each([429, 503])('is when to come again after %d with a time', async (status) => {
    const { engine } = await beside(page(status, { 'retry-after': '7' }));
    const { failure } = await paintWith(engine);
    expect(failure).toBeInstanceOf(ServerBusy);
    expect(failure).toMatchObject({ againAfterMs: 7_000 });
  });

  it('is that it took too long when nothing moves any more', async () => {
    const { engine, server } = await beside({}, {}, { stalledMs: 100 });
    server.hold(true);
    expect(shortly(await paintWith(engine))).toBe('engine_timeout');
    expect(server.seen.interrupts).toHaveLength(1);
  });
});

describe('a look at the server', () => {
  const never = new AbortController().signal;
  it.each<[string | undefined, FakeOptions, Partial<Automatic1111Config>]>([
    [undefined, {}, { model: 'soft' }],
    [undefined, {}, { model: 'soft.safetensors' }],
    [undefined, {}, {}],
    [undefined, { auth: 'user:secret' }, { apiKey: 'user:secret' }],
    ['the picture server has no checkpoint named hard', {}, { model: 'hard' }],
    ['the picture server has no checkpoint', { checkpoints: [] }, {}],
  ])('finds %s', async (problem, options, change) => {
    const { engine } = await beside(options, change);
    expect(await engine.check?.(never)).toBe(problem);
  });

  it('names a key that is refused, and not the key', async () => {
    const { engine } = await beside({ auth: 'user:other' }, { apiKey: 'user:secret' });
    const problem = await engine.check?.(never);
    expect(problem).toMatch(/refused the key/);
    expect(problem).not.toContain('secret');
  });
});
