import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '../../engines/engine-error.ts';
import { createBuiltinPainter, type BuiltinPainter } from './painter-engine.ts';
import { bundleThread, type BundledThread } from './bundle-thread.ts';
import { portraitPhoto } from './likeness/portrait-photo.fixtures.ts';
import type { ImageProgress, ImageRequest } from '../../engines/image/image-engine.ts';

const REQUEST: ImageRequest = {
  runId: 'run-1',
  prompt: 'a lighthouse on a cliff at golden hour, teal sea',
  size: '1024x1024',
  quality: 'standard',
  style: 'vivid',
  seed: 11,
};

/** Milliseconds: a picture takes one to three seconds on a core of its own, which CI has not. */
const PATIENCE = 60_000;

let thread: BundledThread;
let painter: BuiltinPainter;
let standard: Painted;

beforeAll(async () => {
  thread = await bundleThread();
  painter = createBuiltinPainter({ threadUrl: thread.url });
  standard = await paint();
}, PATIENCE);
afterAll(async () => {
  await painter.close();
  await thread.remove();
});

interface Painted {
  steps: ImageProgress[];
  png: Uint8Array;
  results: number;
}

async function paint(change: Partial<ImageRequest> = {}, by = painter): Promise<Painted> {
  const steps: ImageProgress[] = [];
  const results: Uint8Array[] = [];
  for await (const event of by.render({ ...REQUEST, ...change }, new AbortController().signal)) {
    if (event.type === 'progress') steps.push(event);
    else results.push(event.png);
  }
  const [png = new Uint8Array()] = results;
  return { steps, png, results: results.length };
}

/** The threads that this process starts while `work` runs. */
async function threadsStartedBy(work: () => Promise<void>): Promise<Worker[]> {
  const started: Worker[] = [];
  const note = (worker: Worker) => started.push(worker);
  process.on('worker', note);
  await work();
  process.off('worker', note);
  return started;
}

