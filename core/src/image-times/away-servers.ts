import type { RedisClient } from '../redis.ts';

/** Workers look at each server far more often: what is older says nothing. Milliseconds. */
const KEPT_MS = 45_000;
const keyOf = (server: string): string => `{${server}}:away`;

/** Notes that a picture server cannot paint, or can again. @param server by `serverKey` */
export async function noteServer(
  redis: RedisClient,
  server: string,
  isAway: boolean,
): Promise<void> {
  if (isAway) await redis.set(keyOf(server), '1', 'PX', KEPT_MS);
  else await redis.del(keyOf(server));
}

/** Those of some servers that no worker has found away. */
export async function serversThere(
  redis: RedisClient,
  servers: readonly string[],
): Promise<string[]> {
  const isAway = await Promise.all(servers.map((server) => redis.exists(keyOf(server))));
  return servers.filter((_, index) => isAway[index] === 0);
}
