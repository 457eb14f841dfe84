import type { Logger } from '@vesper/core/log';
import { EngineError } from '../engine-error.ts';
import type { ImageProgress } from './image-engine.ts';
import type { ImageMetrics } from './image-metrics.ts';
import { enterLeastBusy, type PicturePlace } from './picture-place.ts';
import { isAway, PictureServer, type ServerLine } from './picture-server.ts';
import { RisingProgress } from './rising-progress.ts';
import { ServerBusy } from './server-busy.ts';
import { ServerTries } from './server-tries.ts';
import type { ServingEngine } from './serving-engine.ts';

/** So often the operator is told again of a server that is still away. */
const REMIND_MS = 30 * 60_000;

export interface PoolParts {
  /** The model's id, for numbers and logs. */
  model: string;
  /** Pictures at once at each server. */
  places: number;
  /** The line before each server; undefined where servers take as much as comes. */
  lines?: ReadonlyArray<ServerLine | undefined>;
  /** Names of the servers in logs: never with what may be secret in an address. */
  names?: readonly string[];
  metrics?: ImageMetrics | undefined;
  log?: Pick<Logger, 'warn' | 'info'> | undefined;
  /** Hears which of the servers is away, and which is there. */
  noteAway?: ((index: number, isAway: boolean) => void) | undefined;
  timings?: { pauseMs?: number; lookMs?: number; remindMs?: number };
}

/**
 * Makes one engine of several servers of a model. Each picture goes to the least busy one; one that
 * is away is left alone for a while, and its picture goes to another, at most once to each.
 */
export function poolOf<Order, Result extends { type: 'result' }, Ability>(
  engines: readonly [
    ServingEngine<Order, Result, Ability>,
    ...ServingEngine<Order, Result, Ability>[],
  ],
  parts: PoolParts,
) {
  type Server = PictureServer<Order, Result>;
  const { model, places, lines = [], names = [], metrics, log, noteAway, timings = {} } = parts;
  const { pauseMs, lookMs, remindMs = REMIND_MS } = timings;
  const servers = engines.map(
    (engine, at) => new PictureServer({ engine, line: lines[at], pauseMs }),
  );
  const told = new Map<Server, { problem: string; at: number }>();
  let waiting = 0;
  metrics?.watch(model, {
    waiting: () => waiting,
    serversAway: () => servers.filter(({ isLeftAlone }) => isLeftAlone).length,
  });

  async function* enter(
    there: readonly Server[],
    signal: AbortSignal,
  ): AsyncGenerator<ImageProgress, PicturePlace<Server> | undefined> {
    const cameAt = performance.now();
    waiting += 1;
    try {
      const place = yield* enterLeastBusy(there, { places, signal, lookMs });
      if (place) metrics?.waited.observe({ model }, (performance.now() - cameAt) / 1_000);
      return place;
    } finally {
      waiting -= 1;
    }
  }

  function noteLost(server: Server, err: unknown): void {
    if (!(err instanceof ServerBusy)) noteAway?.(servers.indexOf(server), true);
  }

  async function* paint(
    request: Order,
    signal: AbortSignal,
  ): AsyncGenerator<ImageProgress | Result> {
    const tries = new ServerTries<Server>();
    while (!signal.aborted) {
      const there = tries.left(servers);
      if (there.length === 0) {
        await tries.rest(signal);
        continue;
      }
      const place = yield* enter(there, signal);
      if (!place) return;
      if (tries.hasMoved) metrics?.moved.inc({ model });
      if (tries.begin(place.server)) yield MOVED;
      try {
        yield* place.server.paint(request, signal);
        return;
      } catch (err) {
        if (!isAway(err)) throw err;
        tries.failed(place.server, err);
        noteLost(place.server, err);
      } finally {
        await place.leave();
      }
    }
  }

  /** Reports to the operator what is wrong with a server: when it begins, and again while it lasts. */
  function tell(server: Server, problem: string | undefined): void {
    const before = told.get(server);
    noteAway?.(servers.indexOf(server), problem !== undefined);
    const where = { model, server: names[servers.indexOf(server)] };
    if (problem === undefined) {
      if (before) log?.info(where, 'a picture server is back');
      told.delete(server);
      return;
    }
    const now = performance.now();
    if (before?.problem === problem && now - before.at < remindMs) return;
    told.set(server, { problem, at: now });
    log?.warn({ ...where, problem }, 'a picture server cannot paint');
  }

  const [{ name, abilities }] = engines;
  return {
    name,
    ...(abilities && { abilities }),
    async *render(request: Order, signal: AbortSignal) {
      const rising = new RisingProgress();
      try {
        for await (const piece of paint(request, signal)) {
          // Another server begins from the beginning.
          if (piece.type === 'result') yield piece;
          else yield { ...piece, progress: rising.at(piece.stage, piece.progress).progress };
        }
      } catch (err) {
        if (signal.aborted) return;
        const code = err instanceof EngineError ? err.code : 'engine_failed';
        metrics?.failures.inc({ model, code });
        throw err;
      }
    },
    async check(signal: AbortSignal) {
      const problems = await Promise.all(
        servers.map(async (server) => {
          const problem = await server.check(signal);
          // A look that was broken off says nothing of the server.
          if (!signal.aborted) tell(server, problem);
          return problem;
        }),
      );
      if (problems.includes(undefined)) return undefined;
      return [...new Set(problems)].join('; ');
    },
    async close() {
      await Promise.all(engines.map((engine) => engine.close?.()));
    },
  } satisfies ServingEngine<Order, Result, Ability>;
}

const MOVED = { type: 'progress', progress: 0, stage: 'preparing', hasMoved: true } as const;
