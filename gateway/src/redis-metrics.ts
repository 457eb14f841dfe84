import type { Metrics } from '@vesper/core/metrics';
import { isCluster, type RedisClient } from '@vesper/core/redis';

const FIELDS = { used: 'used_memory', limit: 'maxmemory' } as const;

/** Tells how much memory Redis has in use, and may use: full, it refuses every start. */
export function watchRedisMemory(metrics: Metrics, redis: RedisClient): void {
  const help =
    'Memory of Redis, of all nodes together: used, and the limit that is set; 0 for none.';
  metrics.gauge('redis_memory_bytes', help, ['of'], async (gauge) => {
    const nodes = isCluster(redis) ? redis.nodes('master') : [redis];
    const infos = await Promise.all(nodes.map((node) => node.info('memory')));
    for (const [of, field] of Object.entries(FIELDS)) {
      const values = infos.map((info) => new RegExp(`^${field}:(\\d+)`, 'm').exec(info)?.[1]);
      gauge.set(
        { of },
        values.reduce((sum, value) => sum + Number(value ?? 0), 0),
      );
    }
  });
}
