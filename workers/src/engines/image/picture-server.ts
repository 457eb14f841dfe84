import type { ModelLine } from '../chat/model-line.ts';
import { CircuitBreaker } from '../chat/circuit-breaker.ts';
import { EngineError } from '../engine-error.ts';
import type { ImageProgress } from './image-engine.ts';
import { ServerBusy } from './server-busy.ts';
import type { ServingEngine } from './serving-engine.ts';
import { SLOW } from './server-call.ts';

/** The places at one server, shared by all workers and by all models that it has. */
export type ServerLine = Pick<ModelLine, 'enter' | 'count'>;

/** A server that asks for a longer rest is asked again all the same: it may be wrong of the time. */
const LONGEST_REST_MS = 600_000;

interface ServerParts<Order, Result extends { type: 'result' }> {
  engine: ServingEngine<Order, Result, unknown>;
  /** Undefined for a server that takes as much as comes. */
  line?: ServerLine | undefined;
  /** Milliseconds that it is left alone at first. */
  pauseMs?: number | undefined;
}

/** What a choice between servers needs of each. */
export type ServerChoice = Pick<
  PictureServer<unknown, { type: 'result' }>,
  'line' | 'isLeftAlone' | 'busyMs' | 'turns' | 'choose' | 'crowd'
>;

/** One server of a model: how it does, and whether it is worth asking. */
export class PictureServer<Order, Result extends { type: 'result' }> {
  readonly engine: ServingEngine<Order, Result, unknown>;
  readonly line: ServerLine | undefined;
  /** It was not reached: once is enough, since another server can do the same. */
  readonly #reach: CircuitBreaker;
  /** It answers, and keeps failing. */
  readonly #faults: CircuitBreaker;
  #busyUntil = 0;
  #painting = 0;
  /** Times that this worker chose it, to take turns among equals. */
  #turns = 0;

  constructor({ engine, line, pauseMs }: ServerParts<Order, Result>) {
    this.engine = engine;
    this.line = line;
    this.#reach = new CircuitBreaker(undefined, pauseMs, 1);
    this.#faults = new CircuitBreaker(undefined, pauseMs);
  }

  get isLeftAlone(): boolean {
    return this.#reach.isOpen || this.#faults.isOpen || this.busyMs > 0;
  }

  /** Milliseconds that it asked to be left alone, from now on. */
  get busyMs(): number {
    return Math.max(0, this.#busyUntil - performance.now());
  }

  get turns(): number {
    return this.#turns;
  }

  /** Says that a picture goes there, or into the line before it. */
  choose(): void {
    this.#turns += 1;
  }

  /** Pictures that are painted there or wait for it: of all workers where places are counted. */
  async crowd(): Promise<number> {
    return this.line ? this.line.count() : this.#painting;
  }

  /** Asks whether it could paint now; one that could is not left alone any longer for its absence. */
  async check(signal: AbortSignal): Promise<string | undefined> {
    const problem = await this.engine.check?.(signal);
    if (problem === undefined) this.#reach.succeeded();
    // While it paints, or loads a checkpoint for it, such a server may have no time for us.
    return problem === SLOW && (await this.crowd()) > 0 ? undefined : problem;
  }

  /** Paints, and keeps account of how it does. @throws EngineError */
  async *paint(request: Order, signal: AbortSignal): AsyncGenerator<ImageProgress | Result> {
    this.#painting += 1;
    this.#reach.begin();
    this.#faults.begin();
    try {
      for await (const piece of this.engine.render(request, signal)) {
        if (piece.type === 'result') {
          this.#reach.succeeded();
          this.#faults.succeeded();
        }
        yield piece;
      }
    } catch (err) {
      this.#note(err);
      throw err;
    } finally {
      this.#painting -= 1;
      this.#reach.ended();
      this.#faults.ended();
    }
  }

  #note(err: unknown): void {
    if (err instanceof ServerBusy) {
      const restMs = Math.min(err.againAfterMs ?? 0, LONGEST_REST_MS);
      this.#busyUntil = Math.max(this.#busyUntil, performance.now() + restMs);
    } else if (isAway(err)) {
      this.#reach.failed();
    } else if (err instanceof EngineError && FAULTS.includes(err.code)) {
      this.#faults.failed();
    }
  }
}

/** Faults that the next picture is likely to meet too. */
const FAULTS = ['engine_failed', 'engine_timeout', 'model_away', 'model_gone'];

/** True when nothing came of the order there, and another server may do it at no cost. */
export const isAway = (err: unknown): err is EngineError =>
  err instanceof EngineError && err.retryable && err.code === 'model_away';
