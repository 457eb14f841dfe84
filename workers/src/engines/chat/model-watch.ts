import type { Logger } from '@vesper/core/log';
import { writeModelState } from '@vesper/core/model-state';
import type { Redis } from 'ioredis';
import { EngineError } from '../engine-error.ts';
import type { ChatEngine, ModelLook } from './chat-engine.ts';
import type { ModelLine } from './model-line.ts';

/** Milliseconds between looks: a server that goes away or comes back is known within 15 s. */
const LOOK_EVERY_MS = 7_000;
const JITTER_MS = 2_000;
/** The longest that one look may take. */
const LOOK_MS = 5_000;

interface WatchParts {
  id: string;
  engine: ChatEngine;
  line: ModelLine;
  redis: Redis;
  log: Logger;
}

/** Knows whether a model's server is there: it looks every few seconds, and tells the gateways. */
export class ModelWatch {
  readonly #parts: WatchParts;
  #isAway = false;
  #seen: ModelLook = {};
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(parts: WatchParts) {
    this.#parts = parts;
    this.#looking = this.#lookAndGoOn();
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

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #lookAndGoOn(): Promise<void> {
    clearTimeout(this.#timer);
    const { id, log } = this.#parts;
    try {
      await this.#lookOnce();
    } catch (err) {
      log.warn({ err, model: id }, 'the state of a model could not be told');
    } finally {
      this.#looking = undefined;
      if (!this.#isClosed) {
        const nextMs = LOOK_EVERY_MS + Math.random() * JITTER_MS;
        this.#timer = setTimeout(() => {
          this.look().catch((err: unknown) => log.warn({ err }, 'a look at a model'));
        }, nextMs).unref();
      }
    }
  }

  async #lookOnce(): Promise<void> {
    const { id, engine, line, redis, log } = this.#parts;
    const wasAway = this.#isAway;
    try {
      const isBusy = await line.isBusy();
      const seen = await engine.look?.(isBusy, AbortSignal.timeout(LOOK_MS));
      this.#isAway = false;
      // One that is busy was not asked: what it said before still holds.
      if (!isBusy) this.#seen = seen ?? {};
    } catch (err) {
      if (!(err instanceof EngineError)) throw err;
      this.#isAway = true;
      if (!wasAway) log.warn({ err, model: id }, 'a model is away');
    }
    if (wasAway && !this.#isAway) log.info({ model: id }, 'a model is back');
    const { model, contextTokens } = this.#seen;
    const told = { ...(model && { model }), ...(contextTokens && { contextTokens }) };
    await writeModelState(redis, id, { isAway: this.#isAway, ...told });
  }
}
