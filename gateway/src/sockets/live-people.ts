import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { raiseSeries } from '@vesper/core/counters/series';
import type { GatewayContext } from '../context.ts';
import type { RedisClient } from '@vesper/core/redis';
import type { SocketServer } from './socket-types.ts';

/** Every gateway tells who is there this often. */
const TELL_MS = 5_000;
/** Somebody who left is counted for at most twice as long. */
const SLOT_MS = 30_000;
const KEPT_MS = 4 * SLOT_MS;

/** A HyperLogLog of the members who were there; in braces, so that a cluster counts two at once. */
const peopleKey = (slot: number): string => `{people}:${slot}`;
const TABS_KEY = 'tabs';

const tabsOf = z.object({ tabs: z.int().nonnegative(), at: z.number() });

type LiveContext = Pick<GatewayContext, 'redis' | 'clock' | 'log' | 'shutdown'>;

/** Tells the others how many sockets this gateway has, and of whom. */
export function tellLivePeople(context: LiveContext, io: SocketServer): void {
  const { redis, clock, log, shutdown } = context;
  const gateway = randomUUID();
  const tell = async (): Promise<void> => {
    const sockets = [...io.sockets.sockets.values()];
    const now = clock.now().getTime();
    const key = peopleKey(Math.floor(now / SLOT_MS));
    const ids = [...new Set(sockets.map(({ data }) => data.userId))];
    if (ids.length > 0) await redis.pfadd(key, ...ids);
    await redis.pexpire(key, KEPT_MS);
    await redis.hset(TABS_KEY, gateway, JSON.stringify({ tabs: sockets.length, at: now }));
    await raiseSeries(redis, now, 'people', (await readLivePeople(redis, now)).online);
  };
  const timer = setInterval(() => {
    tell().catch((err: unknown) => log.debug({ err }, 'live people were not told'));
  }, TELL_MS).unref();
  shutdown.add('live people', async () => {
    clearInterval(timer);
    await redis.hdel(TABS_KEY, gateway).catch(() => undefined);
  });
}

/** Members with an open tab, to about a percent, and their tabs, at all gateways together. */
export async function readLivePeople(
  redis: RedisClient,
  now: number,
): Promise<{ online: number; tabs: number }> {
  const slot = Math.floor(now / SLOT_MS);
  const online = await redis.pfcount(peopleKey(slot), peopleKey(slot - 1));
  let tabs = 0;
  for (const [gateway, text] of Object.entries(await redis.hgetall(TABS_KEY))) {
    const told = tabsOf.safeParse(JSON.parse(text));
    if (told.success && now - told.data.at < KEPT_MS) tabs += told.data.tabs;
    // A gateway that died takes its tabs with it.
    else await redis.hdel(TABS_KEY, gateway);
  }
  return { online, tabs };
}
