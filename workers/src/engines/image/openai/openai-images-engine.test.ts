import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenAiImagesConfig } from '@vesper/core/config/image-models';
import { flatPng, paintWith, pixelsOf, shortly } from '../image-engine.fixtures.ts';
import { createOpenAiImages } from './openai-images-engine.ts';
import {
  sendEvents,
  sendJson,
  startImagesServer,
  type Answer,
} from './openai-images-server.fixtures.ts';

let ends: Array<() => unknown> = [];
afterEach(async () => {
  await Promise.all(ends.map((end) => end()));
  ends = [];
});
let png: Buffer;
let base64: string;
beforeAll(async () => {
  png = await flatPng(96, 96);
  base64 = png.toString('base64');
});

const QUICK = { connectMs: 1_000, firstMs: 1_000, silentMs: 500, wholeMs: 1_500, askMs: 1_000 };

async function beside(
  answer: Answer,
  change: Partial<OpenAiImagesConfig> = {},
  others: Parameters<typeof startImagesServer>[1] = {},
) {
  const server = await startImagesServer(answer, others);
  const model: OpenAiImagesConfig = {
    ...{ engine: 'openai', id: 'm', name: 'M', description: null, price: 1, servers: [] },
    ...{ model: 'gpt-image-1', apiKey: 'sk-secret', ...change },
  };
  const engine = createOpenAiImages(model, server.baseUrl, QUICK);
  ends.push(() => engine.close?.(), server.stop);
  const sent = () => server.seen.orders.map(({ parameters }) => parameters);
  return { engine, server, sent };
}

const whole: Answer = (res) => sendJson(res, 200, { created: 1, data: [{ b64_json: base64 }] });
const refuse =
  (status: number, value: unknown, headers?: Record<string, string>): Answer =>
  (res) =>
    sendJson(res, status, value, headers);
const partial = (index: number) => ({
  ...{ type: 'image_generation.partial_image', b64_json: base64, partial_image_index: index },
});
const completed = () => ({ type: 'image_generation.completed', b64_json: base64, usage: {} });

