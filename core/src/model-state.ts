import { z } from 'zod';
import type { RedisClient } from './redis.ts';

/** A worker looks at each model far more often: what is older says nothing. Milliseconds. */
const KEPT_MS = 45_000;

const modelState = z.object({
  isAway: z.boolean(),
  /** The server's name for the model. */
  model: z.string().optional(),
  /** Tokens that it can see, where that is fewer than configured. */
  contextTokens: z.int().positive().optional(),
});
/** What workers know of a model's server; gateways, which never call one, read it. */
export type ModelState = z.infer<typeof modelState>;

const keyOf = (id: string): string => `model:{${id}}`;
const pauseKeyOf = (id: string): string => `model:{${id}}:pause`;

export async function writeModelState(
  redis: RedisClient,
  id: string,
  state: ModelState,
): Promise<void> {
  await redis.set(keyOf(id), JSON.stringify(state), 'PX', KEPT_MS);
}

/**
 * Notes that a worker leaves a model alone for a while, because it answers but keeps failing.
 * @param pauseMs 0 when it is asked again
 */
export async function writeModelPause(
  redis: RedisClient,
  id: string,
  pauseMs: number,
): Promise<void> {
  if (pauseMs > 0) await redis.set(pauseKeyOf(id), '1', 'PX', pauseMs);
  else await redis.del(pauseKeyOf(id));
}

/** The states of models by their ids; one that no worker told of lately is missing. */
export async function readModelStates(
  redis: RedisClient,
  ids: readonly string[],
): Promise<Map<string, ModelState>> {
  const states = new Map<string, ModelState>();
  const read = async (id: string): Promise<void> => {
    const [state, pause] = await redis.mget(keyOf(id), pauseKeyOf(id));
    const { data: told } = modelState.safeParse(JSON.parse(state ?? 'null'));
    const isPaused = typeof pause === 'string';
    if (told || isPaused) states.set(id, { ...told, isAway: isPaused || told?.isAway === true });
  };
  await Promise.all(ids.map(read));
  return states;
}
