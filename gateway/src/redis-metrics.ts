import type { Metrics } from '@vesper/core/metrics';
import { isCluster, type RedisClient } from '@vesper/core/redis';

const FIELDS = { used: 'used_memory', limit: 'maxmemory' } as const;

/** Memory of Redis, of all nodes together: bytes in use, and the limit that is set; 0 for none. */
export async function redisMemory(redis: RedisClient): Promise<{ used: number; limit: number }> {
  const nodes = isCluster(redis) ? redis.nodes('master') : [redis];
  const infos = await Promise.all(nodes.map((node) => node.info('memory')));
  const sumOf = (field: string): number =>
    infos.reduce((sum, info) => {
      return sum + Number(new RegExp(`^${field}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);
    }, 0);
  return { used: sumOf(FIELDS.used), limit: sumOf(FIELDS.limit) };
}

/** Tells how much memory Redis has in use, and may use: full, it refuses every start. */
export function watchRedisMemory(metrics: Metrics, redis: RedisClient): void {
  const help =
    'Memory of Redis, of all nodes together: used, and the limit that is set; 0 for none.';
  metrics.gauge('redis_memory_bytes', help, ['of'], async (gauge) => {
    for (const [of, bytes] of Object.entries(await redisMemory(redis))) gauge.set({ of }, bytes);
  });
}
