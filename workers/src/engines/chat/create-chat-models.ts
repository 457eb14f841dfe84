import type { ChatModelConfig } from '@vesper/core/config/chat-models';
import type { Config } from '@vesper/core/config/config';
import type { Logger } from '@vesper/core/log';
import { presentModel } from '@vesper/core/presenters/model';
import type { RedisClient } from '@vesper/core/redis';
import { attendedEngine } from './attended-engine.ts';
import type { ChatEngine, ReplyPiece } from './chat-engine.ts';
import { createChatEngine } from './chat-engines.ts';
import type { ChatMetrics } from './chat-metrics.ts';
import type { ChatModels } from './chat-models.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { failuresCounted, measured } from './measured.ts';
import { tracedReply } from './traced-reply.ts';
import { ModelLine } from './model-line.ts';
import { ModelWatch } from './model-watch.ts';
import { inTurn, WaitingLine } from './waiting-line.ts';

/** What workers share about models: who is away, and whose turn it is. */
export interface ChatServices {
  redis: RedisClient;
  log: Logger;
  metrics: ChatMetrics;
}

/** One model at work. */
interface Speaker {
  model: ChatModelConfig;
  engine: ChatEngine;
  watch?: ModelWatch;
}

/**
 * Makes the engines of all models in the configuration.
 * @param services undefined where no replies are written: nothing is watched then, nobody waits
 */
export function createChatModels(config: Config, services?: ChatServices): ChatModels {
  const speakers = config.chatModels.map((model) => speakerOf(model, config, services));
  return {
    views: () =>
      speakers.map(({ model, watch }) =>
        presentModel(model, watch && { isAway: watch.isAway, ...watch.seen }),
      ),
    engine: (id) => speakers.find(({ model }) => id === null || model.id === id)?.engine,
    warm() {
      for (const { engine, watch } of speakers) {
        engine.warm?.();
        watch?.start();
      }
    },
    async close() {
      await Promise.all(speakers.map(({ watch }) => watch?.close()));
      await Promise.all(speakers.map(({ engine }) => engine.close?.()));
    },
  };
}

function speakerOf(
  model: ChatModelConfig,
  config: Config,
  services: ChatServices | undefined,
): Speaker {
  const engine = createChatEngine(model, config);
  if (!services) return { model, engine };
  const { id } = model;
  const { redis, log, metrics } = services;
  const counted = (one: ChatEngine) =>
    throughAll(one, (pieces) => failuresCounted(pieces, { metrics, model: id }));
  const timed = measuredEngine(model, engine, metrics);
  const { chatConcurrency } = config;
  if (model.engine === 'builtin') {
    return { model, engine: counted(someAtOnce(timed, chatConcurrency)) };
  }
  if (model.engine === 'file') {
    // It has an order of its own, in each worker.
    const watch = new ModelWatch({ id, engine, redis, log });
    metrics.watch(id, { isAway: () => watch.isAway });
    return { model, engine: counted(timed), watch };
  }
  const line = new ModelLine(redis, id);
  const breaker = new CircuitBreaker();
  const watch = new ModelWatch({ id, engine, line, redis, log });
  const atOnce = () => model.concurrency ?? watch.seen.slots ?? chatConcurrency;
  const parts = { model: id, atOnce, line, breaker, watch, metrics };
  const isAway = () => watch.isAway || breaker.isOpen;
  metrics.watch(id, { waiting: () => line.waiting, isAway });
  return { model, engine: counted(attendedEngine(timed, parts)), watch };
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
  metrics: ChatMetrics,
): ChatEngine {
  const contextTokens = 'contextTokens' in model ? model.contextTokens : null;
  const by = { metrics, model: model.id, contextTokens };
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
