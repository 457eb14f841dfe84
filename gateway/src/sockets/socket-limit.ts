import type { Clock } from '@vesper/core/clock';
import { LIMITS } from '@vesper/core/contract/limits';
import { SURPLUS_SOCKET_CHANNEL } from '@vesper/core/runs/channels';
import { byNode, type RedisClient } from '@vesper/core/redis';
import type { SocketServer, GatewaySocket } from './socket-types.ts';

/** Every gateway renews its sockets this often. */
const RENEW_MS = 60_000;
/** A socket that was not renewed for this long belonged to a gateway that died. */
const EXPIRE_MS = 150_000;

/** The sockets of a user at all gateways: `<time of connection>:<socket id>`, by last renewal. */
const socketsKey = (userId: string): string => `sockets:${userId}`;

/** Registers a socket, and closes the oldest ones, wherever they are, when its user has too many. */
export async function registerSocket(
  redis: RedisClient,
  clock: Clock,
  socket: GatewaySocket,
): Promise<void> {
  const key = socketsKey(socket.data.userId);
  const now = clock.now().getTime();
  const answers = await redis
    .multi()
    .zremrangebyscore(key, '-inf', now - EXPIRE_MS)
    .zadd(key, now, entryOf(socket))
    .pexpire(key, EXPIRE_MS)
    .zrange(key, '0', '-1')
    .exec();
  const entries = entriesIn(answers?.at(-1)?.[1]).sort();
  for (const entry of entries.slice(0, -LIMITS.socketsPerUser)) {
    await redis.zrem(key, entry);
    await redis.publish(SURPLUS_SOCKET_CHANNEL, entry.slice(entry.indexOf(':') + 1));
  }
}

const entriesIn = (answer: unknown): string[] => (Array.isArray(answer) ? answer.map(String) : []);

/** Times have the same number of digits, so that text sorts as they do. */
function entryOf(socket: GatewaySocket): string {
  return `${socket.handshake.issued}:${socket.id}`;
}

/** Removes a socket that has gone. */
export async function unregisterSocket(redis: RedisClient, socket: GatewaySocket): Promise<void> {
  await redis.zrem(socketsKey(socket.data.userId), entryOf(socket));
}

/** Renews this gateway's sockets, so that they are not taken for dead. @returns how to stop. */
export function keepRegistered(redis: RedisClient, clock: Clock, io: SocketServer): () => void {
  const timer = setInterval(() => {
    const sockets = [...io.sockets.sockets.values()];
    for (const group of byNode(redis, sockets, ({ data }) => socketsKey(data.userId))) {
      const pipeline = redis.pipeline();
      for (const socket of group) {
        const key = socketsKey(socket.data.userId);
        pipeline.zadd(key, 'XX', clock.now().getTime(), entryOf(socket)).pexpire(key, EXPIRE_MS);
      }
      // Next time, when Redis is away: an entry outlives two rounds.
      pipeline.exec().catch(() => undefined);
    }
  }, RENEW_MS);
  return () => clearInterval(timer);
}
