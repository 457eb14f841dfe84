import type { Metrics } from '@vesper/core/metrics';
import type { Redis } from 'ioredis';

const FIELDS = { used: 'used_memory', limit: 'maxmemory' } as const;

/** Tells how much memory Redis has in use, and may use: full, it refuses every start. */
export function watchRedisMemory(metrics: Metrics, redis: Redis): void {
  const help = 'Memory of Redis: used, and the limit that is set; 0 for none.';
  metrics.gauge('redis_memory_bytes', help, ['of'], async (gauge) => {
    const info = await redis.info('memory');
    for (const [of, field] of Object.entries(FIELDS)) {
      const value = new RegExp(`^${field}:(\\d+)`, 'm').exec(info)?.[1];
      if (value !== undefined) gauge.set({ of }, Number(value));
    }
  });
}
