import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { videoView, type VideoView } from '@vesper/core/contract/video';
import { videoModelsView } from '@vesper/core/contract/video-model';
import { readAccount } from '../stack/balance.ts';
import { createClient, type Client } from '../stack/client.ts';
import { ASYNC } from '../stack/conversation.ts';
import { fetchBytes, newPerson, type Person } from '../stack/person.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const PATH = '/api/generate/video';

let stack: Stack;
let owner: Person;
let film: VideoView;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vesper-video-'));
  stack = await startStack();
  owner = await newPerson(stack);
  const body = { prompt: 'a lake at dusk with clouds', ratio: '1:1', seed: 7 };
  film = await owner.client.expect([201, videoView], 'POST', PATH, body);
});
afterAll(async () => {
  await stack.stop();
  await rm(folder, { recursive: true, force: true });
});

const order = (client: Client, body: object = {}, headers: Record<string, string> = ASYNC) =>
  client.expect([202, videoView], 'POST', PATH, { prompt: 'waves and stars', ...body }, headers);
const own = (client: Client) => client.expect([200, z.array(videoView)], 'GET', '/api/videos');
const account = (userId: string) => readAccount(stack.documents, userId);

const probed = z.object({
  streams: z.array(
    z.object({
      ...{ codec_name: z.string(), codec_type: z.string(), pix_fmt: z.string().optional() },
      ...{ width: z.number(), height: z.number(), nb_frames: z.coerce.number() },
    }),
  ),
  format: z.object({ duration: z.coerce.number(), tags: z.record(z.string(), z.string()) }),
});

/** What a program that knows films says of one. */
async function probe(bytes: Buffer): Promise<z.output<typeof probed>> {
  const file = join(folder, 'film.mp4');
  await writeFile(file, bytes);
  const args = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', file];
  return probed.parse(JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })));
}

/** Milliseconds that were told to be left, one after the other, until the run ended. */
async function toldTimes(person: Person): Promise<number[]> {
  const socket = await connectSocket(person.client);
  const told: number[] = [];
  socket.onEvent('run:progress', (data) => {
    const { leftMs } = z.object({ leftMs: z.number().optional() }).parse(data);
    if (leftMs !== undefined) told.push(leftMs);
  });
  const { runId } = await order(person.client, { ratio: '1:1' });
  const end = await socket.finished(runId);
  socket.close();
  expect(end.event).toBe('run:completed');
  return told;
}

