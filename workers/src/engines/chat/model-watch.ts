import type { Logger } from '@vesper/core/log';
import { writeModelPause, writeModelState } from '@vesper/core/model-state';
import type { RedisClient } from '@vesper/core/redis';
import { EngineError } from '../engine-error.ts';
import type { ChatEngine, ModelLook } from './chat-engine.ts';
import type { ModelLine } from './model-line.ts';
import { timeBound } from '../../time-bound.ts';

/** Milliseconds between looks: a server that goes away or comes back is known within 15 s. */
const LOOK_EVERY_MS = 7_000;
const JITTER_MS = 2_000;
/** The longest that one look may take. */
const LOOK_MS = 5_000;

interface WatchParts {
  id: string;
  engine: Pick<ChatEngine, 'look'>;
  /** Undefined for a model that only this worker uses. */
  line?: ModelLine | undefined;
  redis: RedisClient;
  log: Logger;
}

/** Knows whether a model is there: it looks every few seconds, and tells the gateways. */
export class ModelWatch {
  readonly #parts: WatchParts;
  #isAway = false;
  #seen: ModelLook = {};
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #closing = new AbortController();

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** Looks from now on. */
  start(): void {
    this.#looking ??= this.#lookAndGoOn();
  }

  /** By the last look. */
  get isAway(): boolean {
    return this.#isAway;
  }

  get seen(): ModelLook {
    return this.#seen;
  }

  /** Looks now, unless somebody does already; resolves when it is known. */
  look(): Promise<void> {
    this.#looking ??= this.#lookAndGoOn();
    return this.#looking;
  }

  /** Tells that the model is left alone for a while, because it keeps failing. */
  async tellPaused(pauseMs: number): Promise<void> {
    const { id, redis, log } = this.#parts;
    log.warn({ model: id, pauseMs }, 'a model keeps failing and is left alone');
    await writeModelPause(redis, id, pauseMs).catch((err: unknown) => this.#untold(err));
  }

  /** Tells that a model that was left alone answers again. */
  async tellResumed(): Promise<void> {
    const { id, redis, log } = this.#parts;
    log.info({ model: id }, 'a model that was left alone answers again');
    await writeModelPause(redis, id, 0).catch((err: unknown) => this.#untold(err));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #lookAndGoOn(): Promise<void> {
    clearTimeout(this.#timer);
    const { log } = this.#parts;
    try {
      await this.#lookOnce();
    } catch (err) {
      this.#untold(err);
    } finally {
      this.#looking = undefined;
      if (!this.#closing.signal.aborted) {
        const nextMs = LOOK_EVERY_MS + Math.random() * JITTER_MS;
        this.#timer = setTimeout(() => {
          this.look().catch((err: unknown) => log.warn({ err }, 'a look at a model'));
        }, nextMs).unref();
      }
    }
  }

  async #lookOnce(): Promise<void> {
    const { id, redis, log } = this.#parts;
    const err = await this.#faultFound();
    // A look that was broken off says nothing of the model.
    if (this.#closing.signal.aborted) return;
    const wasAway = this.#isAway;
    this.#isAway = err !== undefined;
    if (this.#isAway && !wasAway) log.warn({ err, model: id }, 'a model is away');
    if (wasAway && !this.#isAway) log.info({ model: id }, 'a model is back');
    const { model, contextTokens } = this.#seen;
    const told = { ...(model && { model }), ...(contextTokens && { contextTokens }) };
    await writeModelState(redis, id, { isAway: this.#isAway, ...told });
  }

  /** Looks. @returns why the model is away; undefined when it is there */
  async #faultFound(): Promise<EngineError | undefined> {
    const { engine, line } = this.#parts;
    const signal = timeBound(LOOK_MS, this.#closing.signal);
    try {
      const isBusy = (await line?.isBusy()) ?? false;
      const seen = await engine.look?.(isBusy, signal);
      // One that is busy was not asked: what it said before still holds.
      if (!isBusy) this.#seen = seen ?? {};
      return undefined;
    } catch (err) {
      if (err instanceof EngineError) return err;
      throw err;
    }
  }

  #untold(err: unknown): void {
    const { id, log } = this.#parts;
    log.warn({ err, model: id }, 'the state of a model could not be told');
  }
}
