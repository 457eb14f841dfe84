import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { VideoModelConfig } from '@vesper/core/config/video-models';
import { EngineError } from '../../engines/engine-error.ts';
import type { ImageProgress } from '../../engines/image/image-engine.ts';
import type { VideoEngine, VideoRequest, VideoResult } from '../../engines/video/video-engine.ts';
import { ENCODE, type Ffmpeg } from '../../video/ffmpeg.ts';
import { openScratchFolder } from '../../video/scratch-folder.ts';
import { PainterThreads } from './painter-threads.ts';
import { NEXT_FRAME, type FilmOrder } from './thread-messages.ts';
import { readReports } from './thread-reports.ts';

interface FilmPainterOptions {
  model: Pick<VideoModelConfig, 'name' | 'sizes' | 'fps'>;
  /** The bundle of `thread.ts`. */
  threadUrl: URL;
  ffmpeg: Ffmpeg;
  /** Share of the size that is painted and then enlarged. */
  scale: number;
}

/** Share of the bar at which the last frame is painted. */
const ENCODED_AT = 0.97;

/**
 * The painter's films: the scene of the prompt, its water, clouds and lights in motion. A thread of
 * its own paints them, so that a film holds up no picture.
 */
export function createFilmPainter({ model, threadUrl, ffmpeg, scale }: FilmPainterOptions) {
  const threads = new PainterThreads(threadUrl, 1);
  return {
    name: model.name,
    abilities: ['words', 'negative'],
    async *render(request, signal) {
      const size = model.sizes[request.ratio];
      if (!size) throw new EngineError('there is no such shape', { retryable: false });
      const order = orderOf(request, { ...size, scale, fps: model.fps });
      // Until the thread is free it waits for its turn.
      yield { type: 'progress', stage: 'preparing', progress: 0 };
      const thread = await threads.acquire(signal);
      if (!thread) {
        if (signal.aborted) return;
        throw new EngineError('The painter is closed.', { retryable: true });
      }
      yield* film({ threads, thread, ffmpeg, signal }, order, size);
    },
    close: () => threads.close(),
  } satisfies VideoEngine;
}

function orderOf(
  { prompt, negativePrompt, seed, seconds }: VideoRequest,
  { width, height, scale, fps }: { width: number; height: number; scale: number; fps: number },
): FilmOrder {
  return {
    type: 'film',
    ...{ prompt, seed, seconds, fps },
    ...(negativePrompt && { negativePrompt }),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

interface Studio {
  threads: PainterThreads;
  thread: Worker;
  ffmpeg: Ffmpeg;
  signal: AbortSignal;
}

async function* film(
  { threads, thread, ffmpeg, signal }: Studio,
  order: FilmOrder,
  size: { width: number; height: number },
): AsyncGenerator<ImageProgress | VideoResult> {
  let isFinished = false;
  const gone = new AbortController();
  const folder = await openScratchFolder();
  try {
    const file = join(folder.path, 'film.mp4');
    const ends = AbortSignal.any([signal, gone.signal]);
    const encoder = encodeFrames(ffmpeg, { file, order, size }, ends);
    thread.postMessage(order);
    for await (const report of readReports(thread, signal)) {
      if (report.type === 'failed') {
        throw new EngineError(`The film could not be painted: ${report.message}`, {
          retryable: false,
        });
      }
      if (report.type === 'done') break;
      if (report.type === 'filmed') {
        isFinished = true;
        await encoder.end();
        yield { type: 'result', bytes: await readFile(file) };
        return;
      }
      const { progress, preview, frame } = report;
      const told = { stage: 'rendering', progress: progress * ENCODED_AT } as const;
      yield { type: 'progress', ...told, ...(preview && { preview }) };
      if (!frame) continue;
      await encoder.add(frame);
      thread.postMessage(NEXT_FRAME);
    }
  } catch (err) {
    if (!signal.aborted) throw err;
  } finally {
    gone.abort();
    // Not finished means aborted, or that nobody listens any more: painting cannot be interrupted.
    if (isFinished) threads.release(thread);
    else threads.end(thread).catch(() => undefined);
    await folder.remove();
  }
}

interface Encoding {
  file: string;
  order: Pick<FilmOrder, 'width' | 'height' | 'fps'>;
  size: { width: number; height: number };
}

/** Encodes frames while they are painted; nothing of the film is ever whole in memory. */
function encodeFrames(ffmpeg: Ffmpeg, { file, order, size }: Encoding, signal: AbortSignal) {
  const { width, height, fps } = order;
  const pipe = new PassThrough();
  pipe.on('error', () => undefined);
  const encoding = ffmpeg.run(
    [
      ...['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(fps)],
      ...['-i', 'pipe:0', '-vf', `scale=${size.width}:${size.height}:flags=lanczos`],
      ...[...ENCODE, file],
    ],
    signal,
    pipe,
  );
  // Whoever adds a frame, or ends it, hears of it.
  encoding.catch(() => undefined);
  return {
    async add(frame: Uint8Array): Promise<void> {
      if (pipe.write(frame)) return;
      const listening = new AbortController();
      const drained = once(pipe, 'drain', { signal: listening.signal });
      drained.catch(() => undefined);
      await Promise.race([drained, encoding]);
      listening.abort();
    },
    async end(): Promise<void> {
      pipe.end();
      await encoding;
    },
  };
}
