import { EngineError } from '../engine-error.ts';
import type { ChatEngine, ReplyPiece } from './chat-engine.ts';
import type { ChatMetrics } from './chat-metrics.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { ModelLine, ModelPlace } from './model-line.ts';
import type { ModelWatch } from './model-watch.ts';

interface Attendance {
  /** The model's id. */
  model: string;
  /** Replies at once of all workers. */
  atOnce(): number;
  line: ModelLine;
  breaker: CircuitBreaker;
  watch: ModelWatch;
  metrics: ChatMetrics;
}

/**
 * An engine whose server is asked only while it is there, by no more than it takes at once, and not
 * for a while after it failed again and again. Who has to wait is told their place.
 */
export function attendedEngine(engine: ChatEngine, attendance: Attendance): ChatEngine {
  const { model, atOnce, line, breaker, watch, metrics } = attendance;

  async function assertThere(): Promise<void> {
    // It may be back since the last look: whoever asks finds out at once.
    if (watch.isAway) await watch.look();
    if (watch.isAway || breaker.isOpen) throw away();
  }

  async function* attended(
    ask: () => AsyncIterable<ReplyPiece>,
    { signal, isBackground = false }: { signal: AbortSignal; isBackground?: boolean },
  ): AsyncGenerator<ReplyPiece> {
    await assertThere();
    const cameAt = performance.now();
    const place = yield* told(line.enter(atOnce, { isBackground, signal }));
    if (!place) return;
    try {
      metrics.waited.observe({ model }, (performance.now() - cameAt) / 1_000);
      // Whoever stood in line while the others failed need not find out alike.
      if (breaker.isOpen) throw away();
      const account = keepAccount();
      try {
        for await (const piece of ask()) yield piece;
        if (!signal.aborted) await account.succeeded();
      } catch (err) {
        await account.failed(err);
        throw err;
      } finally {
        breaker.ended();
      }
    } catch (err) {
      if (err instanceof EngineError && err.code === 'model_away') {
        await place.leave();
        await watch.look();
      }
      throw err;
    } finally {
      await place.leave();
    }
  }

  /** Keeps account of how the server does with one request. */
  function keepAccount() {
    breaker.begin();
    return {
      async succeeded(): Promise<void> {
        if (breaker.succeeded()) await watch.tellResumed();
      },
      async failed(err: unknown): Promise<void> {
        const pauseMs = isServersFault(err) ? breaker.failed() : 0;
        if (pauseMs > 0) await watch.tellPaused(pauseMs);
      },
    };
  }

  const complete = engine.complete?.bind(engine);
  return {
    name: engine.name,
    reply: (request, signal) => attended(() => engine.reply(request, signal), { signal }),
    ...(complete && {
      complete: (task, signal) =>
        attended(() => complete(task, signal), { signal, isBackground: task.isBackground }),
    }),
    async close() {
      await engine.close?.();
    },
  };
}

/** The places in line as pieces. @returns what came of the waiting */
async function* told(
  waiting: AsyncGenerator<number, ModelPlace | undefined>,
): AsyncGenerator<ReplyPiece, ModelPlace | undefined> {
  try {
    for (;;) {
      const { done, value } = await waiting.next();
      if (done) return value;
      yield { kind: 'waiting', position: value };
    }
  } finally {
    // Whoever stops listening leaves the line.
    await waiting.return(undefined);
  }
}

/** Faults that another request is likely to meet too; not those of one request. */
const SERVERS_FAULTS = ['model_away', 'engine_failed', 'engine_timeout', 'reply_cut'];

const isServersFault = (err: unknown): boolean =>
  err instanceof EngineError && SERVERS_FAULTS.includes(err.code);

const away = () => new EngineError('the model is away', { retryable: false, code: 'model_away' });