describe('the built-in painter', { timeout: PATIENCE }, () => {
  it('gives one picture, the same for the same request and another for another seed', async () => {
    const again = await paint();
    const other = await paint({ seed: 12 });
    expect(standard.results).toBe(1);
    expect(Buffer.compare(standard.png, again.png)).toBe(0);
    expect(Buffer.compare(standard.png, other.png)).not.toBe(0);
  });

  it.each(['1024x1024', '1792x1024', '1024x1792'] as const)(
    'paints exactly %s pixels',
    async (size) => {
      const { png } = size === REQUEST.size ? standard : await paint({ size });
      const { width, height, format } = await sharp(png).metadata();
      expect(`${width}x${height}`).toBe(size);
      expect(format).toBe('png');
    },
  );

  it('paints at a share of the size what is the same picture, enlarged', async () => {
    const quick = createBuiltinPainter({ threadUrl: thread.url, scale: 0.25 });
    const { png } = await paint({}, quick);
    await quick.close();
    expect(await sharp(png).metadata()).toMatchObject({ width: 1024, height: 1024 });
    const colour = async (picture: Uint8Array) => {
      const { channels } = await sharp(picture).stats();
      return channels.map(({ mean }) => mean);
    };
    const whole = await colour(standard.png);
    for (const [at, mean] of (await colour(png)).entries()) {
      expect(Math.abs(mean - (whole[at] ?? 0))).toBeLessThan(16);
    }
  });

  it('paints the person of a photo, the first of several, the same each time', async () => {
    const photo = (shirt: string) => ({ webp: portraitPhoto({ shirt }).encodeSync('webp', 90) });
    const [blue, red] = [photo('#2f5d8a'), photo('#a03030')];
    const { steps, png } = await paint({ references: [blue, red] });
    expect(Buffer.compare(png, (await paint({ references: [blue] })).png)).toBe(0);
    const pixels = (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer();
    const shown = await pixels(png);
    expect(meanDifference(shown, await pixels(standard.png))).toBeGreaterThan(8);
    expect(steps.filter(({ preview }) => preview).length).toBeGreaterThan(
      standard.steps.filter(({ preview }) => preview).length,
    );
  });

  it('reports steps that never fall and previews that grow', async () => {
    const progress = standard.steps.map((step) => step.progress);
    expect(progress.length).toBeGreaterThanOrEqual(5);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(Math.max(...progress)).toBeLessThanOrEqual(1);
    const previews = standard.steps.flatMap(({ preview }) => (preview ? [preview] : []));
    expect(previews.length).toBeGreaterThanOrEqual(2);
    const raws = await Promise.all(previews.map((preview) => sharp(preview).raw().toBuffer()));
    for (const preview of previews) {
      const { format, width = 0, height = 0 } = await sharp(preview).metadata();
      expect(format).toBe('webp');
      expect(Math.max(width, height)).toBeLessThanOrEqual(512);
    }
    raws.slice(1).forEach((raw, index) => {
      expect(meanDifference(raw, raws[index] ?? raw)).toBeGreaterThan(0.5);
    });
  });

  it('paints hd and natural differently from standard and vivid', async () => {
    const hd = await paint({ quality: 'hd' });
    const natural = await paint({ style: 'natural' });
    const raw = (png: Uint8Array) => sharp(png).removeAlpha().raw().toBuffer();
    const vivid = await raw(standard.png);
    expect(meanDifference(vivid, await raw(natural.png))).toBeGreaterThan(4);
    // Other strokes in the same colours.
    expect(meanDifference(vivid, await raw(hd.png))).toBeGreaterThan(2);
  });
});

describe('stopping', { timeout: PATIENCE }, () => {
  it('ends without a result, ends the thread, and the next picture is painted', async () => {
    const own = createBuiltinPainter({ threadUrl: thread.url });
    const controller = new AbortController();
    const seen: string[] = [];
    const [started] = await threadsStartedBy(async () => {
      for await (const event of own.render(REQUEST, controller.signal)) {
        seen.push(event.type);
        controller.abort();
      }
    });
    expect(seen).toEqual(['progress']);
    expect(started).toBeDefined();
    if (started && started.threadId !== -1) await once(started, 'exit');
    const after: string[] = [];
    for await (const event of own.render(REQUEST, new AbortController().signal)) {
      after.push(event.type);
    }
    expect(after.at(-1)).toBe('result');
    await own.close();
  });

  it('does not start anything for a signal that is already aborted', async () => {
    const own = createBuiltinPainter({ threadUrl: thread.url });
    const started = await threadsStartedBy(async () => {
      for await (const event of own.render(REQUEST, AbortSignal.abort())) {
        expect(event).toBeUndefined();
      }
    });
    expect(started).toHaveLength(0);
  });

  it('gives the thread to the next in line when the one before is stopped', async () => {
    const own = createBuiltinPainter({ threadUrl: thread.url });
    const controller = new AbortController();
    const first = own.render(REQUEST, controller.signal)[Symbol.asyncIterator]();
    await first.next();
    const second = own.render(REQUEST, new AbortController().signal)[Symbol.asyncIterator]();
    const next = second.next();
    controller.abort();
    expect((await first.next()).done).toBe(true);
    expect((await next).value).toMatchObject({ type: 'progress' });
    await second.return?.();
    await own.close();
  });
});

describe('a thread that dies', { timeout: PATIENCE }, () => {
  it.each([
    ['throws', `throw new Error('out of luck')`],
    [
      'leaves',
      `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', () => process.exit(3));`,
    ],
  ])('is a retryable failure when it %s', async (_, source) => {
    const folder = await mkdtemp(join(tmpdir(), 'painter-'));
    const file = join(folder, 'thread.mjs');
    await writeFile(file, source);
    const own = createBuiltinPainter({ threadUrl: pathToFileURL(file) });
    const failure = own
      .render(REQUEST, new AbortController().signal)
      [Symbol.asyncIterator]()
      .next();
    await expect(failure).rejects.toBeInstanceOf(EngineError);
    await expect(failure).rejects.toMatchObject({ retryable: true });
    await own.close();
  });
});

function meanDifference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) {
    sum += Math.abs((a[index] ?? 0) - (b[index] ?? 0));
  }
  return sum / a.length;
}
