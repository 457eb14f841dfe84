import { BUILTIN_ENGINE } from '@vesper/core/contract/engines';
import { EngineError } from '../../engines/engine-error.ts';
import { growTwice } from '../../pictures/grow-picture.ts';
import { PainterThreads } from './painter-threads.ts';
import type { PaintOrder } from './thread-messages.ts';
import { readReports } from './thread-reports.ts';
import { understand } from './understand.ts';
import type {
  ImageEngine,
  ImageProgress,
  ImageRequest,
  ImageResult,
} from '../../engines/image/image-engine.ts';

export interface BuiltinPainterOptions {
  /** The bundle of `thread.ts` (workers/dist/painter-thread.js in a build). */
  threadUrl: URL;
  /** Pictures painted at the same time, one thread each; further ones wait. Default 1. */
  threads?: number;
  /** Least time between two layers in milliseconds, so that people can watch. Default 0. */
  pace?: number;
  /** Share of the size that is painted and then enlarged: less work, less detail. Default 1. */
  scale?: number;
}

export interface BuiltinPainter extends ImageEngine {
  /** Ends all threads. */
  close(): Promise<void>;
}

/**
 * The painter that needs no network and no weights: it draws a scene from the prompt's own words.
 * The same prompt, seed and settings give the same bytes.
 */
export function createBuiltinPainter(options: BuiltinPainterOptions): BuiltinPainter {
  const threads = new PainterThreads(options.threadUrl, options.threads ?? 1);
  const how = { pace: options.pace ?? 0, scale: options.scale ?? 1 };
  return {
    name: BUILTIN_ENGINE,
    render: (request, signal) =>
      request.task === 'upscale'
        ? enlarge(request, signal)
        : render(threads, toOrder(request, how), signal),
    understand,
    close: () => threads.close(),
  };
}

/** The picture at twice the size; nothing is painted. */
async function* enlarge(
  { source }: ImageRequest,
  signal: AbortSignal,
): AsyncGenerator<ImageProgress | ImageResult> {
  if (!source) throw new EngineError('There is no picture to enlarge.', { retryable: false });
  yield { type: 'progress', stage: 'rendering', progress: 0 };
  const png = await growTwice(source.png);
  if (!signal.aborted) yield { type: 'result', png };
}

async function* render(
  threads: PainterThreads,
  order: PaintOrder,
  signal: AbortSignal,
): AsyncGenerator<ImageProgress | ImageResult> {
  const thread = await threads.acquire(signal);
  if (!thread) {
    if (signal.aborted) return;
    throw new EngineError('The painter is closed.', { retryable: true });
  }
  let finished = false;
  try {
    thread.postMessage(order);
    for await (const report of readReports(thread, signal)) {
      if (report.type === 'step') {
        const { progress, preview } = report;
        yield { type: 'progress', stage: 'rendering', progress, ...(preview && { preview }) };
        continue;
      }
      finished = true;
      if (report.type === 'failed') {
        throw new EngineError(`The picture could not be painted: ${report.message}`, {
          retryable: false,
        });
      }
      if (report.type === 'done') yield { type: 'result', png: report.png };
    }
  } finally {
    // Not finished means aborted, or that nobody listens any more: a canvas call cannot be
    // interrupted, so the thread is ended, and its end is not waited for.
    if (finished) threads.release(thread);
    else threads.end(thread).catch(() => undefined);
  }
}

/** Paints the scene of the source again: it knows no other way to change a picture. */
function changed({ task, source }: ImageRequest): Partial<PaintOrder> {
  const { basis, description } = source ?? {};
  return {
    ...(task !== 'vary' && description !== undefined && { prompt: description }),
    ...(basis && { basis }),
  };
}

function toOrder(request: ImageRequest, how: Pick<PaintOrder, 'pace' | 'scale'>): PaintOrder {
  const { prompt, negativePrompt, size, quality, style, seed, references, portrait } = request;
  const photo = references?.[0]?.webp;
  return {
    type: 'paint',
    ...{ prompt, size, quality, style, seed, ...how, ...changed(request) },
    ...(negativePrompt && { negativePrompt }),
    ...(portrait && { portrait }),
    // A copy that is a plain array: a `Buffer` may be a window into a pool of other people's bytes.
    ...(photo && { photo: Uint8Array.from(photo) }),
  };
}
