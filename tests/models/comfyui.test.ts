import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '@vesper/core/config/env';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import { createComfyUi } from '@vesper/workers/engines/image/comfyui/comfyui-engine';
import {
  modelWith,
  writeWorkflows,
} from '@vesper/workers/engines/image/comfyui/comfyui-engine.fixtures';
import { flatPng, paintWith, pixelsOf } from '@vesper/workers/engines/image/image-engine.fixtures';
import type { ImageEngine } from '@vesper/workers/engines/image/image-engine';

/** ComfyUI itself, without weights: its nodes that draw, scale, invert and save need none. */
const { TEST_COMFYUI_DIR: checkout, TEST_COMFYUI_PYTHON: python = 'python3' } = readEnv();
const WORKFLOWS = fileURLToPath(new URL('comfyui-workflows', import.meta.url));
/** A colour is a number to these nodes, and the seed is one. */
const COLOUR = 0x336699;

let server: ChildProcess | undefined;
let url = '';
let base = '';
let engine: ImageEngine;

const places = z.looseObject({
  queue_running: z.array(z.unknown()),
  queue_pending: z.array(z.unknown()),
});

async function ask(path: string): Promise<unknown> {
  return (await fetch(`${url}/${path}`)).json();
}

/** Waits until so many jobs run, and so many wait. */
async function expectJobs(running: number, waiting: number): Promise<void> {
  const count = async () => {
    const { queue_running: now, queue_pending: later } = places.parse(await ask('queue'));
    return [now.length, later.length];
  };
  await expect.poll(count, { timeout: 60_000 }).toEqual([running, waiting]);
}

/** Starts it with folders of its own: nothing is written into the checkout. */
async function startServer(from: string): Promise<void> {
  base = await mkdtemp(join(tmpdir(), 'vesper-comfyui-'));
  for (const name of ['input', 'output', 'temp', 'user', 'models', 'custom_nodes']) {
    await mkdir(join(base, name));
  }
  const sending = 'custom_nodes/websocket_image_save.py';
  await cp(join(from, sending), join(base, sending));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const args = ['main.py', '--cpu', '--listen', '127.0.0.1', '--port', String(port)];
  const quiet = ['--base-directory', base, '--disable-metadata', '--dont-print-server'];
  server = spawn(python, [...args, ...quiet], { cwd: from, stdio: 'ignore' });
  for (let tries = 0; tries < 600; tries++) {
    const told = await fetch(`${url}/system_stats`).catch(() => undefined);
    if (told?.ok) return;
    if (server.exitCode !== null) throw new Error('ComfyUI ended before it was ready.');
    await pause(500);
  }
  throw new Error('ComfyUI did not start.');
}

async function stopServer(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}

/** Nothing of ours is left where everybody can read it. */
async function expectNothingTold(): Promise<void> {
  expect(await ask('history')).toEqual({});
  await expectJobs(0, 0);
}

/** The colour in the middle, and at the left edge. */
async function coloursOf(png: Uint8Array | undefined): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  return [row + Math.floor(info.width / 2), row].map((at) => data.readUIntBE(at * 3, 3));
}

