import type { ImageModelConfig } from '@vesper/core/config/image-models';
import type { RunEventData } from '@vesper/core/contract/run';
import { countPainted } from '@vesper/core/counters/image-use';
import { forgetAtWork, noteAtWork } from '@vesper/core/image-times/at-work';
import {
  expectedTime,
  noteTime,
  readTimes,
  type PaintingTime,
} from '@vesper/core/image-times/learned-times';
import { workOf, type PaintingWork } from '@vesper/core/image-times/painting-work';
import type { ImageDocument } from '@vesper/core/models/image';
import type { WorkerContext } from '../context.ts';
import type { ImageProgress, PictureUsage } from '../engines/image/image-engine.ts';
import { pictureCost } from './picture-cost.ts';
import { timeLeft } from './time-left.ts';

type Context = Pick<WorkerContext, 'redis' | 'log' | 'clock' | 'imageMetrics'>;

/** The part of `run:progress` that says what a picture waits for, and how long. */
type Told = Pick<RunEventData<'run:progress'>, 'leftMs' | 'notice'>;

/**
 * Follows the painting of one picture: how long it waits, is painted and is stored. Others that wait
 * learn from it what is before them, and later ones how long it takes.
 */
export class PaintingWatch {
  readonly #context: Context;
  readonly #image: ImageDocument;
  readonly #model: ImageModelConfig;
  readonly #work: PaintingWork;
  readonly #expected: PaintingTime | null;
  #is: 'waiting' | 'painted' | undefined;
  #beganAt: number | undefined;
  #paintedAt: number | undefined;
  #hasMoved = false;

  private constructor(
    context: Context,
    image: ImageDocument,
    model: ImageModelConfig,
    expected: PaintingTime | null,
  ) {
    this.#context = context;
    this.#image = image;
    this.#model = model;
    this.#work = workOf(image, model);
    this.#expected = expected;
  }

  static async begin(
    context: Context,
    image: ImageDocument,
    model: ImageModelConfig,
  ): Promise<PaintingWatch> {
    const times = await readTimes(context.redis, model.id);
    const watch = new PaintingWatch(
      context,
      image,
      model,
      expectedTime(times, workOf(image, model)),
    );
    // Most begin at once; who waits for a server says so with the first that it tells.
    watch.#become('painted');
    return watch;
  }

  /** Takes in what the engine tells. */
  see({ before, hasMoved }: ImageProgress): void {
    if (hasMoved) this.#hasMoved = true;
    if (before !== undefined) this.#become('waiting');
    else if (this.#is === 'waiting' || hasMoved) this.#become('painted');
  }

  /** What the member is told beside the progress. @param progress share of the painting that is done */
  told(progress: number): Told {
    const leftMs = this.#leftMs(progress);
    return {
      ...(leftMs !== undefined && { leftMs }),
      ...(this.#hasMoved && { notice: 'moved' }),
    };
  }

  painted(): void {
    this.#paintedAt = performance.now();
  }

  /** Counts a picture that was painted and dealt with, and learns from it. */
  async dealtWith(usage?: PictureUsage): Promise<void> {
    const now = performance.now();
    const [beganAt, paintedAt] = [this.#beganAt ?? now, this.#paintedAt ?? now];
    const { redis, clock, imageMetrics, log } = this.#context;
    const { id: model } = this.#model;
    const cost = pictureCost(this.#model, usage);
    const at = clock.now();
    const passed = at.getTime() - this.#image.createdAt.getTime();
    const times = {
      waiting: Math.max(0, passed - (now - beganAt)),
      painting: paintedAt - beganAt,
      saving: now - paintedAt,
    };
    imageMetrics.queued.observe({ model }, times.waiting / 1_000);
    imageMetrics.painted.observe({ model }, times.painting / 1_000);
    imageMetrics.saved.observe({ model }, times.saving / 1_000);
    if (cost > 0) imageMetrics.cost.inc({ model }, cost);
    for (const [kind, count] of Object.entries(usage ?? {})) {
      imageMetrics.tokens.inc({ model, kind }, count);
    }
    const learned = { ...this.#work, paintMs: times.painting, saveMs: times.saving };
    await Promise.all([
      countPainted(redis, at, model, { times, cost }),
      // One that was begun twice says nothing of how long it takes.
      this.#hasMoved ? undefined : noteTime(redis, model, learned),
    ]).catch((err: unknown) => log.debug({ err }, 'times of a picture were not noted'));
  }

  end(): void {
    this.#note(forgetAtWork(this.#context.redis, this.#runId));
  }

  get #runId(): string {
    return this.#image.runId.toHexString();
  }

  #become(is: 'waiting' | 'painted'): void {
    this.#beganAt = is === 'painted' ? performance.now() : undefined;
    if (is === 'waiting' && this.#is === is) return;
    this.#is = is;
    this.#note(noteAtWork(this.#context.redis, this.#runId, is));
  }

  #leftMs(progress: number): number | undefined {
    if (this.#beganAt === undefined) return undefined;
    return timeLeft(this.#expected, performance.now() - this.#beganAt, progress);
  }

  #note(noting: Promise<void>): void {
    noting.catch((err: unknown) => {
      this.#context.log.debug({ err }, 'a picture at work was not noted');
    });
  }
}
