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

/** The id by which the state of a model of pictures is kept: a chat model may have the same one. */
export const imageStateId = (id: string): string => `image:${id}`;

const keyOf = (id: string): string => `model:{${id}}`;
const pauseKeyOf = (id: string): string => `model:{${id}}:pause`;

export async function writeModelState(
  redis: RedisClient,
  id: string,
  state: ModelState,
): Promise<void> {
  await redis.set(keyOf(id), JSON.stringify(state), 'PX', KEPT_MS);
}

/** Enough to tell a slow model from one that was slow once; they say nothing after an hour. */
const FIRST_WORDS = 15;
const FIRST_WORDS_KEPT_MS = 60 * 60 * 1000;
const firstWordsKeyOf = (id: string): string => `model:{${id}}:first-words`;

/** Notes how long a model took to its first word. */
export async function noteFirstWord(redis: RedisClient, id: string, ms: number): Promise<void> {
  const key = firstWordsKeyOf(id);
  await redis
    .pipeline()
    .lpush(key, Math.round(ms))
    .ltrim(key, 0, FIRST_WORDS - 1)
    .pexpire(key, FIRST_WORDS_KEPT_MS)
    .exec();
}

/** The middle of a model's latest times to the first word, milliseconds; null when there are none. */
export async function readFirstWord(redis: RedisClient, id: string): Promise<number | null> {
  const times = (await redis.lrange(firstWordsKeyOf(id), 0, -1)).map(Number).sort(ascending);
  return times[Math.floor(times.length / 2)] ?? null;
}

const ascending = (one: number, other: number): number => one - other;

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
