import type { Redis } from 'ioredis';
import { z } from 'zod';

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

const keyOf = (id: string): string => `model:${id}`;

export async function writeModelState(redis: Redis, id: string, state: ModelState): Promise<void> {
  await redis.set(keyOf(id), JSON.stringify(state), 'PX', KEPT_MS);
}

/** The states of models by their ids; one that no worker told of lately is missing. */
export async function readModelStates(
  redis: Redis,
  ids: readonly string[],
): Promise<Map<string, ModelState>> {
  const found = ids.length === 0 ? [] : await redis.mget(ids.map(keyOf));
  const states = new Map<string, ModelState>();
  for (const [index, id] of ids.entries()) {
    const state = modelState.safeParse(JSON.parse(found[index] ?? 'null'));
    if (state.success) states.set(id, state.data);
  }
  return states;
}
