import { z } from 'zod';
import { imageAbility, type ImageAbility } from './contract/image-model.ts';
import type { RedisClient } from './redis.ts';

const told = z.array(imageAbility);
const keyOf = (modelId: string): string => `image-model:{${modelId}}:abilities`;

/**
 * Notes what a model of pictures can do. Workers tell it when they start, for models where it
 * follows from files that gateways need not have; it holds until a worker tells otherwise.
 */
export async function writeImageAbilities(
  redis: RedisClient,
  modelId: string,
  abilities: readonly ImageAbility[],
): Promise<void> {
  await redis.set(keyOf(modelId), JSON.stringify(abilities));
}

/** What workers told of models, by their ids; one that none told of is missing. */
export async function readImageAbilities(
  redis: RedisClient,
  modelIds: readonly string[],
): Promise<Map<string, ImageAbility[]>> {
  const abilities = new Map<string, ImageAbility[]>();
  const read = async (id: string): Promise<void> => {
    const { data } = told.safeParse(JSON.parse((await redis.get(keyOf(id))) ?? 'null'));
    if (data) abilities.set(id, data);
  };
  await Promise.all(modelIds.map(read));
  return abilities;
}
