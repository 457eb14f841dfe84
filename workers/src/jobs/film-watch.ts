import { filmModelKey, filmWork } from '@vesper/core/image-times/film-work';
import {
  expectedTime,
  noteTime,
  readTimes,
  type PaintingTime,
} from '@vesper/core/image-times/learned-times';
import type { VideoDocument } from '@vesper/core/models/video';
import type { WorkerContext } from '../context.ts';
import type { ImageProgress } from '../engines/image/image-engine.ts';
import { timeLeft } from './time-left.ts';

type Context = Pick<WorkerContext, 'redis' | 'log'>;

/** Follows the making of one film, tells how long it still takes, and learns from it for later ones. */
export class FilmWatch {
  readonly #context: Context;
  readonly #video: VideoDocument;
  readonly #expected: PaintingTime | null;
  /** Undefined while it waits for a server. */
  #beganAt: number | undefined = performance.now();
  #madeAt: number | undefined;
  #hasMoved = false;

  private constructor(context: Context, video: VideoDocument, expected: PaintingTime | null) {
    this.#context = context;
    this.#video = video;
    this.#expected = expected;
  }

  static async begin(context: Context, video: VideoDocument): Promise<FilmWatch> {
    const times = await readTimes(context.redis, filmModelKey(video.modelId));
    return new FilmWatch(context, video, expectedTime(times, filmWork(video)));
  }

  /** Takes in what the engine tells. @returns what the member is told beside it */
  see({ before, hasMoved, progress }: ImageProgress): { leftMs?: number } {
    if (hasMoved) this.#hasMoved = true;
    if (before !== undefined) this.#beganAt = undefined;
    else if (this.#beganAt === undefined || hasMoved) this.#beganAt = performance.now();
    return this.told(progress);
  }

  /** @param progress share of the making that is done */
  told(progress: number): { leftMs?: number } {
    if (this.#beganAt === undefined) return {};
    const leftMs = timeLeft(this.#expected, performance.now() - this.#beganAt, progress);
    return leftMs === undefined ? {} : { leftMs };
  }

  made(): void {
    this.#madeAt = performance.now();
  }

  /** Learns from a film that was made and stored; one that was begun twice says nothing. */
  async kept(): Promise<void> {
    const [beganAt, madeAt] = [this.#beganAt, this.#madeAt];
    if (beganAt === undefined || madeAt === undefined || this.#hasMoved) return;
    const { redis, log } = this.#context;
    const times = { paintMs: madeAt - beganAt, saveMs: performance.now() - madeAt };
    const learned = { ...filmWork(this.#video), ...times };
    await noteTime(redis, filmModelKey(this.#video.modelId), learned).catch((err: unknown) => {
      log.debug({ err }, 'the time of a film was not noted');
    });
  }
}
