import { setTimeout as pause } from 'node:timers/promises';
import type { Automatic1111Config } from '@vesper/core/config/image-models';
import { z } from 'zod';
import { timeBound } from '../../../time-bound.ts';
import { EngineError } from '../../engine-error.ts';
import { cleanPicture, fitPicture, previewOf } from '../fit-picture.ts';
import type { ImageEngine, ImageProgress, ImageRequest, ImageResult } from '../image-engine.ts';
import { RisingProgress } from '../rising-progress.ts';
import { AnswerLost, fromBase64, PICTURE_BYTES_MAX } from '../server-call.ts';
import { orderOf } from './paint-order.ts';
import { Automatic1111Api, PATIENCE, type Patience } from './server-api.ts';
import { StallWatch } from './stall-watch.ts';
import { TaskEye } from './task-eye.ts';

/** Share of the bar that is the server's; the rest is for reading the picture. */
const PAINTED_AT = 0.95;
/** Pictures on the way are made at every second look: each costs the server some time. */
const PREVIEW_EVERY = 2;

const painted = z.union([
  z
    .looseObject({ images: z.tuple([z.string().min(1)], z.string()) })
    .transform(({ images: [first] }) => first),
  z.looseObject({ image: z.string().min(1) }).transform(({ image }) => image),
]);

/**
 * Paints by one server of AUTOMATIC1111, Forge or SD.Next. Such a server does one thing at a time
 * for everybody: whoever calls holds the only place at it (`server-pool.ts`).
 */
export function createAutomatic1111(
  model: Automatic1111Config,
  server: string,
  changes: Partial<Patience> = {},
): ImageEngine {
  const patience = { ...PATIENCE, ...changes };
  const api = new Automatic1111Api(server, model.apiKey, patience);
  const closing = new AbortController();

  /** Reports until the work has ended, well or badly. */
  async function* watch(
    eye: TaskEye,
    { over, signal, rising }: { over: Promise<true>; signal: AbortSignal; rising: RisingProgress },
  ): AsyncGenerator<ImageProgress> {
    const stall = new StallWatch(patience.stalledMs);
    for (let looks = 0; ; looks += 1) {
      const rest = pause(patience.pollMs, undefined, { ref: false });
      if (await Promise.race([over, rest])) return;
      const looking = eye.look(looks % PREVIEW_EVERY === 1, signal);
      const glance = await Promise.race([over, looking]);
      if (glance === true) return;
      stall.note(glance);
      const { state, progress } = glance;
      if (state !== 'waiting' && state !== 'painting') continue;
      const stage = state === 'painting' && progress > 0 ? 'rendering' : 'preparing';
      const preview = glance.preview && (await previewOf(glance.preview).catch(() => undefined));
      yield rising.at(stage, progress * PAINTED_AT, preview);
    }
  }

  /** Stops the work at the server if it provably is ours; one that waits there, when its turn comes. */
  async function stop(eye: TaskEye): Promise<void> {
    if ((await stopOnce(eye)) !== 'waiting') return;
    const signal = timeBound(patience.lingerMs, closing.signal);
    const linger = async (): Promise<void> => {
      while (!signal.aborted) {
        await pause(patience.pollMs, undefined, { signal });
        if ((await stopOnce(eye)) !== 'waiting') return;
      }
    };
    // Nobody waits for this; what is left of it when it fails is one picture for nobody.
    linger().catch(() => undefined);
  }

  async function stopOnce(eye: TaskEye): Promise<'running' | 'waiting' | 'no'> {
    const signal = timeBound(patience.askMs, closing.signal);
    try {
      const state = await eye.isRunning(signal);
      if (state === 'running') await api.interrupt(signal);
      return state;
    } catch {
      return 'no';
    }
  }

  async function* paint(
    request: ImageRequest,
    signal: AbortSignal,
  ): AsyncGenerator<ImageProgress | ImageResult> {
    const rising = new RisingProgress();
    yield rising.at('preparing', 0);
    const { path, body, taskId } = await orderOf(model, request);
    const leaving = new AbortController();
    const ends = AbortSignal.any([signal, leaving.signal, closing.signal]);
    const eye = new TaskEye(api, taskId ?? '');
    let mayRunOn = true;
    const painting = api.paint(path, body, ends);
    const over = painting.then(
      () => {
        mayRunOn = false;
        return true as const;
      },
      (err: unknown) => {
        // An answer that was lost says nothing of the work: the server may go on with it.
        mayRunOn = ends.aborted || err instanceof AnswerLost;
        return true as const;
      },
    );
    try {
      if (taskId !== undefined) yield* watch(eye, { over, signal: ends, rising });
      const bytes = pictureIn(await painting);
      if (taskId !== undefined && (await eye.wasInterrupted(ends))) throw interrupted();
      yield rising.at('saving', PAINTED_AT);
      const isLarger = request.task === 'upscale';
      const png = await (isLarger ? cleanPicture(bytes) : fitPicture(bytes, request.size));
      yield { type: 'result', png };
    } finally {
      leaving.abort();
      if (mayRunOn && taskId !== undefined) await stop(eye);
    }
  }

  return {
    name: model.name,
    async *render(request, signal) {
      try {
        yield* paint(request, signal);
      } catch (err) {
        if (signal.aborted) return;
        throw asEngineError(err);
      }
    },
    async check(signal) {
      try {
        return problemWith(model, await api.checkpoints(signal));
      } catch (err) {
        return asEngineError(err).message;
      }
    },
    async close() {
      closing.abort();
    },
  };
}

/** @throws EngineError when the answer holds no picture of a bearable size */
function pictureIn(answer: unknown): Buffer {
  const { data: text } = painted.safeParse(answer);
  if (text === undefined) {
    throw new EngineError('the picture server answered without a picture', { retryable: true });
  }
  const bytes = fromBase64(text);
  if (bytes.length <= PICTURE_BYTES_MAX) return bytes;
  throw new EngineError('the picture server sent too large a picture', { retryable: false });
}

/** Somebody pressed the button for whatever ran: what came of it is no picture that was ordered. */
const interrupted = () =>
  new EngineError('somebody broke off the work at the picture server', { retryable: true });

/** Nothing is paid for a picture of such a server: what was lost can be painted again, elsewhere. */
function asEngineError(err: unknown): EngineError {
  if (err instanceof AnswerLost && err.code !== 'engine_timeout') {
    return new EngineError('the picture server went away', {
      ...{ retryable: true, code: 'model_away', cause: err },
    });
  }
  if (err instanceof EngineError) return err;
  return new EngineError('the picture server answered in no form that is known', {
    ...{ retryable: true, cause: err },
  });
}

function problemWith(
  { model }: Automatic1111Config,
  known: readonly string[][] | undefined,
): string | undefined {
  if (!known) return 'the picture server lists no checkpoints: it may be another kind of server';
  if (model === undefined) {
    return known.length > 0 ? undefined : 'the picture server has no checkpoint';
  }
  if (known.some((names) => names.includes(model))) return undefined;
  return `the picture server has no checkpoint named ${model}`;
}
