import { setTimeout as pause } from 'node:timers/promises';
import type { RegisteredModel } from '@vesper/core/chat-models/registered-model';
import type { ChatModelConfig } from '@vesper/core/config/chat-models';
import type { Config } from '@vesper/core/config/config';
import { noteFirstWord } from '@vesper/core/model-state';
import type { Logger } from '@vesper/core/log';
import type { RedisClient } from '@vesper/core/redis';
import { attendedEngine } from './attended-engine.ts';
import type { ChatEngine, ReplyPiece } from './chat-engine.ts';
import { createChatEngine } from './chat-engines.ts';
import type { ChatMetrics, Watched } from './chat-metrics.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { DrainingEngine } from './draining-engine.ts';
import { lockedEngine } from './locked-engine.ts';
import { failuresCounted, measured } from './measured.ts';
import { ModelLine } from './model-line.ts';
import { ModelWatch } from './model-watch.ts';
import { tracedReply } from './traced-reply.ts';
import { inTurn, WaitingLine } from './waiting-line.ts';

/**
 * Who was given an engine a moment ago may not have begun yet: it is not closed before. Milliseconds.
 */
const BEGIN_WITHIN_MS = 10_000;

/** What workers share about models: who is away, and whose turn it is. */
export interface ChatServices {
  redis: RedisClient;
  log: Logger;
  metrics: ChatMetrics;
}

/** One model at work. */
export interface Speaker {
  model: RegisteredModel;
  engine: ChatEngine;
  watch?: ModelWatch | undefined;
  /** Begins to load and to look. */
  warm(): void;
  /** Takes no more replies, lets those under way finish, then closes. */
  retire(): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  engine: ChatEngine;
  watch?: ModelWatch;
  shown?: Watched;
}

/**
 * Puts a model to work.
 * @param services undefined where no replies are written: nothing is watched then, nobody waits
 */
export function createSpeaker(
  model: RegisteredModel,
  config: Config,
  services?: ChatServices,
): Speaker {
  const { id } = model.config;
  const own = model.key === 'unreadable' ? lockedEngine() : createChatEngine(model.config, config);
  const { engine, watch, shown } = services
    ? attendedParts(model.config, own, { ...services, chatConcurrency: config.chatConcurrency })
    : { engine: own };
  const draining = new DrainingEngine(engine);
  if (shown) services?.metrics.watch(id, shown);
  const leave = async (): Promise<void> => {
    if (shown) services?.metrics.unwatch(id, shown);
    await watch?.close();
  };
  return {
    model,
    engine: draining.engine,
    watch,
    warm() {
      engine.warm?.();
      watch?.start();
    },
    async retire() {
      // First, for the model in its place tells of itself under the same name.
      await leave();
      await pause(BEGIN_WITHIN_MS, undefined, { ref: false });
      await draining.drained();
      await engine.close?.();
    },
    async close() {
      await leave();
      await engine.close?.();
    },
  };
}

function attendedParts(
  model: ChatModelConfig,
  engine: ChatEngine,
  { redis, log, metrics, chatConcurrency }: ChatServices & { chatConcurrency: number },
): Parts {
  const { id } = model;
  const counted = (one: ChatEngine) =>
    throughAll(one, (pieces) => failuresCounted(pieces, { metrics, model: id }));
  const onFirstWord = (ms: number): void => {
    // The desk shows it: a reply does not wait for that, nor fail for want of it.
    noteFirstWord(redis, id, ms).catch(() => undefined);
  };
  const timed = measuredEngine(model, engine, { metrics, onFirstWord });
  if (model.engine === 'builtin') return { engine: counted(someAtOnce(timed, chatConcurrency)) };
  if (model.engine === 'file') {
    // It has an order of its own, in each worker.
    const watch = new ModelWatch({ id, engine, redis, log });
    return { engine: counted(timed), watch, shown: { isAway: () => watch.isAway } };
  }
  const line = new ModelLine(redis, id);
  const breaker = new CircuitBreaker();
  const watch = new ModelWatch({ id, engine, line, redis, log });
  const atOnce = () => model.concurrency ?? watch.seen.slots ?? chatConcurrency;
  const parts = { model: id, atOnce, line, breaker, watch, metrics };
  const isAway = () => watch.isAway || breaker.isOpen;
  const shown = { waiting: () => line.waiting, isAway };
  return { engine: counted(attendedEngine(timed, parts)), watch, shown };
}

/** An engine that is always there, and by which so many replies are written at a time. */
function someAtOnce(engine: ChatEngine, places: number): ChatEngine {
  const line = new WaitingLine(places);
  return {
    ...engine,
    async *reply(request, signal) {
      // Its replies take seconds: nobody needs to be told a place in line.
      for await (const piece of inTurn(line, signal, () => engine.reply(request, signal))) {
        if (piece.kind !== 'waiting') yield piece;
      }
    },
  };
}

function measuredEngine(
  model: ChatModelConfig,
  engine: ChatEngine,
  parts: { metrics: ChatMetrics; onFirstWord: (ms: number) => void },
): ChatEngine {
  const contextTokens = 'contextTokens' in model ? model.contextTokens : null;
  const by = { ...parts, model: model.id, contextTokens };
  return throughAll(engine, (pieces) => measured(tracedReply(pieces, model.id), by));
}

/** The same engine, with whatever it yields passed through a function. */
function throughAll(
  engine: ChatEngine,
  pass: (pieces: AsyncIterable<ReplyPiece>) => AsyncIterable<ReplyPiece>,
): ChatEngine {
  const complete = engine.complete?.bind(engine);
  const warm = engine.warm?.bind(engine);
  const close = engine.close?.bind(engine);
  return {
    name: engine.name,
    reply: (request, signal) => pass(engine.reply(request, signal)),
    ...(complete && { complete: (task, signal) => pass(complete(task, signal)) }),
    ...(warm && { warm }),
    ...(close && { close }),
  };
}