describe.skipIf(checkout === undefined)('ComfyUI itself', () => {
  beforeAll(async () => {
    await startServer(checkout ?? '');
    engine = createComfyUi(modelWith(WORKFLOWS), url);
  });
  afterAll(async () => {
    await stopServer();
    await rm(base, { recursive: true, force: true });
  });

  it('has all that the workflows name, and says what it has not', async () => {
    const { signal } = new AbortController();
    expect(engine.abilities).toEqual(expect.arrayContaining(['edit', 'inpaint', 'upscale']));
    expect(await engine.check?.(signal)).toBeUndefined();
    const wrong = {
      1: { class_type: 'EmptyImage', inputs: { width: 64, height: 64, color: '%prompt%' } },
      2: { class_type: 'ImageScale', inputs: { image: ['1', 0], upscale_method: 'by hand' } },
      3: { class_type: 'SaveImage', inputs: { images: ['2', 0], filename_prefix: 'x' } },
      4: { class_type: 'PaintWell', inputs: {} },
    };
    const { folder, remove } = writeWorkflows({ paint: wrong });
    const other = createComfyUi(modelWith(folder), url);
    const said = await other.check?.(signal);
    expect(said).toContain('the server has no upscale_method "by hand" (node 2, ImageScale)');
    expect(said).toContain('the server has no node PaintWell');
    const { failure } = await paintWith(other);
    expect(failure?.message).toMatch(/^ComfyUI refused the workflow: /);
    expect(failure?.message).not.toContain('lighthouse');
    remove();
  });

  it('makes a picture in the size of the order, with progress, and keeps no words', async () => {
    const { png, steps, failure } = await paintWith(engine, { seed: COLOUR, size: '1792x1024' });
    expect(failure).toBeUndefined();
    expect(await pixelsOf(png)).toBe('png 1792x1024');
    expect(await coloursOf(png)).toEqual([COLOUR, COLOUR]);
    const shares = steps.map(({ progress }) => progress);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(steps.at(-1)?.stage).toBe('saving');
    await expectNothingTold();
    expect((await readdir(join(base, 'output/vesper'))).length).toBe(1);
  });

  it('makes a picture that it has made before', async () => {
    const order = { seed: COLOUR, prompt: 'the same words' } as const;
    for (let times = 0; times < 2; times += 1) {
      const { png, failure } = await paintWith(engine, order);
      expect(failure).toBeUndefined();
      expect(await coloursOf(png)).toEqual([COLOUR, COLOUR]);
    }
  });

  it('changes a picture that was sent to it, and within a mask alone', async () => {
    const source = { png: await flatPng(512, 512, '#ff0000'), strength: 0.5 };
    const whole = await paintWith(engine, { task: 'edit', source });
    expect(await coloursOf(whole.png)).toEqual([0x00ffff, 0x00ffff]);
    const mask = await sharp(await flatPng(512, 512, '#000000'))
      .composite([{ input: await flatPng(200, 200, '#ffffff') }])
      .png()
      .toBuffer();
    const part = await paintWith(engine, { task: 'inpaint', source, mask });
    expect(await coloursOf(part.png)).toEqual([0x00ffff, 0xff0000]);
    await expectNothingTold();
  });

  it('enlarges a picture', async () => {
    const source = { png: await flatPng(300, 200), strength: 1 };
    const { png } = await paintWith(engine, { task: 'upscale', source });
    expect(await pixelsOf(png)).toBe('png 600x400');
  });

  it('sends a picture through the socket', async () => {
    const sending = {
      1: { class_type: 'PrimitiveString', inputs: { value: '%prompt%' } },
      2: { class_type: 'PreviewAny', inputs: { source: ['1', 0] } },
      3: {
        class_type: 'EmptyImage',
        inputs: { width: '%width%', height: '%height%', batch_size: 1, color: '%seed%' },
      },
      4: { class_type: 'SaveImageWebsocket', inputs: { images: ['3', 0] } },
    };
    const { folder, remove } = writeWorkflows({ paint: sending });
    const { png, failure } = await paintWith(createComfyUi(modelWith(folder), url), {
      seed: COLOUR,
    });
    remove();
    expect(failure).toBeUndefined();
    expect(await coloursOf(png)).toEqual([COLOUR, COLOUR]);
  });

  it('stops a job of ours that runs, takes back one that waits, and does what comes next', async () => {
    const source = { png: await flatPng(64, 64), strength: 1 };
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = paintWith(engine, { task: 'vary', source, seed: 1 }, running.signal);
    await expectJobs(1, 0);
    const second = paintWith(engine, { task: 'vary', source, seed: 2 }, waiting.signal);
    await expectJobs(1, 1);
    waiting.abort();
    running.abort();
    for (const { png, failure } of [await first, await second]) {
      expect([png, failure]).toEqual([undefined, undefined]);
    }
    expect((await paintWith(engine, { seed: COLOUR })).failure).toBeUndefined();
    await expect.poll(() => ask('history'), { timeout: 60_000 }).toEqual({});
  });

  it('that dies in the middle has lost the picture, which is said', async () => {
    const source = { png: await flatPng(64, 64), strength: 1 };
    const painting = paintWith(engine, { task: 'vary', source, seed: 3 });
    await expectJobs(1, 0);
    await stopServer();
    const { failure } = await painting;
    expect(failure).toMatchObject({ code: 'model_away', retryable: true });
  });
});
