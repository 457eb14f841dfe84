import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenAiImagesConfig } from '@vesper/core/config/image-models';
import { flatPng, paintWith, pixelsOf, shortly } from '../image-engine.fixtures.ts';
import { ServerBusy } from '../server-busy.ts';
import { createOpenAiImages } from './openai-images-engine.ts';
import {
  sendEvents,
  sendJson,
  startImagesServer,
  type Answer,
} from './openai-images-server.fixtures.ts';

const MODEL: OpenAiImagesConfig = {
  ...{ engine: 'openai', id: 'm', name: 'M', description: null, price: 1, servers: [] },
  ...{ model: 'gpt-image-1', apiKey: 'sk-secret' },
};
/** However busy the machine is, nothing but what never comes is given up. */
const PATIENT = { connectMs: 20_000, firstMs: 20_000, silentMs: 20_000, wholeMs: 20_000 };

let ends: Array<() => unknown> = [];
afterEach(async () => {
  await Promise.all(ends.map((end) => end()));
  ends = [];
});

async function beside(answer: Answer, patience: Partial<typeof PATIENT> = {}) {
  const server = await startImagesServer(answer);
  const engine = createOpenAiImages(MODEL, server.baseUrl, { ...PATIENT, ...patience });
  ends.push(() => engine.close?.(), server.stop);
  return { engine, server };
}

let base64: string;
beforeAll(async () => {
  base64 = (await flatPng(96, 96)).toString('base64');
});

const partial = (index: number, picture = base64) => ({
  ...{ type: 'image_generation.partial_image', b64_json: picture, partial_image_index: index },
});
const completed = (type = 'image_generation.completed') => ({ type, b64_json: base64 });
const line = (value: unknown): string => `data: ${JSON.stringify(value)}`;

/** Sends text as a stream of events, in pieces that end in the middle of lines and characters. */
async function sendStream(res: ServerResponse, text: string, pieceBytes: number): Promise<void> {
  res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    await new Promise((sent) => res.write(bytes.subarray(at, at + pieceBytes), sent));
  }
  res.end();
}

/** Writes something small again and again, until nobody listens. */
function drip(res: ServerResponse, type: string, drop: string): void {
  res.writeHead(200, { 'content-type': type });
  const timer = setInterval(() => res.write(drop), 20);
  res.on('close', () => clearInterval(timer));
}

describe('a picture comes all the same', () => {
  const said = () => line({ ...completed(), revised_prompt: 'Leuchtturm über dem Meer 灯台 🗼' });
  it.each<[string, Answer]>([
    [
      'with CRLF, comments, names of events and a byte order mark, in pieces of seven bytes',
      (res) => {
        const comments = [': OPENROUTER PROCESSING', ': ping', ''];
        const event = ['event: image_generation.completed', 'id: 7', said(), '', ''];
        return sendStream(res, `\uFEFF${[...comments, ...event].join('\r\n')}`, 7);
      },
    ],
    ['without the blank line at its end', (res) => sendStream(res, said(), 4_096)],
    [
      'after events that are no JSON',
      (res) => sendStream(res, `data: {\n\ndata\n\n${said()}\n\n`, 99),
    ],
    [
      'after kinds of events that nobody knows',
      (res) => sendEvents(res, [{ type: 'hello' }, 7, completed()]),
    ],
    ['as an edit', (res) => sendEvents(res, [completed('image_edit.completed')])],
    [
      'streamed as it would come as a whole',
      (res) => sendEvents(res, [{ data: [{ b64_json: base64 }] }]),
    ],
    [
      'as lines of base64',
      (res) => sendJson(res, 200, { data: [{ b64_json: base64.replace(/.{76}/g, '$&\n') }] }),
    ],
    [
      'after an item without one',
      (res) => sendJson(res, 200, { data: [null, { b64_json: '' }, { b64_json: base64 }] }),
    ],
    [
      'where its address would be',
      (res) => sendJson(res, 200, { data: [{ url: `data:image/png;base64,${base64}` }] }),
    ],
    [
      'with a revised prompt, usage and a type of its own',
      (res) => {
        res.writeHead(200, { 'content-type': 'text/plain' });
        const data = [{ b64_json: base64, revised_prompt: 'a lighthouse' }];
        res.end(JSON.stringify({ created: 1, data, usage: { total_tokens: 9 }, size: 'auto' }));
      },
    ],
  ])('%s', async (_, answer) => {
    const { engine, server } = await beside(answer);
    const { png, failure } = await paintWith(engine);
    expect(failure).toBeUndefined();
    expect(await pixelsOf(png)).toBe('png 1024x1024');
    expect(server.seen.orders).toHaveLength(1);
  });

  it('in one event of many megabytes', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 1_600, height: 1_600, channels: 3, background: '#000', noise } as const;
    const large = (await sharp({ create }).png().toBuffer()).toString('base64');
    expect(large.length).toBeGreaterThan(8_000_000);
    const { engine } = await beside((res) =>
      sendStream(res, `${line({ ...completed(), b64_json: large })}\n\n`, 65_536),
    );
    expect((await paintWith(engine)).failure).toBeUndefined();
  });
});

