import { createHash } from 'node:crypto';
import type { ImageModelConfig } from '@vesper/core/config/image-models';
import type { Logger } from '@vesper/core/log';
import type { RedisClient } from '@vesper/core/redis';
import { ModelLine } from '../chat/model-line.ts';
import { EngineError } from '../engine-error.ts';
import type { ImageEngine } from './image-engine.ts';
import type { ImageMetrics } from './image-metrics.ts';
import { poolOf } from './server-pool.ts';

/** What workers share about models of pictures: who is away, and whose turn it is at a server. */
export interface ImageServices {
  redis: RedisClient;
  log: Logger;
  imageMetrics: ImageMetrics;
}

type RemoteModel = Exclude<ImageModelConfig, { engine: 'builtin' }>;

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

/** Puts the servers of a model to work as one engine. @param engineAt makes the engine of one server */
export function serversOf<Model extends RemoteModel>(
  model: Model,
  engineAt: (model: Model, server: string) => ImageEngine,
  services?: ImageServices,
): ImageEngine {
  const [first, ...others] = model.servers;
  if (first === undefined) throw new EngineError('there is no server', { retryable: false });
  const places = PLACES[model.engine];
  const isCounted = services !== undefined && places !== undefined;
  return poolOf([engineAt(model, first), ...others.map((server) => engineAt(model, server))], {
    model: model.id,
    places: places ?? Number.POSITIVE_INFINITY,
    ...(isCounted && { lines: model.servers.map((server) => lineBefore(server, services)) }),
    names: model.servers.map((server) => new URL(server).host),
    ...{ metrics: services?.imageMetrics, log: services?.log },
  });
}

/**
 * The line before a server, whichever models are there. Its name is a hash: an address may hold a
 * password, and Redis is read by others than its operator.
 */
function lineBefore(server: string, { redis }: ImageServices): ModelLine {
  const { host, pathname } = new URL(server);
  const place = createHash('sha256').update(`${host}${pathname.replace(/\/+$/, '')}`);
  return new ModelLine(redis, `picture-server:${place.digest('hex').slice(0, 16)}`);
}
