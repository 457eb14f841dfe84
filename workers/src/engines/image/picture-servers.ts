import type { ImageModelConfig } from '@vesper/core/config/image-models';
import { noteServer } from '@vesper/core/image-times/away-servers';
import { serverKey } from '@vesper/core/image-times/server-key';
import type { Logger } from '@vesper/core/log';
import type { RedisClient } from '@vesper/core/redis';
import { ModelLine } from '../chat/model-line.ts';
import { EngineError } from '../engine-error.ts';
import type { ImageMetrics } from './image-metrics.ts';
import { poolOf } from './server-pool.ts';
import type { ServingEngine } from './serving-engine.ts';

/** What workers share about models of pictures: who is away, and whose turn it is at a server. */
export interface ImageServices {
  redis: RedisClient;
  log: Logger;
  imageMetrics: ImageMetrics;
}

type RemoteModel = Exclude<ImageModelConfig, { engine: 'builtin' }>;
/** As much of a model as its servers need: those of films are at the same ones. */
type Served = Pick<RemoteModel, 'id' | 'engine' | 'servers'>;

/**
 * Pictures at once at one server, of all workers together. AUTOMATIC1111 shows and stops only what
 * runs; ComfyUI has a queue of its own, and the next one in it saves the time between two. The
 * others take as much as comes.
 */
const PLACES: Readonly<Record<RemoteModel['engine'], number | undefined>> = {
  automatic1111: 1,
  comfyui: 2,
  openai: undefined,
};

/**
 * Puts the servers of a model to work as one engine.
 * @param engineAt makes the engine of one server
 * @param name stands for the model in numbers
 */
export function serversOf<Model extends Served, Order, Result extends { type: 'result' }, Ability>(
  model: Model,
  engineAt: (model: Model, server: string) => ServingEngine<Order, Result, Ability>,
  services?: ImageServices,
  name = model.id,
): ServingEngine<Order, Result, Ability> {
  const [first, ...others] = model.servers;
  if (first === undefined) throw new EngineError('there is no server', { retryable: false });
  const places = PLACES[model.engine];
  const isCounted = services !== undefined && places !== undefined;
  return poolOf([engineAt(model, first), ...others.map((server) => engineAt(model, server))], {
    model: name,
    places: places ?? Number.POSITIVE_INFINITY,
    ...(isCounted && { lines: model.servers.map((server) => lineBefore(server, services)) }),
    names: model.servers.map((server) => new URL(server).host),
    ...{ metrics: services?.imageMetrics, log: services?.log },
    noteAway: awayNotes(model.servers, services),
  });
}

/** The line before a server, whichever models are there. */
const lineBefore = (server: string, { redis }: ImageServices): ModelLine =>
  new ModelLine(redis, serverKey(server));

/** Tells all workers and gateways which servers of a model are away. */
function awayNotes(servers: readonly string[], services: ImageServices | undefined) {
  if (!services) return undefined;
  const { redis, log } = services;
  return (index: number, isAway: boolean): void => {
    const server = servers[index];
    if (server === undefined) return;
    noteServer(redis, serverKey(server), isAway).catch((err: unknown) => {
      log.debug({ err }, 'a picture server was not noted');
    });
  };
}
