import type { Redis } from 'ioredis';
import { LIMITS } from '@vesper/core/contract/limits';
import { SURPLUS_SOCKET_CHANNEL } from '@vesper/core/runs/channels';
import type { GatewayServer, GatewaySocket } from './socket-types.ts';

/** Every gateway says this often which sockets it still has. Milliseconds. */
const SAY_EVERY_MS = 60_000;
/** A socket not heard of for this long belonged to a gateway that died. */
const SEAT_MS = 150_000;

/** The sockets of a user at all gateways: `<time of connection>:<socket id>`, by last mention. */
const seatsKey = (userId: string): string => `sockets:${userId}`;

/**
 * Gives a socket one of its user's seats. When there are more sockets than seats, the oldest ones
 * are closed, wherever they are: who opens one more is looking at that one.
 */
export async function takeSeat(redis: Redis, socket: GatewaySocket): Promise<void> {
  const key = seatsKey(socket.data.userId);
  const now = Date.now();
  await redis
    .multi()
    .zremrangebyscore(key, '-inf', now - SEAT_MS)
    .zadd(key, now, seatOf(socket))
    .pexpire(key, SEAT_MS)
    .exec();
  const seats = (await redis.zrange(key, '0', '-1')).sort();
  for (const seat of seats.slice(0, -LIMITS.socketsPerUser)) {
    await redis.zrem(key, seat);
    await redis.publish(SURPLUS_SOCKET_CHANNEL, seat.slice(seat.indexOf(':') + 1));
  }
}

/** Times have the same number of digits, so that text sorts as they do. */
function seatOf(socket: GatewaySocket): string {
  return `${socket.handshake.issued}:${socket.id}`;
}

/** The socket has gone. */
export async function leaveSeat(redis: Redis, socket: GatewaySocket): Promise<void> {
  await redis.zrem(seatsKey(socket.data.userId), seatOf(socket));
}

/** Keeps the seats of this gateway's sockets from being taken for abandoned. @returns how to stop. */
export function keepSeats(redis: Redis, io: GatewayServer): () => void {
  const timer = setInterval(() => {
    const pipeline = redis.pipeline();
    for (const socket of io.sockets.sockets.values()) {
      const key = seatsKey(socket.data.userId);
      pipeline.zadd(key, 'XX', Date.now(), seatOf(socket)).pexpire(key, SEAT_MS);
    }
    // Next time, when Redis is away: a seat outlives two rounds.
    pipeline.exec().catch(() => undefined);
  }, SAY_EVERY_MS);
  return () => clearInterval(timer);
}
