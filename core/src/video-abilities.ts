import { z } from 'zod';
import type { VideoModelConfig } from './config/video-models.ts';
import { videoAbility, type VideoAbility } from './contract/video-model.ts';
import { readModelStates, type ModelState } from './model-state.ts';
import type { RedisClient } from './redis.ts';

const told = z.array(videoAbility);
const keyOf = (modelId: string): string => `video-model:{${modelId}}:abilities`;

/** The id by which the state of a model of films is kept: models of other things may have the same one. */
export const videoStateId = (id: string): string => `video:${id}`;

/** Notes what a model of films can do, which follows from files that only workers have. */
export async function writeVideoAbilities(
  redis: RedisClient,
  modelId: string,
  abilities: readonly VideoAbility[],
): Promise<void> {
  await redis.set(keyOf(modelId), JSON.stringify(abilities));
}

/** A model of films that can be ordered from now. */
export interface OfferedVideoModel {
  model: VideoModelConfig;
  state: ModelState;
  abilities: readonly VideoAbility[];
}

/**
 * The models of films that a worker is there for. A worker that can make films says so every few
 * seconds, and only while it lives: without ffmpeg, or without a worker, nothing is offered.
 */
export async function offeredVideoModels(
  redis: RedisClient,
  models: readonly VideoModelConfig[],
): Promise<OfferedVideoModel[]> {
  const states = await readModelStates(
    redis,
    models.map(({ id }) => videoStateId(id)),
  );
  const offers = models.map(async (model): Promise<OfferedVideoModel[]> => {
    const state = states.get(videoStateId(model.id));
    const { data: abilities = [] } = told.safeParse(
      JSON.parse((await redis.get(keyOf(model.id))) ?? 'null'),
    );
    return state && abilities.length > 0 ? [{ model, state, abilities }] : [];
  });
  return (await Promise.all(offers)).flat();
}