describe('pictures on the way', () => {
  it('that come late or twice are not shown after later ones', async () => {
    const sides = [40, 48, 56];
    const [first = '', second = '', third = ''] = await Promise.all(
      sides.map(async (side) => (await flatPng(side, side)).toString('base64')),
    );
    const late = [partial(1, second), partial(0, first), partial(2, third), partial(1, second)];
    const { engine } = await beside((res) => sendEvents(res, [...late, completed()]));
    const { steps } = await paintWith(engine);
    const shown = steps.flatMap(({ preview }) => preview ?? []);
    expect(await Promise.all(shown.map(pixelsOf))).toEqual(['webp 48x48', 'webp 56x56']);
    const shares = steps.map(({ progress }) => progress);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
  });

  it('that cannot be read, or never end, do not keep the picture away', async () => {
    const many = Array.from({ length: 40 }, (_, index) => partial(index, 'bm8='));
    const { engine } = await beside((res) => sendEvents(res, [...many, completed()]));
    const { png, steps } = await paintWith(engine);
    expect(png).toBeDefined();
    expect(steps.filter(({ preview }) => preview)).toEqual([]);
    expect(steps.length).toBeLessThan(20);
  });
});

describe('what people are told, once', () => {
  const error = { code: 'contentFilter', message: 'a lighthouse at dusk' };
  it.each<[string, string, Answer]>([
    ['engine_failed', 'a page', (res) => void res.writeHead(200).end('<html>a lighthouse</html>')],
    [
      'engine_failed',
      'a redirect',
      (res) => void res.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
    ],
    ['engine_failed', 'a reset', (res) => void res.socket?.resetAndDestroy()],
    [
      'engine_failed',
      'a reset in the middle',
      (res) => {
        res.writeHead(200, { 'content-type': 'application/json' });
        res.write('{"data":[{"b64_json":"', () => res.socket?.resetAndDestroy());
      },
    ],
    [
      'engine_failed',
      'nesting without end',
      (res) => void res.writeHead(200).end('['.repeat(200_000)),
    ],
    ['engine_failed', 'comments for ever', (res) => drip(res, 'text/event-stream', ': ping\n\n')],
    [
      'engine_failed',
      'an answer that comes a byte at a time',
      (res) => drip(res, 'application/json', ' '),
    ],
    [
      'engine_timeout',
      'headers that never end',
      (res) => {
        res.socket?.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => res.socket?.write('X-Drop: 1\r\n'), 20);
        res.on('close', () => clearInterval(timer));
      },
    ],
    ['content_refused', 'a filter of another spelling', (res) => sendJson(res, 400, { error })],
    ['content_refused', 'items without data', (res) => sendJson(res, 200, { data: [null, {}] })],
    [
      'content_refused',
      'an end without a picture',
      (res) => sendEvents(res, [{ ...completed(), b64_json: '' }]),
    ],
  ])('is %s after %s', async (expected, _, answer) => {
    const { engine, server } = await beside(answer, { firstMs: 900, wholeMs: 900 });
    const painted = await paintWith(engine);
    expect(shortly(painted)).toBe(expected);
    expect(painted.failure?.message).not.toMatch(/lighthouse|secret/);
    expect(server.seen.orders).toHaveLength(1);
  });

  it.each([429, 503])('is when to come again after %d with a time', async (status) => {
    const { engine } = await beside((res) => sendJson(res, status, {}, { 'retry-after': '7' }));
    const { failure } = await paintWith(engine);
    expect(failure).toBeInstanceOf(ServerBusy);
    expect(failure).toMatchObject({ againAfterMs: 7_000 });
  });

  it('is that it failed after an event without end', async () => {
    const { engine } = await beside((res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write('data: {"b64_json":"');
      const piece = 'A'.repeat(1_000_000);
      const more = () => void (res.destroyed || res.write(piece, () => setImmediate(more)));
      more();
    });
    expect(shortly(await paintWith(engine))).toBe('engine_failed');
  });
});