describe('a request', () => {
  it.each<[string, Record<string, unknown>]>([
    ['dall-e-2', { size: '1024x1024', response_format: 'b64_json' }],
    [
      'dall-e-3',
      {
        ...{ size: '1792x1024', quality: 'hd', style: 'natural' },
        response_format: 'b64_json',
      },
    ],
    [
      'gpt-image-1-mini',
      {
        ...{ size: '1536x1024', quality: 'high', output_format: 'png' },
        ...{ stream: true, partial_images: 3 },
      },
    ],
    [
      'openai/gpt-image-2',
      {
        ...{ size: '1792x1024', quality: 'high', output_format: 'png' },
        ...{ stream: true, partial_images: 3 },
      },
    ],
    ['something-else', { size: '1792x1024', response_format: 'b64_json' }],
  ])('to %s holds just what it knows', async (model, expected) => {
    const { engine, sent, server } = await beside(whole, { model });
    const change = { size: '1792x1024', quality: 'hd', style: 'natural' } as const;
    const { png: picture } = await paintWith(engine, change);
    expect(await pixelsOf(picture)).toBe('png 1792x1024');
    const { prompt, ...rest } = sent()[0] ?? {};
    expect(rest).toEqual({ model, n: 1, ...expected });
    expect(String(prompt)).toContain('a lighthouse at dusk');
    expect(server.seen.orders[0]?.authorization).toBe('Bearer sk-secret');
  });

  it.each([
    ['dall-e-2', false],
    ['dall-e-3', true],
    ['gpt-image-1', true],
    ['something-else', false],
  ])('tells %s what is not to be seen: %s', async (model, isTold) => {
    const { engine, sent } = await beside(whole, { model });
    await paintWith(engine, { negativePrompt: 'fog' });
    expect(engine.abilities?.includes('negative')).toBe(isTold);
    expect(String(sent()[0]?.['prompt']).includes('Without: fog')).toBe(isTold);
  });

  it('asks for the pixels that the operator names, in words that fit', async () => {
    const sizes = { '1024x1024': { width: 2048, height: 2048 } };
    const { engine, sent } = await beside(whole, { model: 'dall-e-2', sizes });
    await paintWith(engine, { prompt: 'x'.repeat(3_000) });
    expect(sent()[0]).toMatchObject({ size: '2048x2048', prompt: 'x'.repeat(1_000) });
  });

  it('with pictures is an edit: the one to change first, then the person', async () => {
    const { engine, server } = await beside(whole);
    const references = [{ webp: await sharp(png).webp().toBuffer() }];
    const source = { png, strength: 0.5 };
    await paintWith(engine, { task: 'edit', source, references });
    const [order] = server.seen.orders;
    expect(order?.path).toBe('/v1/images/edits');
    expect(order?.files.map(({ field, type }) => `${field} ${type}`)).toEqual([
      'image[] image/png',
      'image[] image/webp',
    ]);
  });

  it('has a mask that is transparent where the picture is painted anew', async () => {
    const { engine, server } = await beside(whole);
    const half = await flatPng(48, 96, '#ffffff');
    const mask = await sharp(await flatPng(96, 96, '#000000'))
      .composite([{ input: half, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { failure } = await paintWith(engine, {
      task: 'inpaint',
      source: { png, strength: 1 },
      mask,
    });
    expect(failure).toBeUndefined();
    const sent = server.seen.orders[0]?.files.find(({ field }) => field === 'mask');
    const { data, info } = await sharp(sent?.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 96, height: 96, channels: 4 });
    const alphaAt = (x: number) => data[(10 * 96 + x) * 4 + 3];
    expect([alphaAt(10), alphaAt(80)]).toEqual([0, 255]);
  });

  it('removes a background where the model can, and nothing else of the picture', async () => {
    const cut = await sharp(png).ensureAlpha(0.5).png().toBuffer();
    const sees: Answer = (res) =>
      sendJson(res, 200, { data: [{ b64_json: cut.toString('base64') }] });
    const { engine, server, sent } = await beside(sees);
    const source = { png, strength: 1 };
    const painted = await paintWith(engine, { task: 'cutout', source });
    expect(server.seen.orders[0]?.path).toBe('/v1/images/edits');
    expect(sent()[0]).toMatchObject({ background: 'transparent', output_format: 'png' });
    expect(sent()[0]?.['prompt']).toContain('Remove the background');
    expect(await sharp(painted.png).metadata()).toMatchObject({ hasAlpha: true, width: 96 });
    const other = await beside(sees, { model: 'gpt-image-unknown' });
    expect(shortly(await paintWith(other.engine, { task: 'cutout', source }))).toBe(
      'engine_failed',
    );
    expect(other.sent()).toEqual([]);
  });

  it.each(['upscale', 'vary'] as const)(
    'is not made for what the model cannot: %s',
    async (task) => {
      const { engine, sent } = await beside(whole, { model: 'dall-e-3' });
      const source = { png, strength: 1 };
      expect(shortly(await paintWith(engine, { task, source }))).toBe('engine_failed');
      expect(sent()).toEqual([]);
    },
  );

  it('leaves out a parameter once it was refused, and knows that from then on', async () => {
    const { engine, sent } = await beside((res, order, turn) => {
      if (!('output_format' in order.parameters)) return whole(res, order, turn);
      const error = { code: 'unknown_parameter', param: 'output_format', message: 'Unknown' };
      sendJson(res, 400, { error });
    });
    expect((await paintWith(engine)).failure).toBeUndefined();
    expect((await paintWith(engine)).failure).toBeUndefined();
    expect(sent().map((body) => 'output_format' in body)).toEqual([true, false, false]);
  });
});

describe('an answer', () => {
  it('that is streamed shows pictures on the way', async () => {
    const { engine } = await beside((res) =>
      sendEvents(res, [partial(0), partial(1), partial(2), completed()]),
    );
    const { steps, png: picture } = await paintWith(engine);
    expect(picture).toBeDefined();
    const shown = steps.filter(({ preview }) => preview);
    expect(shown).toHaveLength(3);
    expect(await pixelsOf(shown[0]?.preview)).toBe('webp 96x96');
    const shares = steps.map(({ progress }) => progress);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
  });

  it('tells the tokens that the server counted, streamed or not', async () => {
    const usage = {
      ...{ input_tokens: 312, output_tokens: 1_056, total_tokens: 1_368 },
      input_tokens_details: { text_tokens: 12, image_tokens: 300 },
    };
    const { engine } = await beside((res, _, turn) =>
      turn === 1
        ? sendEvents(res, [partial(0), { ...completed(), usage }])
        : sendJson(res, 200, { data: [{ b64_json: base64 }], usage }),
    );
    const counted = { text: 12, image: 300, output: 1_056 };
    expect((await paintWith(engine)).usage).toEqual(counted);
    expect((await paintWith(engine)).usage).toEqual(counted);
  });

  it('may be streamed without any, or not streamed at all', async () => {
    const { engine } = await beside((res, order, turn) =>
      turn === 1 ? sendEvents(res, [completed()]) : whole(res, order, turn),
    );
    expect((await paintWith(engine)).png).toBeDefined();
    expect((await paintWith(engine)).png).toBeDefined();
  });

  it('may be an address of the server, which gets no key', async () => {
    const keys: unknown[] = [];
    const { engine } = await beside(
      (res, _, turn) => {
        const url = `http://${res.req.headers.host ?? ''}/files/${turn}.png`;
        sendJson(res, 200, { data: [{ url }] });
      },
      { model: 'something-else' },
      {
        '/files/1.png': (req, res) => {
          keys.push(req.headers.authorization);
          res.end(png);
        },
      },
    );
    expect((await paintWith(engine)).png).toBeDefined();
    expect(keys).toEqual([undefined]);
    expect(shortly(await paintWith(engine))).toBe('engine_failed');
  });

  it.each(['file:///etc/hostname', 'http://10.0.0.1/a.png', 'https://example.com/a.png', 'x'])(
    'is never looked for at %s',
    async (url) => {
      const { engine } = await beside((res) => sendJson(res, 200, { data: [{ url }] }));
      const painted = await paintWith(engine);
      expect(shortly(painted)).toBe('engine_failed');
      expect(painted.failure?.message).toMatch(/address/);
    },
  );
});

const error = (code: string | null, type = 'invalid_request_error') => ({
  error: { code, type, message: 'a lighthouse at dusk, sk-secret' },
});

describe('what people are told', () => {
  it.each<[string, string, Answer]>([
    ['content_refused', 'the policy', refuse(400, error('content_policy_violation'))],
    ['content_refused', 'moderation', refuse(400, error('moderation_blocked'))],
    ['content_refused', 'its type', refuse(400, error(null, 'image_generation_user_error'))],
    ['content_refused', 'an empty answer', refuse(200, { data: [] })],
    ['content_refused', 'an answer without data', refuse(200, { created: 1 })],
    ['content_refused', 'an empty picture', refuse(200, { data: [{ revised_prompt: 'x' }] })],
    ['engine_failed', 'a refused key', refuse(401, error('invalid_api_key'))],
    ['engine_failed', 'a forbidden model', refuse(403, error(null))],
    ['engine_failed', '200 with an error', refuse(200, error('server_error'))],
    ['engine_failed', 'a value that is wrong', refuse(400, error('invalid_value'))],
    ['model_gone', 'an unknown model', refuse(404, error('model_not_found'))],
    ['model_away, again', 'too many requests', refuse(429, error('rate_limit_exceeded'))],
    ['model_away, again', 'a used-up account', refuse(429, error('insufficient_quota'))],
    ['model_away, again', 'too much to do', refuse(503, error(null))],
    ['engine_failed, again', 'a failure at once', refuse(500, error('server_error'))],
    // From here on the picture may have been paid.
    ['model_away', 'a proxy that gave up', refuse(504, {})],
    ['engine_failed', 'bytes that are no picture', refuse(200, { data: [{ b64_json: 'bm8=' }] })],
    ['engine_failed', 'a broken connection', (res) => void res.destroy()],
    ['engine_failed', 'a stream that just ends', (res) => sendEvents(res, [partial(0)])],
    ['engine_failed', 'a stream that falls silent', (res) => sendEvents(res, [partial(0)], true)],
    ['engine_failed', 'an error within', (res) => sendEvents(res, [partial(0), error('x')])],
    [
      'content_refused',
      'a refusal within',
      (res) => sendEvents(res, [{ type: 'error', ...error('moderation_blocked') }]),
    ],
    ['engine_timeout', 'silence', () => undefined],
  ])('is %s after %s', async (expected, _, answer) => {
    const { engine, sent } = await beside(answer);
    const painted = await paintWith(engine);
    expect(shortly(painted)).toBe(expected);
    expect(sent()).toHaveLength(1);
    expect(painted.failure?.message).not.toMatch(/lighthouse|secret/);
  });

  it('is that it failed when more comes than a picture has', async () => {
    const { engine } = await beside((res) => {
      res.writeHead(200, { 'content-length': String(80 * 1024 * 1024) });
      res.write('{');
    });
    expect(shortly(await paintWith(engine))).toBe('engine_failed');
  });

  it('is that the model is away when nobody is there', async () => {
    const { engine, server } = await beside(whole);
    await server.stop();
    expect(shortly(await paintWith(engine))).toBe('model_away, again');
  });
});

it('a picture that is stopped ends the connection, quietly', async () => {
  const stop = new AbortController();
  const { engine, server } = await beside((res) => {
    sendEvents(res, [partial(0)], true);
    setImmediate(() => stop.abort());
  });
  const { failure, png: picture } = await paintWith(engine, {}, stop.signal);
  expect([failure, picture]).toEqual([undefined, undefined]);
  await expect.poll(() => server.seen.closed).toBe(1);
});

describe('a look at the server', () => {
  const never = new AbortController().signal;
  const lists = (...ids: string[]): Parameters<typeof startImagesServer>[1] => ({
    '/v1/models': (_, res) => sendJson(res, 200, { data: ids.map((id) => ({ id })) }),
  });
  it.each([
    [undefined, lists('gpt-image-1', 'dall-e-3')],
    [undefined, lists('a-talker')],
    [undefined, {}],
    ['the picture server has no model named gpt-image-1', lists('dall-e-3')],
  ])('finds %s', async (problem, others) => {
    const { engine } = await beside(whole, {}, others);
    expect(await engine.check?.(never)).toBe(problem);
  });

  it('names a key that is refused', async () => {
    const { engine } = await beside(
      whole,
      {},
      { '/v1/models': (_, res) => sendJson(res, 401, {}) },
    );
    expect(await engine.check?.(never)).toMatch(/refused the key/);
  });
});