describe('a film of words', () => {
  it('tells how long it still takes once another one was made', async () => {
    const told = await toldTimes(await newPerson(stack));
    expect(told.length).toBeGreaterThan(3);
    expect(told.at(-1)).toBeLessThan(told[0] ?? 0);
  });

  it('is offered with its price and its length', async () => {
    const list = [200, videoModelsView] as const;
    const { models } = await owner.client.expect([...list], 'GET', '/api/video-models');
    expect(models).toMatchObject([
      { id: 'builtin', isBuiltin: true, isAway: false, pricePerSecond: 1, seconds: [3] },
    ]);
    expect(models[0]?.abilities).toEqual(['words', 'negative']);
  });

  it('is H.264 in MP4, silent, as long as was ordered, with its index in front', async () => {
    expect(film).toMatchObject({ status: 'complete', seconds: 3, ratio: '1:1', seed: 7 });
    expect(film.pixels).toEqual({ width: 768, height: 768 });
    const { body, headers } = await fetchBytes(owner.client, film.videoUrl ?? '');
    expect(headers.get('content-type')).toBe('video/mp4');
    expect(film.bytes).toBe(body.length);
    const { streams, format } = await probe(body);
    expect(streams).toMatchObject([
      { codec_name: 'h264', pix_fmt: 'yuv420p', width: 768, height: 768, nb_frames: 72 },
    ]);
    expect(format.duration).toBeCloseTo(3, 1);
    expect(body.indexOf('moov')).toBeLessThan(body.indexOf('mdat'));
  });

  it('says in its container that a machine made it, and on its poster', async () => {
    const { body } = await fetchBytes(owner.client, film.videoUrl ?? '');
    const { format } = await probe(body);
    expect(format.tags['comment']).toContain('digitalsourcetype/trainedAlgorithmicMedia');
    expect(body.indexOf('Iptc4xmpExt:DigitalSourceType')).toBeGreaterThan(0);
    const poster = await fetchBytes(owner.client, film.posterUrl ?? '');
    const { width, height, xmp } = await sharp(poster.body).metadata();
    expect({ width, height }).toEqual({ width: 768, height: 768 });
    expect(String(xmp)).toContain('trainedAlgorithmicMedia');
    const made = await owner.client.request('GET', film.thumbnailUrl ?? '');
    expect(made.status).toBe(200);
  });

  it('moves, and its end leads on to its beginning', async () => {
    const { body } = await fetchBytes(owner.client, film.videoUrl ?? '');
    await writeFile(join(folder, 'moving.mp4'), body);
    const at = async (frame: number): Promise<Buffer> => {
      const file = join(folder, `frame-${frame}.png`);
      const pick = ['-vf', `select=eq(n\\,${frame})`, '-frames:v', '1', '-y', file];
      execFileSync('ffmpeg', ['-v', 'error', '-i', join(folder, 'moving.mp4'), ...pick]);
      return sharp(file).removeAlpha().raw().toBuffer();
    };
    const [first, middle, last] = [await at(0), await at(36), await at(71)];
    const apart = (one: Buffer, other: Buffer) =>
      one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) /
      one.length;
    expect(apart(first, middle)).toBeGreaterThan(1);
    expect(apart(first, last)).toBeLessThan(apart(first, middle));
  });

  it('is sent in parts, whole, or as headers alone; to its owner and nobody else', async () => {
    const url = film.videoUrl ?? '';
    const whole = await fetchBytes(owner.client, url);
    const size = whole.body.length;
    const part = await fetchBytes(owner.client, url, { range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${size}`);
    expect(part.body.equals(whole.body.subarray(100, 200))).toBe(true);
    const beyond = await fetchBytes(owner.client, url, { range: `bytes=${size}-` });
    expect(beyond.status).toBe(416);
    const etag = whole.headers.get('etag') ?? '';
    const changed = { range: 'bytes=0-9', 'if-range': '"older"' };
    expect((await fetchBytes(owner.client, url, changed)).status).toBe(200);
    const same = { range: 'bytes=0-9', 'if-range': etag };
    expect((await fetchBytes(owner.client, url, same)).status).toBe(206);
    const head = await fetchBytes(owner.client, url, {}, 'HEAD');
    expect(head.headers.get('content-length')).toBe(String(size));
    expect(head.headers.get('accept-ranges')).toBe('bytes');
    const other = await newPerson(stack);
    for (const path of [url, film.posterUrl ?? '', film.thumbnailUrl ?? '']) {
      expect((await fetchBytes(other.client, path)).status).toBe(404);
      expect((await fetchBytes(createClient(stack.baseUrl), path)).status).toBe(401);
    }
    const download = await fetchBytes(owner.client, `${url}?download`);
    expect(download.headers.get('content-disposition')).toContain('.mp4"');
  });
});

describe('the order', () => {
  it('is paid by the second, once for one key, and held until the end', async () => {
    const { client, userId } = await newPerson(stack);
    const socket = await connectSocket(client);
    const key = { ...ASYNC, 'idempotency-key': 'films-of-waves' };
    const first = await order(client, {}, key);
    const again = await order(client, {}, key);
    expect(again.id).toBe(first.id);
    expect(await account(userId)).toMatchObject({ tokens: 2 });
    expect((await socket.finished(first.runId)).event).toBe('run:completed');
    await stack.settled();
    expect(await account(userId)).toEqual({ tokens: 2, ledgerSum: 2, holds: 0 });
    expect((await own(client)).map(({ status }) => status)).toEqual(['complete']);
    socket.close();
  });

  it('is refused without enough tokens, and nothing is begun', async () => {
    const { client, userId } = await newPerson(stack);
    const first = await order(client);
    const second = await client.request('POST', PATH, { prompt: 'more waves' }, ASYNC);
    expect(second).toMatchObject({ status: 402, body: { code: 'insufficient_tokens' } });
    await client.request('POST', `/api/runs/${first.runId}/cancel`);
    await stack.settled();
    expect(await account(userId)).toEqual({ tokens: 5, ledgerSum: 5, holds: 0 });
    expect(await own(client)).toHaveLength(1);
  });

  it('says at the field what no model can do', async () => {
    const { client } = owner;
    for (const [body, path] of [
      [{ seconds: 7 }, 'seconds'],
      [{ imageId: '0'.repeat(24) }, 'imageId'],
      [{ modelId: 'gone' }, 'modelId'],
      [{ seed: 2 ** 32 }, 'seed'],
      [{ ratio: '4:3' }, 'ratio'],
      [{ prompt: ' ' }, 'prompt'],
    ] as const) {
      const answer = await client.request('POST', PATH, { prompt: 'waves', ...body });
      expect(answer).toMatchObject({ status: 422, body: { issues: [{ path }] } });
    }
  });

  it('is held to the rules of safety, and costs nothing when it is refused', async () => {
    const before = await account(owner.userId);
    const refused = await owner.client.request('POST', PATH, { prompt: 'a naked child' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'child_safety' } });
    expect(await account(owner.userId)).toEqual(before);
  });
});

describe('a film on its way', () => {
  it('is followed by progress and previews, and stopped: the tokens come back, nothing stays', async () => {
    const { client, userId } = await newPerson(stack);
    const socket = await connectSocket(client);
    const { id, runId } = await order(client);
    const started = await socket.waitFor('run:started', (it) => it.runId === runId);
    expect(started).toMatchObject({ kind: 'video', videoId: id });
    const seen = await socket.waitFor(
      'run:progress',
      (it) => it.runId === runId && !!it.previewUrl,
    );
    const preview = await fetchBytes(client, seen.previewUrl ?? '');
    expect(preview.headers.get('content-type')).toBe('image/webp');
    await client.request('POST', `/api/runs/${runId}/cancel`);
    expect((await socket.finished(runId)).event).toBe('run:stopped');
    await stack.settled();
    expect(await account(userId)).toEqual({ tokens: 5, ledgerSum: 5, holds: 0 });
    expect(await stack.storedKeys(`videos/${userId}/`)).toEqual([]);
    const [stopped] = await own(client);
    expect(stopped).toMatchObject({ status: 'stopped', videoUrl: null });
    socket.close();
  });

  it('is deleted with all of it, whether it is ready or not', async () => {
    const { client, userId } = owner;
    expect(await stack.storedKeys(`videos/${userId}/`)).toHaveLength(3);
    expect((await client.request('DELETE', `/api/videos/${film.id}`)).status).toBe(200);
    expect((await client.request('GET', `/api/videos/${film.id}`)).status).toBe(404);
    expect((await fetchBytes(client, film.videoUrl ?? '')).status).toBe(404);
    const other = await newPerson(stack);
    const pending = await order(other.client);
    expect((await other.client.request('DELETE', `/api/videos/${pending.id}`)).status).toBe(200);
    await stack.settled();
    expect(await account(other.userId)).toEqual({ tokens: 5, ledgerSum: 5, holds: 0 });
    expect(await own(other.client)).toEqual([]);
    for (const id of [userId, other.userId]) {
      expect(await stack.storedKeys(`videos/${id}/`)).toEqual([]);
    }
  });
});
